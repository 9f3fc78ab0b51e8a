/** The page says messages word for word as the server does: sentences of real games, made by the Python speaker. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Bundle } from '../src/words/fluent'
import { Speaker, type Message } from '../src/words/speaker'

interface Fixture {
  languages: string[]
  names: Record<number, string>[]
  called: Record<string, string>[]
  cases: [message: Message, listener: number | null, names: number, called: number, said: string[]][]
}

const FOLDER = join(import.meta.dirname, 'messages')
const SOURCE = join(import.meta.dirname, '../../src/tatami')
const games = readdirSync(FOLDER).map((file) => file.replace('.json', ''))

function bundle(game: string, lang: string): Bundle {
  const files = [`locale/${lang}.ftl`, `games/${game}/locale/${lang}.ftl`]
  const paths = files.map((file) => join(SOURCE, file)).filter((path) => existsSync(path))
  return new Bundle(lang, ...paths.map((path) => readFileSync(path, 'utf8')))
}

describe.each(games)('the messages of %s', (game) => {
  const { languages, names, called, cases } = JSON.parse(readFileSync(join(FOLDER, `${game}.json`), 'utf8')) as Fixture

  it.each(languages)('are said alike in %s', (lang) => {
    const words = bundle(game, lang)
    const at = languages.indexOf(lang)
    const said = cases.map(([message, seat, people, own]) =>
      new Speaker(lang, words, { seat, names: names[people]!, called: called[own]! }).say(message),
    )
    expect(said).toEqual(cases.map(([, , , , sentences]) => sentences[at]))
  })
})
