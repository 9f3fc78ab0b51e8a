/** What the page says, in eight languages: Fluent messages, loaded when needed, said anew when the language changes. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import titles from '../../../src/tatami/locale/titles.ftl?raw'
import type { Language } from '../wire/messages'

export const LANGUAGES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
  es: 'Español',
  it: 'Italiano',
  ru: 'Русский',
  ja: '日本語',
}

type Load = () => Promise<string>
const shell = import.meta.glob<string>('../locale/*.ftl', { query: '?raw', import: 'default' })
const games = import.meta.glob<string>(['../games/*/locale/*.ftl', '../games/*/lesson/locale/*.ftl'], { query: '?raw', import: 'default' })

class Voice {
  now: { lang: Language; bundle: FluentBundle } = $state.raw({ lang: 'en', bundle: new FluentBundle('en') })
}

const voice = new Voice()
const opened = new Set<string>() // folders of games whose words are needed

/** The language that is spoken now. */
export function language(): Language {
  return voice.now.lang
}

/** Speaks another language from now on, once its messages are there. */
export async function speak(lang: Language): Promise<void> {
  const files: (Load | undefined)[] = [shell[`../locale/${lang}.ftl`]]
  for (const folder of opened) files.push(games[`../games/${folder}/locale/${lang}.ftl`])
  const texts = await Promise.all(files.filter((load) => load !== undefined).map((load) => load()))
  const bundle = new FluentBundle(lang, { useIsolating: false })
  for (const text of [titles, ...texts]) bundle.addResource(new FluentResource(text))
  voice.now = { lang, bundle }
  document.documentElement.lang = lang
}

/** Loads the words of a game's table (`take`), or of its lesson (`take/lesson`). */
export async function learn(folder: string): Promise<void> {
  if (opened.has(folder)) return
  opened.add(folder)
  await speak(language())
}

/** A message in the language that is spoken now; inside a component it is said anew when that changes. */
export function say(id: string, args?: Record<string, FluentVariable>): string {
  const { bundle } = voice.now
  const pattern = bundle.getMessage(id)?.value
  return pattern ? bundle.formatPattern(pattern, args) : id
}

/** The language somebody likely reads, from what their browser asks for. */
export function likelyLanguage(asked: readonly string[] = navigator.languages): Language {
  for (const tag of asked) {
    const lang = tag.slice(0, 2).toLowerCase()
    if (lang in LANGUAGES) return lang as Language
  }
  return 'en'
}
