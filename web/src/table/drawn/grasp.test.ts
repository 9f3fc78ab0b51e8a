import { describe, expect, it } from 'vitest'
import type { Action, Piece, Reason } from '../../scene/sight'
import { begins, nextPlaces, OPEN_HAND, press, remaining, startsOf } from './grasp'

const HAND = 'seat/1/hand'
const STAND = 'seat/1/stand'
const STALL = 'market/1'

const action = (token: string, places: string[], card?: string): Action => ({
  token,
  kind: 'any',
  places,
  words: token,
  ...(card ? { preview: { card } } : {}),
})
const card = (kind: string): Piece => ({ kind, face: 'up', words: kind })
const refusal: Reason = { token: '+2', places: ['market/2', HAND], reason: 'Your hand is full.' }
const board = {
  actions: [
    action('?1', [STALL]),
    action('+1', [STALL, HAND]),
    action('rice', [HAND, STAND], 'rice'),
    action('tea', [HAND, STAND], 'tea'),
    action('knock', []),
  ],
  refusals: [refusal],
}
const tokens = (grasp = OPEN_HAND) => remaining(board, grasp).map(({ token }) => token)

describe('pressing a card', () => {
  it('leaves the actions of its kind alone', () => {
    expect(tokens(press(board, OPEN_HAND, HAND, card('tea')))).toEqual(['tea'])
  })

  it('leaves all actions that begin at a place whose cards do not tell them apart', () => {
    const grasp = press(board, OPEN_HAND, STALL, card('card'))
    expect(tokens(grasp)).toEqual(['?1', '+1'])
    expect([...nextPlaces(board, grasp)]).toEqual([HAND])
    expect(tokens(press(board, grasp, HAND))).toEqual(['+1'])
  })

  it('goes from one card to another, and puts one back that is pressed again', () => {
    const rice = press(board, OPEN_HAND, HAND, card('rice'))
    const tea = press(board, rice, HAND, card('tea'))
    expect(tokens(tea)).toEqual(['tea'])
    expect(press(board, tea, HAND, card('tea'))).toEqual(OPEN_HAND)
  })

  it('says why nothing can be done there', () => {
    const grasp = press(board, press(board, OPEN_HAND, HAND, card('rice')), 'market/2', card('card'))
    expect(grasp.refusal).toBe(refusal)
    expect(tokens(grasp)).toEqual(['rice'])
    expect(press(board, OPEN_HAND, 'deck', card('card'))).toEqual(OPEN_HAND)
  })

  it('begins something only where an action has that card', () => {
    expect(begins(board, HAND, card('rice'))).toBe(true)
    expect(begins(board, HAND, card('jade'))).toBe(false)
    expect(begins(board, STALL)).toBe(true)
    expect(begins(board, 'deck')).toBe(false)
  })
})

describe('what is offered at first', () => {
  const places = [
    { id: HAND, words: 'Your hand', pieces: [card('rice'), card('tea')] },
    { id: STALL, words: 'Stall 1', pieces: [] },
  ]

  it('is every action where there are few', () => {
    expect(startsOf({ ...board, places })).toEqual(board.actions)
  })

  it('is the cards and places that several of many actions begin with', () => {
    const many = [...board.actions, ...[1, 2, 3].map((number) => action(`rice${number}`, [HAND, STALL], 'rice'))]
    expect(startsOf({ actions: many, places }).map((start) => ('token' in start ? start.token : start.words))).toEqual([
      'Stall 1',
      'rice',
      'tea',
      'knock',
    ])
  })
})
