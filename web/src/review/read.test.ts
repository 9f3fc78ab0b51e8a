import { expect, it } from 'vitest'
import type { Amount, ReviewDecision, ReviewState } from '../wire/messages'
import { chancesOf, costliestOf, decisionAfter, errorsOf, linesOf, nextMoment, whyOf } from './read'

const decision = (number: number, seat: number, loss: number, more: Partial<ReviewDecision> = {}): ReviewDecision => ({
  number,
  seat,
  played: 'a',
  best: 'b',
  grade: loss > 0 ? 'mistake' : null,
  loss,
  points_lost: 0,
  error: 0,
  exact: false,
  value: 0.5,
  choices: [],
  reply: null,
  reply_to_played: null,
  why: [],
  best_move: null,
  played_move: null,
  ...more,
})
const amount = (share: number, points = 0): Amount => ({ share, points })
const found = (...decisions: ReviewDecision[]): ReviewState => ({
  state: 'waiting',
  done: 1,
  total: 9,
  found: decisions,
  review: null,
})

it('finds a seat’s errors while the review is computed, and the three costliest in the order of the game', () => {
  const state = found(
    decision(1, 1, 0.2),
    decision(2, 2, 0.9),
    decision(3, 1, 0),
    decision(5, 1, 0.4),
    decision(7, 1, 0.1),
    decision(9, 1, 0.3),
  )
  expect(errorsOf(state, 1).map(({ number }) => number)).toEqual([1, 5, 7, 9])
  expect(costliestOf(state, 1).map(({ number }) => number)).toEqual([1, 5, 9])
  expect(decisionAfter(state, 4)?.number).toBe(5)
  expect(decisionAfter(state, 5)).toBeNull()
  expect(costliestOf(null, 1)).toEqual([])
})

it('calls those errors costliest that the finished review calls so, and before that the gravest', () => {
  const grave = { grade: 'blunder', points_lost: 14 } as const
  const decisions = [decision(1, 1, 0.05), decision(2, 1, 0.04), decision(3, 1, 0.03), decision(5, 1, 0.01, grave)]
  expect(costliestOf(found(...decisions), 1).map(({ number }) => number)).toEqual([1, 2, 5])
  const parts = { start: amount(0), own: amount(0), others: amount(0), luck: amount(0), result: amount(0) }
  const seats = { 1: { parts, accuracy: 80, costliest: [5, 3], moments: [] } }
  const review = { game: 'take', is_open: true, complete: true, seats, decisions }
  expect(costliestOf({ ...found(), state: 'done', review }, 1).map(({ number }) => number)).toEqual([3, 5])
})

it('leads from moment to moment, and from the last to the first', () => {
  const moments = [decision(3, 1, 0.2), decision(8, 1, 0.2)]
  expect([0, 2, 5, 7, 20].map((move) => nextMoment(moments, move))).toEqual([2, 7, 7, 2, 2])
  expect(nextMoment([], 4)).toBeNull()
})

it('rounds the parts of a result so that they add up', () => {
  const parts = {
    start: amount(0.0895, -13.42),
    own: amount(-4.6948, -159.72),
    others: amount(4.3379, 146.24),
    luck: amount(0.2674, 7.9),
    result: amount(0, -19),
  }
  const lines = linesOf(parts)
  expect(lines.map(({ part }) => part)).toEqual(['start', 'own', 'others', 'luck', 'result'])
  for (const measure of ['share', 'points'] as const) {
    const numbers = lines.map((line) => line[measure])
    expect(numbers.slice(0, -1).reduce((sum, number) => sum + number)).toBe(numbers.at(-1))
    expect(Math.abs(numbers[3]! - (measure === 'share' ? 26.74 : 7.9))).toBeLessThanOrEqual(2.5)
  }
})

it('reads the chances of a seat from its moments', () => {
  const moment = (share: number) => ({ number: 0, seat: null, value: amount(share), error: amount(0), luck: amount(0) })
  const parts = { start: amount(0), own: amount(0), others: amount(0), luck: amount(0), result: amount(0) }
  const seat = { parts, accuracy: 80, costliest: [], moments: [moment(0.5), moment(1)] }
  const review = { game: 'take', is_open: true, complete: true, seats: { 1: seat }, decisions: [] }
  expect(chancesOf(review, 1)).toEqual([0.5, 1])
  expect(chancesOf(review, 2)).toBeNull()
  expect(chancesOf(null, 1)).toBeNull()
})

it('sorts the reasons by their roles', () => {
  const fact = (id: string, args: Record<string, unknown> = {}) => ({ id, args, words: '' })
  const move = { id: 'act', args: {} }
  const why = whyOf(
    decision(1, 1, 0.2, {
      why: [
        fact('why-better-then', { move, preview: { id: 'then', args: {} } }),
        fact('why-played', { move }),
        fact('why-share', { better: 60, played: 20 }),
        fact('why-forgotten', { number: 3 }),
      ],
    }),
  )
  expect(why.better).toEqual({ move, preview: { id: 'then', args: {} } })
  expect(why.played).toEqual({ move, preview: null })
  expect(why.more.map(({ id }) => id)).toEqual(['why-share', 'why-forgotten'])
})
