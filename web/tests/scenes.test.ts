/** The page reads scenes of real games as the server does, whole, changed, and with every hand open. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { changed, hold, type Held } from '../src/scene/held'
import { SceneReader } from '../src/scene/reader'
import type { Sight } from '../src/scene/sight'
import type { Dictionary, Scene } from '../src/wire/messages'
import { Bundle } from '../src/words/fluent'
import { Speaker } from '../src/words/speaker'

interface Course {
  seat: number | null
  /** The first is whole, the others change it. */
  scenes: Scene[]
  sights: Sight[]
}
interface Fixture {
  lang: string
  names: Record<number, string>
  dictionary: Dictionary
  courses: Course[]
  /** All of them whole. */
  opened: { scenes: Scene[]; sights: Sight[] }
}

const FOLDER = join(import.meta.dirname, 'scenes')
const SOURCE = join(import.meta.dirname, '../../src/tatami')

function readerOf(game: string, { lang, names, dictionary }: Fixture, seat: number | null): SceneReader {
  const files = [`locale/${lang}.ftl`, `games/${game}/locale/${lang}.ftl`].map((file) => join(SOURCE, file))
  const bundle = new Bundle(lang, ...files.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8')))
  return new SceneReader(dictionary, new Speaker(lang, bundle, { seat, names, called: dictionary.called }))
}

describe.each(readdirSync(FOLDER).map((file) => file.replace('.json', '')))('the scenes of %s', (game) => {
  const fixture = JSON.parse(readFileSync(join(FOLDER, `${game}.json`), 'utf8')) as Fixture

  it('show what the server shows in words', () => {
    for (const { seat, scenes, sights } of fixture.courses) {
      const reader = readerOf(game, fixture, seat)
      let held: Held | null = null
      for (const [index, scene] of scenes.entries()) {
        held = held ? changed(held, scene) : hold(scene)
        const { board, steps } = reader.sight(held)
        expect(board).toEqual(sights[index]!.board)
        expect(steps.slice(-sights[index]!.steps.length)).toEqual(sights[index]!.steps)
      }
    }
  })

  it('name with every hand open what was laid', () => {
    const reader = readerOf(game, fixture, null)
    expect(fixture.opened.scenes.map((scene) => reader.sight(hold(scene)))).toEqual(fixture.opened.sights)
  })

  it('are read once: what stays is the same thing again', () => {
    const [first, second] = fixture.courses[0]!.scenes.slice(0, 2) as [Scene, Scene]
    const reader = readerOf(game, fixture, fixture.courses[0]!.seat)
    const held = hold(first)
    const before = reader.sight(held)
    expect(reader.sight(held)).toBe(before)
    const known = new Set(before.board.places)
    const after = reader.sight(changed(held, second)).board.places
    expect(after.filter((place) => known.has(place)).length).toBeGreaterThan(0)
  })
})
