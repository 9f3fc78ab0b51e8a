import { expect, it } from 'vitest'
import { replayOf, sightOf } from '../scene/for-tests'
import type { Replay } from '../scene/sight'
import { courseOf } from './course'

/** A game of two with these points after each move. */
function played(points: [number, number][]): Replay {
  return replayOf(...points.map(([one, two]) => sightOf({ scores: { 1: one, 2: two } })))
}

it('follows everybody’s points', () => {
  expect(
    courseOf(
      played([
        [0, 0],
        [3, 0],
        [3, 5],
      ]),
    ),
  ).toEqual(
    new Map([
      [1, [0, 3, 3]],
      [2, [0, 0, 5]],
    ]),
  )
})

it('counts what stands on the table', () => {
  const replay = replayOf(sightOf({ counts: { 'seat/2/score': 8 }, scores: { 1: 3, 2: 0 } }))
  expect(courseOf(replay)).toEqual(
    new Map([
      [1, [3]],
      [2, [8]],
    ]),
  )
})
