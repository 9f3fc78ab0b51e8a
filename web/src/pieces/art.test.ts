import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import table from '../../../src/tatami/art/art.json'
import { dyeOf, dyeOfSeat, wear } from './art'

const tokens = readFileSync('src/style/tokens.css', 'utf8')
const token = (name: string): string | undefined => tokens.match(new RegExp(`--${name}: (#[0-9a-f]{6})`))?.[1]?.toUpperCase()

it.each(Object.entries({ ...table.dyes, bronze: table.bronze }))('%s is the same colour in the style and in the art', (name, { colour }) => {
  expect(token(name)).toBe(colour)
})

it('puts every mark that is worn into the page', () => {
  for (const game of ['take', 'tenno', 'tenka'] as const) {
    for (const kind of Object.keys(table[game])) {
      expect(document.querySelector(`symbol#mark-${wear(game, kind).mark}`), kind).not.toBeNull()
    }
  }
})

it('knows who wears what', () => {
  expect(wear('take', 'samurai')).toEqual({ mark: 'samurai-7', dye: 'shu' })
  expect(dyeOf(wear('tenka', 'emperor'))).toEqual(table.bronze)
  expect([dyeOfSeat(1).shape, dyeOfSeat(7).shape]).toEqual(['circle', 'pentagon'])
})
