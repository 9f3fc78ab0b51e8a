/** The page's texts in eight languages: Fluent messages, loaded on demand, updated when the language changes. */
import titles from '../../../src/tatami/locale/titles.ftl?raw'
import japaneseTitles from '../../../src/tatami/locale/titles.ja.ftl?raw'
import type { Language } from '../wire/messages'
import { tableMessages } from '../wire/rest'
import { Bundle, type Value, type Values } from './fluent'
import { firstSound, Speaker, type Listener } from './speaker'

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

interface Spoken {
  lang: Language
  bundle: Bundle
  /** The server's own messages for the tables of each loaded game. */
  tables: ReadonlyMap<string, Bundle>
}

class Voice {
  now: Spoken = $state.raw({ lang: 'en', bundle: new Bundle('en'), tables: new Map() })
  lang = $derived(this.now.lang) // the same while only more words come
}

const voice = new Voice()
const opened = new Set<string>() // folders of games whose words are needed
const played = new Set<string>() // games whose tables are shown

/** The language that is spoken now. */
export function language(): Language {
  return voice.lang
}

/** Speaks another language from now on, once its messages are there. */
export function speak(lang: Language): Promise<void> {
  const mine: Promise<void> = load(lang).then((now) => {
    if (newest !== mine) return newest // a newer request supersedes this one
    voice.now = now
    document.documentElement.lang = lang
  })
  newest = mine
  return mine
}

let newest: Promise<void> = Promise.resolve()

async function load(lang: Language): Promise<Spoken> {
  const files: (Load | undefined)[] = [shell[`../locale/${lang}.ftl`], shell[`../people/locale/${lang}.ftl`]]
  for (const folder of opened) files.push(games[`../games/${folder}/locale/${lang}.ftl`])
  const tables = [...played]
  const [texts, messages] = await Promise.all([
    Promise.all(files.filter((file) => file !== undefined).map((file) => file())),
    Promise.all(tables.map((game) => tableMessages(game, lang))),
  ])
  return {
    lang,
    bundle: new Bundle(lang, titles, lang === 'ja' ? japaneseTitles : '', ...texts),
    tables: new Map(tables.map((game, index) => [game, new Bundle(lang, messages[index]!)])),
  }
}

/** Loads the page's own words of a game (`take`), or of its lesson (`take/lesson`). */
export const learn = (folder: string) => need(opened, folder)

/** Loads all that is said at the tables of a game: by the page, and by the game itself. */
export async function learnTable(game: string): Promise<void> {
  await Promise.all([need(opened, game), need(played, game)])
}

async function need(wanted: Set<string>, name: string): Promise<void> {
  if (wanted.has(name)) return newest
  wanted.add(name)
  try {
    await speak(language())
  } catch (error) {
    wanted.delete(name)
    throw error
  }
}

/** Makes speakers for a game's tables in the language that is spoken now; null before its messages are loaded. */
export function speakersAt(game: string): ((listener: Listener) => Speaker) | null {
  const { lang, tables } = voice.now
  const bundle = tables.get(game)
  return bundle ? (listener) => new Speaker(lang, bundle, listener) : null
}

/** One such speaker. */
export const speakerAt = (game: string, listener: Listener): Speaker | null => speakersAt(game)?.(listener) ?? null

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

/** The reader's likely language, from the browser's preferences. */
export function likelyLanguage(asked: readonly string[] = navigator.languages): Language {
  for (const tag of asked) {
    const lang = tag.slice(0, 2).toLowerCase()
    if (lang in LANGUAGES) return lang as Language
  }
  return 'en'
}
