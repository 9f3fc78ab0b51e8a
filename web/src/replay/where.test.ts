import { expect, it } from 'vitest'
import { parseWhere, writeWhere } from './where'

it.each([{ seat: 2, move: 17 }, { seat: null, move: 0 }])('reads the link it writes: %o', (where) => {
  expect(parseWhere(`#${writeWhere(where)}`)).toEqual(where)
})

it('takes nonsense as the beginning', () => {
  expect(parseWhere('#x,-3')).toEqual({ seat: null, move: 0 })
})
