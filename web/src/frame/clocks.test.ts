import { expect, it } from 'vitest'
import type { Turn } from '../wire/messages'
import { clocksInSight } from './clocks'

const turn = (seats: number, ...asked: number[]): Turn => ({
  decision: 1,
  asked,
  clocks: Array.from({ length: seats }, (_, index) => ({
    seat: index + 1,
    left: 60_000,
    deadline: asked.includes(index + 1) ? 1 : null,
  })),
})
const seats = (now: Turn, own: number | null): number[] =>
  clocksInSight(now, own)
    .filter(({ isDouble }) => !isDouble)
    .map(({ clock }) => clock.seat)
const first = (now: Turn, own: number | null): number | undefined =>
  clocksInSight(now, own).find(({ isFirst }) => isFirst)?.clock.seat

it('shows both of two players, each in its place', () => {
  expect(seats(turn(2, 2), 1)).toEqual([1, 2])
  expect(seats(turn(2, 1), 2)).toEqual([1, 2])
})

it('shows whoever is to move and one’s own of more', () => {
  expect(seats(turn(5, 3), 2)).toEqual([3, 2])
  expect(seats(turn(5, 3), null)).toEqual([3])
})

it('keeps the place of one’s own while one moves oneself', () => {
  expect(seats(turn(5, 2), 2)).toEqual([2])
  expect(clocksInSight(turn(5, 2), 2)).toHaveLength(2)
})

it.each([
  [turn(2, 2), 1, 2],
  [turn(4, 1, 3), 3, 3],
  [turn(4, 1, 3), 2, 1],
])('knows the one for a phone', (now, own, expected) => expect(first(now, own)).toBe(expected))

it('shows none where nobody is in a hurry', () => {
  expect(clocksInSight({ ...turn(2, 1), clocks: [] }, 1)).toEqual([])
})
