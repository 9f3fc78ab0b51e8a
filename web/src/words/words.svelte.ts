/** The page's texts in eight languages: Fluent messages, loaded on demand, updated when the language changes. */
import type { Language } from '../wire/messages'
import { games as askGames, tableMessages } from '../wire/rest'
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
const shell = import.meta.glob<string>(
  ['../locale/*.ftl', '../{people,notices,practice,talk,tournaments}/locale/*.ftl'],
  {
    query: '?raw',
    import: 'default',
  },
)
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
    void entitle(lang)
  })
  newest = mine
  return mine
}

let newest: Promise<void> = Promise.resolve()

async function load(lang: Language): Promise<Spoken> {
  const folders = ['', 'people/', 'notices/', 'practice/', 'talk/', 'tournaments/']
  const files: (Load | undefined)[] = folders.map((folder) => shell[`../${folder}locale/${lang}.ftl`])
  for (const folder of opened) files.push(games[`../games/${folder}/locale/${lang}.ftl`])
  const tables = [...played]
  const [texts, messages] = await Promise.all([
    Promise.all(files.filter((file) => file !== undefined).map((file) => file())),
    Promise.all(tables.map((game) => tableMessages(game, lang))),
  ])
  const bundle = new Bundle(lang, ...texts)
  for (const game of drawn) bundle.put(`title-${game}`, NO_TITLE)
  for (const [game, title] of titled.get(lang) ?? []) bundle.put(`title-${game}`, title)
  return {
    lang,
    bundle,
    tables: new Map(tables.map((game, index) => [game, new Bundle(lang, messages[index]!)])),
  }
}

const NO_TITLE = '\u00a0' // keeps the line's height until the title is there
const drawn = new Set(Object.keys(games).map((path) => path.split('/')[2]!)) // games that the page has words for
const titled = new Map<Language, [game: string, title: string][]>()

/** Adds the titles of all games, which only the server knows; the page does not wait for them. */
async function entitle(lang: Language): Promise<void> {
  if (titled.has(lang)) return
  try {
    titled.set(
      lang,
      (await askGames(lang)).map(({ name, title }) => [name, title]),
    )
  } catch {
    return // the page asks for the games again and says what is wrong
  }
  if (voice.now.lang !== lang) return
  for (const [game, title] of titled.get(lang)!) voice.now.bundle.put(`title-${game}`, title)
  voice.now = { ...voice.now }
}

/** Whether the server does not have a game, or not any more: it has no title. */
export const isMissing = (game: string): boolean => titled.has(voice.now.lang) && !knows(`title-${game}`)

/** Whether the page has a message of its own. */
export const knows = (id: string): boolean => voice.now.bundle.has(id)

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

/** Sentences one after another, as the language sets them: Japanese puts no space between them. */
export function paragraph(sentences: readonly string[]): string {
  return sentences.join(language() === 'ja' ? '' : ' ')
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
