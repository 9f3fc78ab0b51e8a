import { expect, it } from 'vitest'
import { parseWhere, writeWhere } from './where'

it.each([
  { eyes: 2, move: 17, isReview: true },
  { eyes: null, move: 0, isReview: false },
  { eyes: 'open', move: 3, isReview: true } as const,
])('reads the link it writes: %o', (where) => {
  expect(parseWhere(`#${writeWhere(where)}`)).toEqual(where)
})

it.each(['', '#', '#x,-3'])('takes %o as the beginning, with every hand open', (hash) => {
  expect(parseWhere(hash)).toEqual({ eyes: 'open', move: 0, isReview: false })
})
