/** Questions that the table of TENNO asks of a board. */
import type { Action, Board, Piece, Step } from '../../scene/sight'

export const SLOTS = [1, 2, 3] as const
export const CARDS = [
  'farmer-1',
  'farmer-2',
  'farmer-3',
  'ninja',
  'monk',
  'ronin',
  'samurai-7',
  'samurai-8',
  'daimyo',
  'shogun',
  'geisha',
]

const LETTERS = '123NMR78DSG' // in the order of CARDS, as the option of small games has them

/** The cards of everybody's set at this table. */
export function setOf({ options }: Board): string[] {
  const letters = String(options.cards ?? LETTERS)
  return CARDS.filter((_, index) => letters.includes(LETTERS[index]!))
}

/** The reader's question, derived from the offered actions. */
export type Phase = 'watch' | 'set-up' | 'attack' | 'answer' | 'fill' | 'trade' | 'pick-up' | 'peek'

const PHASES: Record<string, Phase> = {
  'set-up': 'set-up',
  attack: 'attack',
  monk: 'answer',
  fill: 'fill',
  trade: 'trade',
  swap: 'pick-up',
  'put-back': 'pick-up',
  peek: 'peek',
}

export function phaseOf(board: Board): Phase {
  for (const { kind } of board.actions) if (PHASES[kind]) return PHASES[kind]
  return board.actions.length > 0 && board.refusals.some(({ token }) => token === 'monk') ? 'answer' : 'watch'
}

export const rowPlace = (seat: number, slot: number): string => `seat/${seat}/row/${slot}`
export const handPlace = (seat: number): string => `seat/${seat}/hand`
export const prisonPlace = (seat: number): string => `seat/${seat}/prison`
export const isRow = (place: string): boolean => place.includes('/row/')

/** The seat that a place belongs to. */
export function seatOf(place: string): number {
  return Number(place.split('/')[1])
}

export function passOf(board: Board): Action | undefined {
  return board.actions.find(({ kind }) => kind === 'pass')
}

/** Whether the reader could see the face: until then cards of others have the kind "card". */
export function isKnown(piece: Piece): boolean {
  return piece.kind !== 'card'
}

export interface Memory {
  card: string
  /** It may have been traded or moved since. */
  changed: boolean
}

/** The memory of a face-down card. */
export function memoryOf(piece: Piece): Memory | null {
  const { seen, changed } = (piece.marks ?? {}) as { seen?: string; changed?: boolean }
  return seen === undefined ? null : { card: seen, changed: changed ?? false }
}

/** The seats that could remember an own card. */
export function knowersOf(piece: Piece): number[] {
  return (piece.marks?.known as number[] | undefined) ?? []
}

export interface Fighter {
  place: string
  piece: Piece
  strength: number
}

export interface Duel {
  attack: Fighter
  /** Missing for the moment between the two cards' turning. */
  defence: Fighter | null
}

export function fighterAt(place: string, piece: Piece): Fighter | null {
  const strength = piece.marks?.strength
  return typeof strength === 'number' ? { place, piece, strength } : null
}

/** The two open cards during the Monk's question; the seat to move defends. */
export function openDuel(board: Board): Duel | null {
  const fighters = board.places.flatMap(({ id, pieces }) => {
    const fighter = isRow(id) && pieces[0] ? fighterAt(id, pieces[0]) : null
    return fighter ? [fighter] : []
  })
  const attack = fighters.find(({ place }) => seatOf(place) !== board.to_move)
  const defence = fighters.find(({ place }) => seatOf(place) === board.to_move)
  return attack && defence ? { attack, defence } : null
}

export interface Fight {
  duel: Duel
  words: string
  lost: string[]
}

const LOSSES = new Set(['captured', 'discarded', 'left'])

/** The last fight that was fought out, from its events; the answer to it may be a step of its own. */
export function lastFight(steps: readonly Step[]): Fight | null {
  let attack: Fighter | null = null
  let defence: Fighter | null = null
  let found: Fight | null = null
  for (const { seat, events } of steps) {
    for (const { kind, piece, source, target, words } of events) {
      const fighter = piece && target ? fighterAt(target, piece) : null
      if (fighter && kind === 'turned-up' && seatOf(fighter.place) === seat) attack = fighter
      else if (fighter && fighter.place === attack?.place) attack = fighter
      else if (fighter) defence = fighter
      else if (kind === 'fought' && attack && defence)
        found = { duel: { attack, defence }, words: words ?? '', lost: [] }
      else if (LOSSES.has(kind) && source) found?.lost.push(source)
    }
  }
  return found
}

export interface Loss {
  card: string
  owner: number
  /** Whose prison it is in; none: discarded. */
  captor: number | null
}

/** Every card that was lost in the open, pile by pile. */
export function lossesOf(board: Board): Loss[] {
  return board.places.flatMap(({ id, pieces }) => {
    if (id !== 'discard' && !id.endsWith('/prison')) return []
    const captor = id === 'discard' ? null : seatOf(id)
    return pieces.flatMap(({ marks }) => {
      const { seen, owner } = (marks ?? {}) as { seen?: string; owner?: number }
      return seen === undefined || owner === undefined ? [] : [{ card: seen, owner, captor }]
    })
  })
}

export interface Prisoner {
  kind: string
  words: string
  /** Whose card it was; unknown before the whole game has been read. */
  owner: number | null
}

export interface Result {
  seat: number
  score: number
  /** The points of the prison alone. */
  points: number
  prisoners: Prisoner[]
  /** Row and hand, for tied players. */
  rest: Piece[]
  wins: boolean
}

/** Everybody's final points, winners first; the steps of the whole game give the prisoners' owners. */
export function resultsOf(board: Board, steps: readonly Step[]): Result[] {
  const captures = steps.flatMap(({ events }) => events).filter(({ kind }) => kind === 'captured')
  const ownersIn = (prison: string) =>
    captures.filter(({ target }) => target === prison).map(({ source }) => seatOf(source!))
  const piecesIn = (ids: string[]) => board.places.filter(({ id }) => ids.includes(id)).flatMap(({ pieces }) => pieces)
  const seats = Array.from({ length: board.seats }, (_, index) => index + 1)
  const points = (seat: number) => board.counts[prisonPlace(seat)] ?? 0
  const most = Math.max(...seats.map(points))
  const tied = seats.filter((seat) => points(seat) === most)
  return seats
    .map((seat) => ({
      seat,
      score: board.scores[seat] ?? 0,
      points: points(seat),
      prisoners: piecesIn([prisonPlace(seat)]).map(({ kind, words }, index) => ({
        kind,
        words,
        owner: ownersIn(prisonPlace(seat))[index] ?? null,
      })),
      rest:
        tied.length > 1 && tied.includes(seat)
          ? piecesIn([...SLOTS.map((slot) => rowPlace(seat, slot)), handPlace(seat)])
          : [],
      wins: board.winners.includes(seat),
    }))
    .sort((one, other) => Number(other.wins) - Number(one.wins) || other.points - one.points || other.score - one.score)
}

/** The possible outcome of a fight, for the attacker. */
export type Answer = {
  monk: boolean
  strengths: [number, number]
  outcome: 'won' | 'equal' | 'lost'
}

export type AttackPreview = {
  card: string
  strength?: number
  /** The card is remembered: the outcomes of both answers. */
  target?: string
  answers?: Answer[]
  /** It is not: which of the cards it may be are beaten, met or not beaten. */
  won?: string[]
  equal?: string[]
  lost?: string[]
  may_monk?: boolean
  may_end?: boolean
}

export const attackPreview = (action: Action): AttackPreview => action.preview as AttackPreview
export const answerOf = (action: Action): Answer => action.preview as Answer
/** The card that an action lays. */
export const cardOf = ({ preview }: Action): string | undefined => preview?.card as string | undefined
/** The cards of a set-up, from the left. */
export const cardsOf = ({ preview }: Action): readonly string[] => (preview?.cards as string[] | undefined) ?? []
