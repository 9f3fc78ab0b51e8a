/** What the page says, in eight languages: Fluent messages, loaded when needed, said anew when the language changes. */
import titles from '../../../src/tatami/locale/titles.ftl?raw'
import japaneseTitles from '../../../src/tatami/locale/titles.ja.ftl?raw'
import type { Language } from '../wire/messages'
import { Bundle, type Value, type Values } from './fluent'
import { firstSound } from './speaker'

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
const shell = import.meta.glob<string>(['../locale/*.ftl', '../people/locale/*.ftl'], {
  query: '?raw',
  import: 'default',
})
const games = import.meta.glob<string>(['../games/*/locale/*.ftl', '../games/*/lesson/locale/*.ftl'], {
  query: '?raw',
  import: 'default',
})

class Voice {
  now: { lang: Language; bundle: Bundle } = $state.raw({ lang: 'en', bundle: new Bundle('en') })
}

const voice = new Voice()
const opened = new Set<string>() // folders of games whose words are needed

/** The language that is spoken now. */
export function language(): Language {
  return voice.now.lang
}

/** Speaks another language from now on, once its messages are there. */
export async function speak(lang: Language): Promise<void> {
  const files: (Load | undefined)[] = [shell[`../locale/${lang}.ftl`], shell[`../people/locale/${lang}.ftl`]]
  for (const folder of opened) files.push(games[`../games/${folder}/locale/${lang}.ftl`])
  const texts = await Promise.all(files.filter((load) => load !== undefined).map((load) => load()))
  voice.now = { lang, bundle: new Bundle(lang, titles, lang === 'ja' ? japaneseTitles : '', ...texts) }
  document.documentElement.lang = lang
}

/** Loads the words of a game's table (`take`), or of its lesson (`take/lesson`). */
export async function learn(folder: string): Promise<void> {
  if (opened.has(folder)) return
  opened.add(folder)
  await speak(language())
}

/** A message in the language that is spoken now; inside a component it is said anew when that changes. */
export function say(id: string, args?: Values): string {
  return voice.now.bundle.say(id, args && withSounds(args))
}

/** Arguments, and for each text `x` its first sound as `x-starts`, which some languages need: d’Emi, ad Anna. */
function withSounds(args: Values): Values {
  const all: Record<string, Value> = { ...args }
  for (const [key, value] of Object.entries(args))
    if (typeof value === 'string') all[`${key}-starts`] = firstSound(value, language())
  return all
}

/** Things in a row, as the language that is spoken now joins them: a, b and c. */
export function listed(items: readonly string[]): string {
  const { lang } = voice.now
  return new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang).format(items)
}

/** The language somebody likely reads, from what their browser asks for. */
export function likelyLanguage(asked: readonly string[] = navigator.languages): Language {
  for (const tag of asked) {
    const lang = tag.slice(0, 2).toLowerCase()
    if (lang in LANGUAGES) return lang as Language
  }
  return 'en'
}
