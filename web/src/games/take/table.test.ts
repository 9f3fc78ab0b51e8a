import { describe, expect, it } from 'vitest'
import { indexPlaces } from '../../table/places'
import { boardOf } from '../../scene/for-tests'
import type { Action, Piece, Step } from '../../scene/sight'
import { abilitiesOf, arrivalsOf, askOf, brief, columnsOf, costOf, gain, lastTurn, stacksOf, standing } from './table'

const piece = (kind: string, influence?: number): Piece => ({
  kind,
  face: 'up',
  words: kind,
  ...(influence ? { marks: { influence } } : {}),
})
const take = (space: string, target: string, mine: number, theirs: number): Action => ({
  token: `t${space}`,
  kind: target.endsWith('top') ? 'take-samurai' : 'take',
  places: [`hall/${space}`, target],
  words: '',
  preview: { points: { 1: mine, 2: theirs } },
})
const place = (id: string, ...pieces: Piece[]) => ({ id, words: id, pieces })

const BOARD = boardOf({
  counts: { 'seat/1/score': 46, 'seat/2/score': 41 },
  places: [
    place('hall/a', piece('ninja'), piece('samurai')),
    place('hall/a/ghost'),
    place('hall/b', piece('ronin')),
    place('hall/b/ghost', piece('ghost')),
    place('seat/1/courtyard/geisha/top', piece('samurai', 1), piece('samurai', 1)),
    place('seat/1/courtyard/geisha/middle', piece('geisha', 1)),
    place('seat/1/courtyard/geisha/bottom', piece('geisha', 2)),
  ],
  actions: [
    take('a', 'seat/1/courtyard/geisha/top', 6, 3),
    take('a', 'seat/1/courtyard/ronin/top', 4, 3),
    { token: 'Gab', kind: 'geisha', places: ['seat/1/courtyard/geisha/bottom', 'hall/a', 'hall/b'], words: '' },
  ],
  refusals: [
    { token: 'tb', places: ['hall/b'], reason: 'A ghost sits on space b.' },
    { token: 'D', places: ['seat/1/courtyard/daimyo/bottom'], reason: 'You have no Daimyo.' },
    {
      token: 'ND',
      places: ['seat/1/courtyard/ninja/bottom', 'seat/2/courtyard/daimyo/bottom'],
      reason: 'You have no Ninja.',
    },
  ],
})
const PLACES = indexPlaces(BOARD)

describe('a stack', () => {
  const [a, b, c] = stacksOf(BOARD, PLACES)

  it('shows what every way to take from it gives both players', () => {
    expect([gain(a!.takes, 1), gain(a!.takes, 2)]).toEqual(['+4–6', '+3'])
  })

  it('says why nothing may be taken', () => {
    expect([b!.isHaunted, b!.takes, b!.reason]).toEqual([true, [], 'A ghost sits on space b.'])
  })

  it('may be empty', () => {
    expect([c!.pieces, c!.reason]).toEqual([[], undefined])
  })
})

it('chips may come to the fields of takes, and Samurai where they may move', () => {
  const shift = {
    token: 'x',
    kind: 'shift',
    places: ['seat/1/courtyard/geisha/top', 'seat/1/courtyard/ninja/top'],
    words: '',
  }
  expect([...arrivalsOf(stacksOf(BOARD, PLACES), [shift])]).toEqual([
    ['seat/1/courtyard/geisha/top', 'samurai'],
    ['seat/1/courtyard/ronin/top', 'samurai'],
    ['seat/1/courtyard/ninja/top', 'samurai'],
  ])
  const finish = { token: '-', kind: 'finish', places: [], words: '' }
  expect(arrivalsOf([], [finish]).size).toBe(0)
})

it('a column counts what its chips say they give', () => {
  expect(columnsOf(PLACES, 1).map(({ influence }) => influence)).toEqual([0, 0, 5, 0])
})

it('an ability is open, or says why it is not', () => {
  const said = abilitiesOf(BOARD, 1).map(({ column, isOpen, reason }) => [column, isOpen, reason])
  expect(said).toEqual([
    ['daimyo', false, 'You have no Daimyo.'],
    ['ronin', false, undefined],
    ['geisha', true, undefined],
    ['ninja', false, 'You have no Ninja.'],
  ])
})

describe('what is asked for', () => {
  it.each([
    ['stack', [], ['hall/a'], false],
    ['column', ['hall/a'], ['seat/1/courtyard/geisha/top'], false],
    ['ghost', ['seat/1/courtyard/ronin/bottom'], ['hall/b/ghost', 'supply'], false],
    ['goal', ['seat/1/courtyard/ronin/bottom', 'supply'], ['hall/a/ghost'], false],
    ['chip', ['seat/1/courtyard/geisha/bottom'], ['hall/a'], false],
    ['goal', ['seat/1/courtyard/geisha/bottom', 'hall/a'], ['hall/b'], false],
    ['victim', ['seat/1/courtyard/ninja/bottom'], ['seat/2/courtyard/ronin/bottom'], false],
    ['ghost', ['seat/1/courtyard/ninja/bottom', 'seat/2/courtyard/ronin/bottom'], ['supply'], false],
    ['nothing', ['seat/1/courtyard/daimyo/bottom'], [], false],
    ['samurai', [], ['seat/1/courtyard/ronin/top'], true],
    ['column', ['seat/1/courtyard/ronin/top'], ['seat/1/courtyard/geisha/top'], true],
  ] as const)('%s', (ask, path, next, isShifting) => {
    expect(askOf(path, new Set(next), isShifting)).toBe(ask)
  })
})

it('the path counts to a hundred and starts again', () => {
  expect([0, 46, 100, 101, 200, 201].map(standing)).toEqual([
    { stone: 0, rounds: 0 },
    { stone: 46, rounds: 0 },
    { stone: 100, rounds: 0 },
    { stone: 1, rounds: 1 },
    { stone: 100, rounds: 1 },
    { stone: 1, rounds: 2 },
  ])
})

describe('what an ability costs', () => {
  it('is what the chip counts less, in the middle', () => {
    expect(costOf(PLACES, ['seat/1/courtyard/geisha/bottom', 'hall/a'])).toEqual({
      kind: 'geisha',
      bottom: 2,
      middle: 1,
      pushed: null,
      isVain: false,
    })
  })

  it('falls on the chip that a Ninja pushes, too', () => {
    expect(costOf(PLACES, ['seat/1/courtyard/ninja/bottom', 'seat/2/courtyard/ronin/bottom'])?.pushed).toBe('ronin')
  })

  it('is paid in vain for a Daimyo without a Samurai', () => {
    const daimyo = ['seat/1/courtyard/daimyo/bottom']
    expect([costOf(PLACES, daimyo)?.isVain, costOf(new Map(), daimyo)?.isVain]).toEqual([false, true])
    expect(costOf(new Map(), ['seat/1/courtyard/ninja/bottom', 'seat/2/courtyard/daimyo/bottom'])?.isVain).toBe(true)
    expect(costOf(new Map(), ['seat/1/courtyard/ronin/bottom'])?.isVain).toBe(false)
  })

  it('is nothing for a take', () => {
    expect([costOf(PLACES, []), costOf(PLACES, ['hall/a', 'seat/1/courtyard/geisha/top'])]).toEqual([null, null])
  })
})

it('tells all that one player did last', () => {
  const step = (seat: number, ...events: [kind: string, words?: string][]): Step => ({
    number: 0,
    seat,
    token: '',
    events: events.map(([kind, words]) => ({ kind, words })),
  })
  const steps = [
    step(1, ['moved', 'Ota takes.']),
    step(2, ['moved', 'You use your Ronin.'], ['moved', 'The ghost goes.']),
    step(2, ['moved', 'You take.'], ['moved'], ['uncovered', 'Space a shows.'], ['scored', 'You score 3.']),
  ]
  expect(lastTurn(steps)).toBe('You use your Ronin. The ghost goes. You take. You score 3.')
  expect(lastTurn([])).toBe('')
})

it('a long name loses its end', () => {
  expect(['Ota', 'Maximil', 'Guest Kingfisher 2', 'Kingfisher'].map(brief)).toEqual([
    'Ota',
    'Maximil',
    'Guest…',
    'Kingfi…',
  ])
})
