import { describe, expect, it } from 'vitest'
import type { Piece, Place } from '../../scene/sight'
import { groundsOf, lookOf, lotsOf } from './looks'

const card = (kind: string, face: Piece['face'] = 'up'): Piece => ({ kind, face, words: kind })
const place = (id: string, ...pieces: Piece[]): Place => ({ id, words: id, pieces })

describe('the look of a card', () => {
  it('is the same for one suit, and has the value in its corner', () => {
    const [three, nine] = [lookOf({ kind: 'fox3' }), lookOf({ kind: 'fox9' })]
    expect({ ...three, corner: '' }).toEqual({ ...nine, corner: '' })
    expect([three.corner, nine.corner]).toEqual(['3', '9'])
  })

  it('follows its marks before its kind', () => {
    const marked = lookOf({ kind: 'x1', marks: { clan: 'fox', value: 7 } })
    expect(marked).toEqual({ ...lookOf({ kind: 'fox' }), corner: '7' })
  })

  it('differs between kinds', () => {
    const looks = ['rice', 'tea', 'silk', 'jade'].map((kind) => JSON.stringify(lookOf({ kind })))
    expect(new Set(looks).size).toBe(4)
    for (const kind of ['rice', 'tea', 'silk', 'jade', 'x', '猫']) expect([0, 1, 2]).toContain(lookOf({ kind }).shape)
  })
})

describe('the cards of a place', () => {
  it('are drawn one by one, but for the backs of a deck, which are a pile however few they are', () => {
    expect(lotsOf(place('row', card('tea'), card('tea')))).toHaveLength(2)
    const hand = lotsOf(place('seat/1/hand', card('card', 'down'), card('card', 'down')))
    expect(hand.map(({ index, count }) => [index, count])).toEqual([
      [0, 1],
      [1, 1],
    ])
    expect(lotsOf(place('deck', card('card', 'down'), card('card', 'down')))).toHaveLength(1)
    const deck = lotsOf(place('deck', ...Array.from({ length: 17 }, () => card('card', 'down')), card('tea')))
    expect(deck.map(({ index, count }) => [index, count])).toEqual([
      [16, 17],
      [17, 1],
    ])
  })
})

it('places lie at their seats, and those of everybody in groups', () => {
  const all = ['seat/1/hand', 'seat/2/hand', 'market/1', 'market/2', 'deck', 'seat/1/stand'].map((id) => place(id))
  const { seats, shared } = groundsOf(all)
  expect([...seats].map(([seat, places]) => [seat, places.map(({ id }) => id)])).toEqual([
    [1, ['seat/1/hand', 'seat/1/stand']],
    [2, ['seat/2/hand']],
  ])
  expect(shared.map((group) => group.map(({ id }) => id))).toEqual([['market/1', 'market/2'], ['deck']])
})
