import { describe, expect, it } from 'vitest'
import type { Board, Place, Sight, Snapshot, Step, Update } from './messages'
import { applyUpdate } from './state'

const step = (number: number): Step => ({ number, seat: 1, token: 't', events: [] })
const sight = (seat: number | null, task: string, ...steps: number[]): Sight => ({
  seat,
  board: { task } as Board,
  steps: steps.map(step),
})
const base: Snapshot = {
  is: 'snapshot',
  table: 't',
  seq: 3,
  at: 0,
  room: {} as Snapshot['room'],
  you: { member: 1, seats: [1, 2] },
  turn: null,
  sights: [sight(1, 'a', 0, 1), sight(2, 'b', 0, 1)],
  numbers: [],
  chat: [],
  record: null,
}
const update = (parts: Partial<Update>): Update => ({ is: 'update', seq: 4, at: 9, ...parts })

describe('applyUpdate', () => {
  it('adds steps to the sight they belong to and leaves the other', () => {
    const { sights } = applyUpdate(base, update({ sights: [sight(2, 'c', 2)] }))
    expect(sights.map(({ board }) => board.task)).toEqual(['a', 'c'])
    expect(sights[1]!.steps.map(({ number }) => number)).toEqual([0, 1, 2])
  })

  it('keeps one sight for each seat: a spectator who sits down sees no more from outside', () => {
    const outside = { ...base, you: { member: 1, seats: [] }, sights: [sight(null, 'outside')] }
    const { sights } = applyUpdate(outside, update({ you: { member: 1, seats: [3] }, sights: [sight(3, 'inside')] }))
    expect(sights.map(({ seat }) => seat)).toEqual([3])
  })

  it('lays a change over the board: what it does not name stays, and all is in the new order', () => {
    const place = (id: string, ...kinds: string[]): Place => ({
      id,
      words: id,
      pieces: kinds.map((kind) => ({ kind, face: 'up', words: kind })),
    })
    const board = {
      game: 'g',
      task: 'a',
      over: false,
      to_move: 1,
      places: [place('x', 'p'), place('y')],
      counts: { c: 1, d: 2 },
      scores: { '1': 0 },
      actions: [{ token: 't' }],
    } as unknown as Board
    const known = { ...base, sights: [{ seat: 1, board, steps: [step(0)] }] }
    const change = {
      seat: 1,
      steps: [step(1)],
      to_move: 2,
      task: 'b',
      scores: { '1': 5 },
      places: [place('z', 'q'), place('x')],
      order: ['z', 'x', 'y'],
      counts: { d: 3 },
    }
    const [sight] = applyUpdate(known, update({ changes: [change] })).sights
    expect(sight!.board.places).toEqual([place('z', 'q'), place('x'), place('y')])
    expect(sight!.board).toMatchObject({
      game: 'g',
      task: 'b',
      to_move: 2,
      counts: { c: 1, d: 3 },
      scores: { '1': 5 },
      actions: [],
    })
    expect(sight!.steps.map(({ number }) => number)).toEqual([0, 1])
  })
})
