import { describe, expect, it } from 'vitest'
import type { Event, Piece, Reason, Step } from '../../scene/sight'
import { back, boardWith, doing, up } from './board-for-tests'
import { lastFight, lossesOf, memoryOf, openDuel, phaseOf, resultsOf, setOf } from './model'

const noMonk: Reason = { token: 'monk', places: [], reason: 'No Monk in this row besides the attacked card.' }

describe('what is asked', () => {
  it.each([
    ['set-up', [doing('set-up')]],
    ['attack', [doing('pass'), doing('attack')]],
    ['answer', [doing('monk'), doing('pass')]],
    ['fill', [doing('fill')]],
    ['trade', [doing('trade'), doing('pass')]],
    ['pick-up', [doing('swap'), doing('put-back'), doing('pass')]],
    ['peek', [doing('peek'), doing('pass')]],
    ['watch', []],
  ])('is %s where such actions are offered', (phase, actions) => {
    expect(phaseOf(boardWith({ actions }))).toBe(phase)
  })

  it('is the same question without a Monk to show', () => {
    expect(phaseOf(boardWith({ actions: [doing('pass')], refusals: [noMonk] }))).toBe('answer')
  })
})

describe('a duel', () => {
  const places = {
    'seat/2/row/3': [up('daimyo', 9)],
    'seat/1/row/2': [up('samurai-8', 8)],
    'seat/1/row/1': [up('monk')],
  }

  it('is fought against the one who is asked', () => {
    const duel = openDuel(boardWith({ places }))
    expect([duel?.attack.place, duel?.attack.strength, duel?.defence?.place, duel?.defence?.strength]).toEqual([
      'seat/2/row/3',
      9,
      'seat/1/row/2',
      8,
    ])
  })

  it('needs two fighting cards', () => {
    expect(openDuel(boardWith({ places: { 'seat/1/row/1': [up('monk')] } }))).toBeNull()
  })

  it('is remembered with what the Monk made of it, and who was lost', () => {
    const turned = (place: string, piece: Piece): Event => ({ kind: 'turned-up', piece, source: place, target: place })
    const steps: Step[] = [
      {
        number: 1,
        seat: 2,
        token: '3x1.2',
        events: [turned('seat/2/row/3', up('geisha', 9)), turned('seat/1/row/2', up('samurai-8', 8))],
      },
      {
        number: 2,
        seat: 1,
        token: 'monk',
        events: [
          turned('seat/1/row/1', up('monk')),
          { kind: 'strengthened', piece: up('geisha', 11), source: 'seat/2/row/3', target: 'seat/2/row/3' },
          { kind: 'strengthened', piece: up('samurai-8', 10), source: 'seat/1/row/2', target: 'seat/1/row/2' },
          { kind: 'fought', words: '11 against 10' },
          {
            kind: 'captured',
            piece: back({ owner: 1, seen: 'samurai-8' }),
            source: 'seat/1/row/2',
            target: 'seat/2/prison',
            amount: 8,
          },
          { kind: 'left', piece: back({ owner: 2, seen: 'geisha' }), source: 'seat/2/row/3', target: 'discard' },
        ],
      },
    ]
    const fight = lastFight(steps)
    expect([fight?.duel.attack.strength, fight?.duel.defence?.strength, fight?.words]).toEqual([
      11,
      10,
      '11 against 10',
    ])
    expect(fight?.lost).toEqual(['seat/1/row/2', 'seat/2/row/3'])
    expect(lastFight(steps.slice(0, 1))).toBeNull()
  })
})

it('memory says whether a card may have changed', () => {
  expect(memoryOf(back())).toBeNull()
  expect(memoryOf(back({ seen: 'ninja' }))).toEqual({ card: 'ninja', changed: false })
  expect(memoryOf(back({ seen: 'ninja', changed: true }))).toEqual({ card: 'ninja', changed: true })
})

it('losses are told from all piles, with who caught them', () => {
  const places = {
    'seat/1/prison': [back({ owner: 2, seen: 'monk' })],
    discard: [back({ owner: 3, seen: 'geisha' })],
    'seat/2/row/1': [back({ seen: 'ninja' })],
  }
  expect(lossesOf(boardWith({ places }))).toEqual([
    { card: 'monk', owner: 2, captor: 1 },
    { card: 'geisha', owner: 3, captor: null },
  ])
})

it('a small game has fewer cards', () => {
  expect(setOf(boardWith())).toHaveLength(11)
  expect(setOf(boardWith({ options: { cards: '123NG' } }))).toEqual([
    'farmer-1',
    'farmer-2',
    'farmer-3',
    'ninja',
    'geisha',
  ])
})

describe('the end', () => {
  const board = boardWith({
    over: true,
    places: {
      'seat/1/prison': [up('ninja')],
      'seat/2/prison': [up('farmer-1'), up('farmer-3')],
      'seat/1/hand': [up('shogun')],
      'seat/2/row/1': [up('geisha')],
      'seat/3/hand': [up('monk')],
    },
    counts: { 'seat/1/prison': 4, 'seat/2/prison': 4, 'seat/3/prison': 0 },
    scores: { 1: 14, 2: 4, 3: 0 },
    winners: [1],
  })
  const captured = (source: string, target: string): Event => ({ kind: 'captured', source, target })
  const steps: Step[] = [
    {
      number: 1,
      seat: 1,
      token: '',
      events: [captured('seat/3/row/1', 'seat/2/prison'), captured('seat/1/row/2', 'seat/2/prison')],
    },
  ]

  it('puts the winner first, and lets only tied leaders add what they have left', () => {
    const results = resultsOf(board, steps)
    expect(results.map(({ seat, score, points, rest }) => [seat, score, points, rest.map(({ kind }) => kind)])).toEqual(
      [
        [1, 14, 4, ['shogun']],
        [2, 4, 4, ['geisha']],
        [3, 0, 0, []],
      ],
    )
  })

  it('knows whose the prisoners were, once the game has been read', () => {
    expect(resultsOf(board, steps)[1]!.prisoners.map(({ kind, owner }) => [kind, owner])).toEqual([
      ['farmer-1', 3],
      ['farmer-3', 1],
    ])
    expect(resultsOf(board, [])[1]!.prisoners.map(({ owner }) => owner)).toEqual([null, null])
  })
})
