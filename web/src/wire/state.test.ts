import { describe, expect, it } from 'vitest'
import type { Scene, SceneStep, Snapshot, Update } from './messages'
import { applyUpdate, know } from './state'

const step = (number: number): SceneStep => ({ number, seat: 1, action: 0, events: [] })
const scene = (seat: number | null, task: number, ...steps: number[]): Scene => ({
  seat,
  to_move: 1,
  task: [task],
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
  dictionary: '/d',
  scenes: [scene(1, 10, 0, 1), scene(2, 20, 0, 1)],
  sights: [],
  numbers: [],
  chat: [],
  record: null,
}
const update = (parts: Partial<Update>): Update => ({ is: 'update', seq: 4, at: 9, ...parts })

describe('applyUpdate', () => {
  it('adds steps to the scene they belong to and leaves the other', () => {
    const known = know(base)
    const { scenes } = applyUpdate(known, update({ scenes: [scene(2, 30, 2)] }))
    expect(scenes.map(({ task }) => task)).toEqual([[10], [30]])
    expect(scenes[1]!.steps.map(({ number }) => number)).toEqual([0, 1, 2])
    expect(scenes[0]).toBe(known.scenes[0])
  })

  it('sees with other eyes after a change of seats', () => {
    const outside = know({ ...base, you: { member: 1, seats: [] }, scenes: [scene(null, 1)] })
    const { scenes } = applyUpdate(outside, update({ you: { member: 1, seats: [3] }, scenes: [scene(3, 2)] }))
    expect(scenes.map(({ seat }) => seat)).toEqual([3])
  })

  it('lays a change over the scene that is known', () => {
    const before: Scene = {
      ...scene(1, 1, 0),
      places: [7, 1, 4, 8, 0],
      counts: [2, 1, 3, 2],
      scores: [0],
      actions: [1, 2],
    }
    const change: Scene = {
      ...scene(1, 2, 1),
      to_move: 2,
      places: [9, 1, 6, 7, 0],
      order: [9, 7, 8],
      counts: [3, 5],
      scores: [5],
    }
    const [held] = applyUpdate(know({ ...base, scenes: [before] }), update({ changes: [change] })).scenes
    expect([...held!.places.values()]).toEqual([
      [9, 1, 6],
      [7, 0],
      [8, 0],
    ])
    expect([...held!.counts]).toEqual([
      [2, 1],
      [3, 5],
    ])
    expect(held).toMatchObject({ to_move: 2, task: [2], scores: [5] })
    expect(held!.actions).toBeUndefined()
    expect(held!.steps.map(({ number }) => number)).toEqual([0, 1])
  })

  it('keeps chat, record and room until there are others', () => {
    const chat = { member: 1, text: 'hi', at: 1 }
    expect(applyUpdate(know(base), update({ chat }))).toMatchObject({ seq: 4, at: 9, chat: [chat], dictionary: '/d' })
  })
})
