import { describe, expect, it } from 'vitest'
import type { Board, Event, Piece } from '../scene/sight'
import { applyEvent } from './fold'

const card = (kind: string, face: Piece['face'] = 'up', marks?: Piece['marks']): Piece => ({
  kind,
  face,
  words: kind,
  ...(marks && { marks }),
})

function board(places: Record<string, Piece[]>, counts: Record<string, number> = {}): Board {
  return {
    game: 'any',
    options: {},
    seats: 2,
    seat: 1,
    to_move: 1,
    over: false,
    task: '',
    counts,
    scores: {},
    winners: [],
    actions: [],
    refusals: [],
    recalls: true,
    places: Object.entries(places).map(([id, pieces]) => ({ id, words: id, pieces })),
  }
}
const kinds = (after: Board, id: string) =>
  after.places.find((place) => place.id === id)!.pieces.map((piece) => piece.kind)

describe('applyEvent', () => {
  it('moves the piece that looks so, and tells where it lay and lies', () => {
    const event: Event = { kind: 'moved', piece: card('ronin'), source: 'a', target: 'b' }
    const {
      board: after,
      from,
      to,
    } = applyEvent(board({ a: [card('ronin'), card('ninja')], b: [card('geisha')] }), event)
    expect(kinds(after, 'a')).toEqual(['ninja'])
    expect(kinds(after, 'b')).toEqual(['geisha', 'ronin'])
    expect([from, to]).toEqual([0, 1])
  })

  it('lets an unknown card leave as one whose face is seen only now', () => {
    const event: Event = { kind: 'played', piece: card('M7'), source: 'hand', target: 'battle' }
    const { board: after } = applyEvent(
      board({ hand: [card('card', 'down'), card('card', 'down')], battle: [] }),
      event,
    )
    expect(kinds(after, 'hand')).toEqual(['card'])
    expect(kinds(after, 'battle')).toEqual(['M7'])
  })

  it('turns the one whose look changes, even if only its marks do', () => {
    const seen = card('card', 'down', { seen: 'monk' })
    const { board: after, to } = applyEvent(board({ row: [card('card', 'down')] }), {
      kind: 'seen',
      piece: seen,
      source: 'row',
      target: 'row',
    })
    expect(after.places[0]!.pieces).toEqual([seen])
    expect(to).toBe(0)
  })

  it('counts from nothing what is opened, and nothing else that is no count', () => {
    const event: Event = { kind: 'opened', target: 'seat/1/prison', amount: 9 }
    expect(applyEvent(board({}), event).board.counts).toEqual({ 'seat/1/prison': 9 })
    expect(applyEvent(board({}), { ...event, kind: 'captured' }).board.counts).toEqual({})
  })

  it('adds amounts to counts', () => {
    expect(
      applyEvent(board({}, { 'seat/1/score': 3 }), { kind: 'scored', target: 'seat/1/score', amount: 4 }).board.counts,
    ).toEqual({ 'seat/1/score': 7 })
  })
})
