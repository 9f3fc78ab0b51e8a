import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import table from '../../../src/tatami/art/art.json'
import { dyeOf, dyeOfSeat, wear } from './art'

const tokens = readFileSync('src/style/tokens.css', 'utf8')
const token = (name: string): string | undefined =>
  tokens.match(new RegExp(`--${name}: (#[0-9a-f]{6})`))?.[1]?.toUpperCase()

it.each(Object.entries({ ...table.dyes, bronze: table.bronze }))(
  '%s is the same colour in the style and in the art',
  (name, { colour }) => {
    expect(token(name)).toBe(colour)
  },
)

it('puts every mark that is worn into the page', () => {
  const worn = JSON.stringify(table).matchAll(/"mark":"(.+?)"/g)
  const marks = new Set([...worn].map(([, mark]) => mark))
  expect(marks.size).toBeGreaterThan(20)
  for (const mark of marks) expect(document.querySelector(`symbol#mark-${mark}`), mark).not.toBeNull()
})

it('knows who wears what', () => {
  expect(wear('take', 'samurai')).toEqual({ mark: 'samurai-7', dye: 'shu' })
  expect(dyeOf(wear('tenka', 'emperor'))).toEqual(table.bronze)
  expect([dyeOfSeat(1).shape, dyeOfSeat(7).shape]).toEqual(['circle', 'pentagon'])
})
