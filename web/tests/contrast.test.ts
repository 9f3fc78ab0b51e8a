/** What is written can be read by day, by night and under the moon: WCAG AA for every pair of tokens that meet. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import art from '../../src/tatami/art/art.json'

const SOURCE = join(import.meta.dirname, '../src')
const TEXT = 4.5
const SHAPE = 3 // large letters, rims of controls, marks that carry a meaning

/** What is written on what. */
const WRITTEN: Record<string, string[]> = {
  ink: ['paper', 'paper-2', 'paper-3', 'straw', 'straw-2', 'sand'],
  'ink-2': ['paper', 'paper-2', 'paper-3'],
  'ink-3': ['paper', 'paper-2'],
  'ink-on-straw': ['straw', 'straw-2'],
  'vermilion-ink': ['vermilion'],
  'vermilion-text': ['paper', 'paper-2'],
  gold: ['paper'],
  right: ['paper'],
  'wood-ink': ['wood-dark', 'lintel', 'hearth'],
  paper: ['ink', 'ink-2'],
}

/** What is drawn on what, or written in large letters. */
const DRAWN: Record<string, string[]> = {
  vermilion: ['paper'],
  'vermilion-text': ['straw', 'straw-2', 'sand'],
  focus: ['paper', 'straw', 'straw-2'],
  'ink-2': ['paper', 'paper-2'],
  'ink-3': ['paper', 'paper-2'],
  yamabuki: ['heri'],
  'on-light-dye': ['yamabuki', 'fuji', 'mizu'],
  'on-dark-dye': ['ai', 'shu', 'matsu', 'sumi'],
}

const css = readFileSync(join(SOURCE, 'style/tokens.css'), 'utf8')
const block = (selector: string): Record<string, string> => {
  const text = css.slice(css.indexOf(selector)).split('}', 1)[0]!
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name!, colour!]),
  )
}
const day = block(':root {')
const night = { ...day, ...block(":root[data-theme='night']") }
const { sand: _, ...onEveryTable } = day // the moon shines on no courtyard
const moon = { ...onEveryTable, ...block("[data-side='moon']") }

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

describe.each(Object.entries({ day, night, moon }))('by %s', (_, tokens: Record<string, string>) => {
  const pairs = (table: Record<string, string[]>) =>
    Object.entries(table).flatMap(([front, backs]) =>
      backs.filter((back) => back in tokens).map((back) => [front, back] as const),
    )
  it.each(pairs(WRITTEN))('%s can be read on %s', (front, back) => {
    expect(contrast(tokens[front]!, tokens[back]!)).toBeGreaterThanOrEqual(TEXT)
  })
  it.each(pairs(DRAWN))('%s can be told from %s', (front, back) => {
    expect(contrast(tokens[front]!, tokens[back]!)).toBeGreaterThanOrEqual(SHAPE)
  })
})

it.each(Object.entries({ ...art.dyes, bronze: art.bronze }))(
  'what is written on %s can be read',
  (_, { colour, on }) => {
    expect(contrast(colour, on)).toBeGreaterThanOrEqual(TEXT)
  },
)

it('knows every colour that anything is written in', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(svelte|css)$/.test(file),
  )
  const used = files.flatMap((file) =>
    [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/[\s;{]color: var\(--([\w-]+)\)/g)].map(([, name]) => name!),
  )
  expect([...new Set(used)].filter((name) => !(name in WRITTEN) && !(name in DRAWN))).toEqual([])
})
