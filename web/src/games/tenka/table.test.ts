import { describe, expect, it } from 'vitest'
import type { Action, Board, Event, Piece, Sight } from '../../scene/sight'
import {
  byClan,
  generalOf,
  inPlace,
  mostSides,
  pointsWith,
  scrollsOf,
  sidesOf,
  spread,
  standingOf,
  standsAt,
  verdictOf,
  withRoom,
  type Fighter,
  type Side,
} from './table'

function card(kind: string, faction: string, light: number, more: object = {}): Piece {
  const letter = /^[MAICS]/.test(kind) ? { kind: kind[0] } : {}
  return { kind, face: 'up', words: kind, marks: { faction, ...letter, light, dark: 10 - light, ...more } }
}

function fighting(kind: string, faction: string, light: number, more: object = {}): Piece {
  return card(kind, faction, light, { strength: light, side: faction, up: 'light', ...more })
}

const general: Piece = { kind: 'general', face: 'up', words: '', marks: { side: 'light' } }

function boardWith(lying: Record<string, Piece[]>, counts: Record<string, number> = {}): Board {
  const places = Object.entries(lying).map(([id, pieces]) => ({ id, words: id, pieces }))
  return {
    game: 'tenka',
    options: {},
    seats: 4,
    seat: 1,
    to_move: 1,
    over: false,
    task: '',
    places,
    counts: { 'points/most': 5, 'points/shared': 2, 'points/general': 8, ...counts },
    scores: {},
    winners: [],
    actions: [],
    refusals: [],
    recalls: true,
  }
}

// Hana leads Oda, Jan follows, Mika has Uesugi; it is seat 1's turn.
const battle = boardWith(
  {
    'seat/1/hand': [card('A6', 'uesugi', 6)],
    'seat/2/general': [general],
    'battle/2': [fighting('A4', 'oda', 4, { led: true })],
    'battle/3': [fighting('C5', 'oda', 5)],
    'battle/4': [fighting('M9', 'uesugi', 9)],
    'battle/1': [],
  },
  { 'side/oda': 9, 'side/uesugi': 9, 'side/takeda': 0 },
)

function playing(token: string, preview: object): Action {
  return { token, kind: 'play', places: ['seat/1/hand', 'battle/1'], words: '', preview: { ...preview } }
}

describe('the sides of a battle', () => {
  it('stay where they are while cards come and are gathered', () => {
    const lying = (...seats: number[]) => {
      const places = battle.places.filter(({ id }) => seats.some((seat) => id === `battle/${seat}`))
      return sidesOf({ ...battle, places }, null, null)
    }
    const lie = (sides: Side[]) =>
      sides.map(({ name, fighters }) => [name, ...fighters.map(({ seat, isGone }) => (isGone ? -seat : seat))])
    const first = inPlace([], lying(4))
    const all = inPlace(first, lying(2, 3, 4))
    expect(lie(all)).toEqual([
      ['uesugi', 4],
      ['oda', 2, 3],
    ])
    expect(lie(inPlace(all, lying(3)))).toEqual([
      ['uesugi', -4],
      ['oda', -2, 3],
    ])
    expect(inPlace(all, [])).toEqual([])
    const other = sidesOf(boardWith({ 'battle/3': [fighting('M1', 'takeda', 1)] }, { 'side/takeda': 1 }), null, null)
    expect(lie(inPlace(all, other))).toEqual([['takeda', 3]])
  })

  it('stand two by two in a narrow room, and few of them move when a card comes', () => {
    const stand = (...cards: number[]) => {
      const fighters = (count: number) => Array.from({ length: count }, () => ({ isRoom: false }) as Fighter)
      const sides = cards.map((count) => ({ isRoom: count === 0, fighters: fighters(count) }) as Side)
      const areas = standsAt(sides)
      return sides.map((side) => areas.get(side))
    }
    expect(stand(1)).toEqual(['1 / 1'])
    expect(stand(3, 1)).toEqual(['1 / 1 / auto / 3', '2 / 1'])
    expect(stand(1, 1, 1)).toEqual(['1 / 1', '2 / 1', '2 / 2'])
    expect(stand(1, 1, 1, 1)).toEqual(['1 / 1', '2 / 1', '2 / 2', '1 / 2'])
    expect(stand(2, 1, 1)).toEqual(['1 / 1 / auto / 3', '2 / 1', '2 / 2'])
    expect(stand(1, 2, 1)).toEqual(['1 / 1', '2 / 1 / auto / 3', '1 / 2'])
    expect(stand(1, 1, 2)).toEqual(['1 / 1', '1 / 2', '2 / 1 / auto / 3'])
    expect(stand(1, 2, 0)).toEqual(['1 / 1', '2 / 1 / auto / 3', undefined])
  })

  it('are those of the cards that lie there, the General’s first, and nobody is ahead in a tie', () => {
    const sides = sidesOf(battle, null, null)
    expect(sides.map(({ name, total, isGenerals, isAhead }) => [name, total, isGenerals, isAhead])).toEqual([
      ['oda', 9, true, false],
      ['uesugi', 9, false, false],
    ])
    expect(sides[0]!.fighters.map(({ seat }) => seat)).toEqual([2, 3])
  })

  it('have room for as many as any card that may be played would make', () => {
    const sides = (...names: string[]) => names.map((side) => ({ side, total: 1, seats: [1], general: false }))
    const plays = [
      playing('A6', { sides: sides('oda', 'uesugi') }),
      playing('M1', { sides: sides('oda', 'uesugi', 'takeda') }),
    ]
    expect(mostSides({ ...battle, actions: plays })).toBe(3)
    const gift: Action = { token: '>A4', kind: 'give', places: ['battle/2'], words: '', preview: { receiver: 2 } }
    expect(mostSides({ ...battle, actions: [gift] })).toBe(0)
  })

  it('are shown as they would be with a card, which is only an idea', () => {
    const idea = playing('A6', {
      complete: true,
      winner: 'uesugi',
      sides: [
        { side: 'uesugi', total: 15, seats: [1, 4], general: false },
        { side: 'oda', total: 9, seats: [2, 3], general: true },
      ],
    })
    const [oda, uesugi] = sidesOf(battle, idea, null)
    expect(oda).toMatchObject({ name: 'oda', now: null, fate: null, isAhead: false })
    expect(uesugi).toMatchObject({ name: 'uesugi', total: 15, now: 9, fate: 'would-win', isAhead: true })
    expect(uesugi!.fighters.map(({ seat, isIdea }) => [seat, isIdea])).toEqual([
      [4, false],
      [1, true],
    ])
  })

  it('have hidden room for an idea in each and beside them, until it lies there', () => {
    const hidden = { seat: 1, piece: card('A6', 'uesugi', 6), up: 'light' as const, isIdea: true }
    const rooms = (sides: Side[]) =>
      withRoom(sides, [hidden]).map(({ isIdea, isRoom, fighters }) => [
        isIdea,
        isRoom ?? false,
        ...fighters.map((one) => one.isRoom ?? false),
      ])
    expect(rooms(sidesOf(battle, null, null))).toEqual([
      [false, false, false, false, true],
      [false, false, false, true],
      [true, true, true],
    ])
    const alone = playing('A6', {
      complete: false,
      sides: [
        { side: 'oda', total: 9, seats: [2, 3], general: true },
        { side: 'uesugi', total: 6, seats: [1], general: false },
      ],
    })
    expect(rooms(sidesOf(battle, alone, null))).toEqual([
      [false, false, false, false, true],
      [true, false, false],
    ])
    const gone = sidesOf(battle, null, null).map((side) => ({
      ...side,
      fighters: [{ ...hidden, isIdea: false, isGone: true }],
    }))
    expect(rooms(gone)).toEqual([
      [false, false, false],
      [false, false, false],
      [true, true, true],
    ])
  })

  it('have room for a card of their clan, and then for the one that was shown there last', () => {
    const idea = (piece: Piece) => ({ seat: 1, piece, up: 'light' as const, isIdea: true })
    const hand = [card('S2', 'mori', 2), card('A6', 'uesugi', 6), card('I8', 'oda', 8)].map(idea)
    const kinds = (sides: Side[]) => sides.map(({ fighters }) => fighters.find(({ isIdea }) => isIdea)?.piece.kind)
    const rest = sidesOf(battle, null, null)
    const first = withRoom(rest, hand)
    expect(kinds(first)).toEqual(['I8', 'A6', 'S2'])
    const [oda, ...others] = rest
    const weighed = [{ ...oda!, fighters: [...oda!.fighters, hand[0]!] }, ...others]
    expect(kinds(withRoom(rest, hand, withRoom(weighed, hand, first)))).toEqual(['S2', 'A6', 'S2'])
  })

  it('keep the banner of a trump that has left, and show the winner', () => {
    const shared = boardWith(
      { 'battle/2': [fighting('M7', 'oda', 7, { led: true })] },
      { 'side/oda': 7, 'side/emperor': 9 },
    )
    const sides = sidesOf(shared, null, 'emperor')
    expect(sides.map(({ name, fate, isAhead }) => [name, fate, isAhead])).toEqual([
      ['oda', null, false],
      ['emperor', 'wins', true],
    ])
  })

  it('are none once the battle is cleared', () => {
    expect(sidesOf(boardWith({ 'battle/2': [] }, { 'side/oda': 7 }), null, null)).toEqual([])
  })
})

describe('the verdict', () => {
  const played: Event = { kind: 'played', words: 'Mika plays.' }
  const decided: Event = { kind: 'decided', words: 'Oda wins.', target: 'side/oda' }
  const stays: Event = { kind: 'general', words: 'Hana stays General.' }
  const won: Event = { kind: 'won', words: 'Hana takes the spoils.' }
  const sight = (...steps: Event[][]): Sight => ({
    seat: 1,
    board: battle,
    steps: steps.map((events, index) => ({ number: index, seat: 1, token: '', events })),
  })

  it('is how the last battle ended, and not what followed', () => {
    expect(verdictOf(sight([played, decided, stays, won]), null, null)).toEqual({
      winner: 'oda',
      words: 'Oda wins. Hana stays General.',
      isFresh: true,
    })
  })

  it('is told no sooner than its event', () => {
    const told = sight([played, decided, stays, won])
    expect(verdictOf(told, 0, played)).toBeNull()
    expect(verdictOf(told, 0, decided)?.words).toBe('Oda wins.')
  })

  it('is old once somebody played again', () => {
    expect(verdictOf(sight([played, decided], [{ ...played }]), null, null)?.isFresh).toBe(false)
  })
})

describe('the race', () => {
  const board = boardWith(
    { 'seat/1/pile': [card('C1', 'oda', 1), card('C2', 'mori', 2)], 'seat/2/pile': [card('A3', 'oda', 3)] },
    { 'seat/1/score/C': 5, 'seat/2/score/A': 2 },
  )

  it('counts cards and says what they give', () => {
    expect(standingOf(board, 1, 'C')).toEqual({ cards: 2, rank: 'most' })
    expect(standingOf(board, 2, 'A')).toEqual({ cards: 1, rank: 'tied' })
    expect(standingOf(board, 2, 'C')).toEqual({ cards: 0, rank: null })
  })

  it('knows the points of an idea only where it says them', () => {
    expect(pointsWith(playing('A6', { scores: { 2: 7 } }), 2)).toBe(7)
    expect(pointsWith(playing('A6', {}), 2)).toBeNull()
    expect(pointsWith(null, 2)).toBeNull()
  })
})

describe('cards', () => {
  it('of a hand stand by clan, a drawn one beside its own, trumps last', () => {
    const dealt = [card('M1', 'takeda', 1), card('S4', 'uesugi', 4), card('T1', 'temples', 3)]
    const held = spread([...dealt, card('C6', 'takeda', 6), card('I5', 'mori', 5)])
    expect(held.map(({ piece }) => piece.kind)).toEqual(['M1', 'C6', 'S4', 'I5', 'T1'])
    expect(held.map(({ index }) => index)).toEqual([0, 3, 1, 4, 2])
    expect(held[1]!.at - held[0]!.at).toBeLessThan(1)
    expect(held[2]!.at - held[1]!.at).toBeGreaterThan(1)
  })

  it('of a pile lie by clan', () => {
    const pile = [card('M8', 'takeda', 8), card('S4', 'uesugi', 4), card('M1', 'takeda', 1)]
    expect(byClan(pile).map(({ faction, pieces }) => [faction, pieces.length])).toEqual([
      ['takeda', 2],
      ['uesugi', 1],
    ])
    expect(byClan(pile)[0]!.pieces.map(({ kind }) => kind)).toEqual(['M1', 'M8'])
  })
})

describe('the end', () => {
  const lying = { 'seat/2/general': [general], 'seat/1/pile': [card('C1', 'oda', 1)], 'seat/2/pile': [] }
  const counts = { 'seat/1/score': 6, 'seat/1/score/C': 5, 'seat/2/score': 8 }

  it('takes points apart: cards, kinds, and the fan for who holds it', () => {
    const [first, second] = scrollsOf({ ...boardWith(lying, counts), over: true, winners: [2] })
    expect(first).toMatchObject({ seat: 2, fan: 8, total: 8, isWinner: true })
    expect(second).toMatchObject({ seat: 1, fan: 0, total: 6, kinds: [{ kind: 'C', points: 5 }] })
    expect(second!.cards).toHaveLength(1)
  })

  it('finds the General', () => {
    expect(generalOf(battle)).toEqual({ seat: 2, up: 'light' })
    expect(generalOf(boardWith({}))).toBeNull()
  })
})
