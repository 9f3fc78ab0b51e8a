import { expect, it } from 'vitest'
import { pickGuest } from './guest'

it('seldom calls two guests the same', () => {
  let state = 1
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647
  const names = Array.from({ length: 200 }, () => JSON.stringify(pickGuest(random)))
  expect(new Set(names).size).toBeGreaterThan(190)
})
