import { beforeEach, describe, expect, it } from 'vitest'
import type { Board, Sight, Step } from '../scene/sight'
import { told } from './announce.svelte.ts'
import { Stage } from './stage.svelte.ts'

const piece = { kind: 'ronin', face: 'up', words: 'Ronin' } as const

function board(at: string): Board {
  const places = ['a', 'b', 'c'].map((id) => ({ id, words: id, pieces: id === at ? [piece] : [] }))
  return {
    game: 'any',
    options: {},
    seats: 2,
    seat: 1,
    to_move: 1,
    over: false,
    task: at,
    places,
    counts: {},
    scores: {},
    winners: [],
    refusals: [],
    recalls: true,
    actions: [{ token: at, kind: 'go', places: [], words: '' }],
  }
}
const step = (number: number, source: string, target: string): Step => ({
  number,
  seat: 2,
  token: '',
  events: [{ kind: 'moved', words: `${source} to ${target}`, piece, source, target }],
})
const sight = (at: string, ...steps: Step[]): Sight => ({ seat: 1, board: board(at), steps })
const where = (stage: Stage) => stage.board.places.find((place) => place.pieces.length > 0)?.id

describe('Stage', () => {
  beforeEach(() => {
    told.lines = []
  })

  function stageAt(at: string): Stage {
    const stage = new Stage(sight(at), { isStill: () => true })
    stage.attach(document.createElement('div'))
    return stage
  }

  it('tells steps one after another, offers nothing meanwhile, and ends with the newest board', async () => {
    const stage = stageAt('a')
    const seen: (string | undefined)[] = []
    stage.tellers.moved = async (event, on) => {
      on.apply(event)
      seen.push(where(on))
      expect(on.board.actions).toEqual([])
      await Promise.resolve()
    }
    stage.receive(sight('c', step(0, 'a', 'b'), step(1, 'b', 'c')))
    expect(stage.playing).toBe(true)
    await expect.poll(() => stage.playing).toBe(false)
    expect(seen).toEqual(['b', 'c'])
    expect(stage.board).toEqual(board('c'))
    expect(told.lines.map(({ words }) => words)).toEqual(['a to b', 'b to c'])
  })

  it('jumps when it is more than three steps behind, and still says what happened', () => {
    const stage = stageAt('a')
    stage.receive(sight('a', step(0, 'a', 'b'), step(1, 'b', 'a'), step(2, 'a', 'b'), step(3, 'b', 'a')))
    expect(stage.playing).toBe(false)
    expect(stage.board.task).toBe('a')
    expect(told.lines).toHaveLength(4)
  })

  it('shows the newest board at once when something is pressed', () => {
    const stage = stageAt('a')
    stage.tellers.moved = (_event, on) => on.wait(60_000)
    stage.receive(sight('b', step(0, 'a', 'b')))
    expect(stage.playing).toBe(true)
    window.dispatchEvent(new Event('pointerdown'))
    expect(stage.playing).toBe(false)
    expect(where(stage)).toBe('b')
    stage.receive(sight('c', step(1, 'b', 'c')))
    expect(stage.playing).toBe(true)
  })

  it('says each event once, also when it jumps while telling', () => {
    const stage = stageAt('a')
    stage.tellers.moved = (_event, on) => on.wait(60_000)
    stage.receive(sight('c', step(0, 'a', 'b'), step(1, 'b', 'c')))
    stage.finish()
    expect(told.lines.map(({ words }) => words)).toEqual(['a to b', 'b to c'])
  })

  it('tells nothing twice', () => {
    const stage = stageAt('a')
    stage.receive(sight('b', step(0, 'a', 'b')))
    stage.finish()
    stage.receive(sight('b', step(0, 'a', 'b')))
    expect(stage.playing).toBe(false)
  })

  it('keeps what comes before there is a board, and tells it then', async () => {
    const stage = new Stage(sight('a'), { isStill: () => true })
    stage.receive(sight('b', step(0, 'a', 'b')))
    expect([where(stage), stage.playing, told.lines]).toEqual(['a', false, []])
    stage.attach(document.createElement('div'))
    expect(stage.playing).toBe(true)
    await expect.poll(() => stage.playing).toBe(false)
    expect(where(stage)).toBe('b')
    expect(told.lines.map(({ words }) => words)).toEqual(['a to b'])
  })
})
