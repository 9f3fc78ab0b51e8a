import { expect, it } from 'vitest'
import { replayOf, sightOf } from '../scene/for-tests'
import type { Replay } from '../scene/sight'
import { courseOf, turnOf } from './course'

/** A game of two with these points after each move. */
function played(points: [number, number][], winners: number[]): Replay {
  const sights = points.map(([one, two], at) =>
    sightOf({ scores: { 1: one, 2: two }, winners: at === points.length - 1 ? winners : [] }),
  )
  return replayOf(...sights)
}

it('follows everybody’s points', () => {
  expect(
    courseOf(
      played(
        [
          [0, 0],
          [3, 0],
          [3, 5],
        ],
        [2],
      ),
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

it.each([
  {
    name: 'after the last tie',
    points: [
      [0, 0],
      [3, 0],
      [3, 3],
      [3, 4],
      [3, 9],
    ],
    winners: [2],
    turn: { move: 3, seat: 2 },
  },
  {
    name: 'with the first points, if nobody caught up',
    points: [
      [0, 0],
      [1, 0],
      [2, 1],
    ],
    winners: [1],
    turn: { move: 1, seat: 1 },
  },
  {
    name: 'nowhere, if the winner won a tie',
    points: [
      [0, 0],
      [2, 1],
      [2, 2],
    ],
    winners: [1],
    turn: null,
  },
  {
    name: 'nowhere, if two won',
    points: [
      [0, 0],
      [2, 1],
      [2, 2],
    ],
    winners: [1, 2],
    turn: null,
  },
] as { name: string; points: [number, number][]; winners: number[]; turn: unknown }[])(
  'turns $name',
  ({ points, winners, turn }) => {
    expect(turnOf(played(points, winners))).toEqual(turn)
  },
)
