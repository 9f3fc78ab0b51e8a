/** Every message that is said exists in every language, with the same arguments, and none is left over. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../src/words/words.svelte.ts'

const SOURCE = join(import.meta.dirname, '../src')
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
const languages = Object.keys(LANGUAGES)

const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8')
const SPEAKER = join('words', 'speaker.ts') // says the games' own messages
const code = files.filter((file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$/.test(file) && file !== SPEAKER)

interface Arguments {
  all: Set<string>
  /** Those that are read, not only decided on: one language needs a plural where another has none. */
  shown: Set<string>
  /** The messages that are parts of this one, whose arguments it needs too. */
  parts: Set<string>
}

/** All arguments of a message and of its parts. */
function needed(id: string, among: ReadonlyMap<string, Arguments>): Set<string> {
  const own = among.get(id)
  return new Set(own && [...own.all, ...[...own.parts].flatMap((part) => [...needed(part, among)])])
}

/** The messages of a file, and the arguments of each. */
function messages(file: string): Map<string, Arguments> {
  const text = read(file)
  const ids = [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id!)
  const readable = new FluentResource(text).body.map(({ id }) => id).filter((id) => !id.startsWith('-'))
  expect(readable, `${file} has a line that cannot be read`).toEqual(ids)
  expect(new Set(ids).size, `${file} has a message twice`).toBe(ids.length)
  const blocks = text.split(/^(?=[a-z][\w-]* =)/gm).filter((block) => /^[a-z]/.test(block))
  const found = (block: string, pattern: RegExp) => new Set([...block.matchAll(pattern)].map(([, name]) => name!))
  return new Map(
    blocks.map((block, index) => [
      ids[index]!,
      {
        all: found(block, /\$([\w-]+)/g),
        shown: found(block, /\$([\w-]+) *[}),]/g),
        parts: found(block, /\{ ([a-z][\w-]*) \}/g),
      },
    ]),
  )
}

/** What a file says: whole ids, the beginnings of those that are composed, and patterns of composed ids. */
function said(file: string): { whole: string[]; begun: string[]; composed: RegExp[] } {
  const text = read(file)
  return {
    whole: [...text.matchAll(/\b(?:say\(\s*|title: |words: )'([\w-]+)'/g)].map(([, id]) => id!),
    begun: [...text.matchAll(/\bsay\(\s*`([\w-]+)\$\{/g)].map(([, id]) => id!),
    composed: [...text.matchAll(/`([\w-]+-)\$\{[^}]*\}(-[\w-]+)?`/g)].map(
      ([, start, end]) => new RegExp(`^${start}([\\w-]+?)${end ?? ''}$`),
    ),
  }
}

/** What a composed id may be completed with: each string, number and key of the code, and each game. */
const values = new Set([
  ...code.flatMap((file) =>
    [...read(file).matchAll(/'([\w-]+)'|"([\w-]+)"|\b(\d+)\b|(\w+):/g)].flatMap((found) => found.slice(1)),
  ),
  ...readdirSync(join(SOURCE, 'games')),
])

/** The messages of a game's lessons, which are named after their rules. */
function taught(folder: string): string[] {
  const [, game] = /^games\/(\w+)\/lesson/.exec(folder) ?? []
  if (!game) return []
  const lessons = readFileSync(join(SOURCE, '../../src/tatami/games', game, 'lessons.jsonl'), 'utf8')
    .trim()
    .split('\n')
  const rules = lessons.map((line) => (JSON.parse(line) as { id: string }).id)
  return rules.flatMap((rule) => [`${game}-rule-${rule}`, `${game}-rule-${rule}-more`, `${game}-goal-${rule}`])
}

const inside = (folder: string) => code.filter((file) => file.startsWith(folder))
const outside = code.filter((file) => !file.startsWith('games/'))
const places = [
  { name: 'shell', start: '', folder: 'locale', own: outside },
  { name: 'people', start: '', folder: 'people/locale', own: outside },
  { name: 'practice', start: '', folder: 'practice/locale', own: outside },
  { name: 'talk', start: '', folder: 'talk/locale', own: outside },
  { name: 'tournaments', start: '', folder: 'tournaments/locale', own: outside },
  { name: 'notifications', start: '', folder: 'notices/locale', own: outside },
  ...readdirSync(join(SOURCE, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => [
      {
        name,
        start: `${name}-`,
        folder: `games/${name}/locale`,
        own: inside(`games/${name}/`).filter((file) => !file.includes('/lesson/')),
      },
      {
        name: `${name}'s lesson`,
        start: new RegExp(`^${name}-(rule|goal)-`),
        folder: `games/${name}/lesson/locale`,
        own: inside(`games/${name}/lesson/`),
      },
    ]),
].filter(({ folder }) => files.includes(join(folder, 'en.ftl')))

it('no two files that are read together have a message of one name', () => {
  const ids = places.flatMap(({ folder }) => [...messages(join(folder, 'en.ftl')).keys()])
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

describe.each(places)('the words of $name', ({ start, folder, own }) => {
  const english = messages(join(folder, 'en.ftl'))
  const folders = ['', 'people/', 'notices/', 'practice/', 'talk/', 'tournaments/']
  const shell = new Map(folders.flatMap((folder) => [...messages(`${folder}locale/en.ftl`)]))
  const spoken = own.map(said)

  it.each(languages)('are complete in %s', (lang) => {
    const translated = messages(join(folder, `${lang}.ftl`))
    expect([...translated.keys()]).toEqual([...english.keys()])
    const wrong = [...english].filter(([id, { shown }]) => {
      const all = needed(id, english)
      const own = translated.get(id)!
      return (
        [...shown].some((name) => !own.all.has(name)) ||
        [...own.all].some((name) => !all.has(name.replace(/-starts$/, '')))
      )
    })
    expect(wrong.map(([id]) => id)).toEqual([])
  })

  it('are all there', () => {
    const known = [...english.keys(), ...shell.keys(), 'title-'] // titles come from the server
    expect(spoken.flatMap(({ whole }) => whole).filter((id) => !known.includes(id))).toEqual([])
    expect(spoken.flatMap(({ begun }) => begun).filter((start) => !known.some((id) => id.startsWith(start)))).toEqual(
      [],
    )
  })

  it('are all said', () => {
    // In code, as a lesson, or as a part of another message.
    const parts = [...read(join(folder, 'en.ftl')).matchAll(/\{ ([a-z][\w-]*) \}/g)].map(([, id]) => id)
    const text = [...own.map(read), ...[...taught(folder), ...parts].map((id) => `'${id}'`)].join('\n')
    const composed = spoken.flatMap((one) => one.composed)
    const unsaid = [...english.keys()].filter(
      (id) => !text.includes(`'${id}'`) && !composed.some((pattern) => values.has(pattern.exec(id)?.[1] ?? '')),
    )
    expect(unsaid).toEqual([])
  })

  it('are named after their game', () => {
    const named = typeof start === 'string' ? (id: string) => id.startsWith(start) : (id: string) => start.test(id)
    expect([...english.keys()].filter((id) => !named(id))).toEqual([])
  })
})
