import { expect, it } from 'vitest'
import { replayOf, sightOf } from '../../scene/for-tests'
import type { Step } from '../../scene/sight'
import { areasOf, chipAt, largest, startOf, storyOf, type Take } from './end'

const made = (number: number, seat: number, one: number, two: number, gained: [number, number] = [0, 0]): Take => ({
  number,
  seat,
  kind: 'ronin',
  gained: { 1: gained[0], 2: gained[1] },
  totals: { 1: one, 2: two },
})

it('reads the takes, not the abilities, from a replay', () => {
  const counts = (one: number, two: number) => ({ counts: { 'seat/1/score': one, 'seat/2/score': two } })
  const step = (number: number, token: string, source: string, target: string): Step => ({
    number,
    seat: 1,
    token,
    events: [{ kind: 'moved', source, target, piece: { kind: 'ronin', face: 'up', words: '' } }],
  })
  const replay = replayOf(
    sightOf(counts(0, 6)),
    sightOf(counts(0, 6), [step(0, 'R-b', 'seat/1/courtyard/ronin/bottom', 'seat/1/courtyard/ronin/middle')]),
    sightOf(counts(4, 9), [step(1, 'ta', 'hall/a', 'seat/1/courtyard/ronin/bottom')]),
  )
  expect([1, 2].map((move) => chipAt(replay, move).number)).toEqual([1, 1])
  expect(storyOf(replay)).toEqual([
    { number: 1, seat: 1, kind: 'ronin', gained: { 1: 4, 2: 3 }, totals: { 1: 4, 2: 9 } },
  ])
})

it('finds the takes that brought their own player most', () => {
  const takes = [
    made(1, 1, 0, 0, [3, 20]),
    made(2, 2, 0, 0, [0, 9]),
    made(3, 1, 0, 0, [12, 0]),
    made(4, 2, 0, 0, [0, 1]),
  ]
  expect(largest(takes, 2).map(({ number }) => number)).toEqual([2, 3])
})

it('begins with what the second player was given', () => {
  expect(startOf([made(1, 1, 4, 15, [4, 3])])).toEqual({ 1: 0, 2: 12 })
})

it('cuts the area between the lines where the lead changes', () => {
  const areas = areasOf([made(1, 1, 4, 0, [4, 0]), made(2, 2, 4, 8, [0, 8])], 1)
  expect(areas.map(({ leader }) => leader)).toEqual([1, 2])
  expect(areas[0]!.points).toContainEqual([1.5, 4])
  expect(areas[1]!.points[0]).toEqual([1.5, 4])
})
