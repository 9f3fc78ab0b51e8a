/** The model of a table of Tenka Trick, read from the server's scenes. */
import { indexPlaces, piecesAt } from '../../table/places'
import type { Action, Board, Event, Piece, Sight } from '../../scene/sight'
import { paragraph } from '../../words/words.svelte'

export const KINDS = ['M', 'A', 'I', 'C', 'S'] as const
export type Kind = (typeof KINDS)[number]
/** The side of the General's card whose numbers count. */
export type Up = 'light' | 'dark'

/** The print on a card. */
export type Printed = {
  /** Which of the seven clans it is, or which trump: its colour and crest. */
  faction: string
  /** The clan's name: a table's own list may rename it. */
  clan: string
  kind?: Kind
  light: number
  dark: number
}

export function printedOn({ marks }: Piece): Printed {
  const { faction, clan = faction, kind, light, dark } = marks as Printed
  return { faction, clan, kind, light, dark }
}

/** The holder of the General's card, and the side that is up. */
export function generalOf(board: Board): { seat: number; up: Up } | null {
  for (let seat = 1; seat <= board.seats; seat += 1) {
    const card = board.places.find(({ id }) => id === `seat/${seat}/general`)?.pieces[0]
    if (card) return { seat, up: card.marks!.side as Up }
  }
  return null
}

// The battle.

export interface Fighter {
  seat: number
  piece: Piece
  /** The side of the General's card that was up when the battle began. */
  up: Up
  /** It is only being thought of. */
  isIdea: boolean
  /** It has been collected; its place remains. */
  isGone?: boolean
  /** Not shown; an idea would lie here. */
  isRoom?: boolean
}

export interface Side {
  name: string
  total: number
  /** Its value without the previewed card, if different. */
  now: number | null
  isGenerals: boolean
  isAhead: boolean
  /** Only a card that is being thought of would fight for it. */
  isIdea: boolean
  /** Not shown; an idea would be here. */
  isRoom?: boolean
  /** How the battle ends, or would end, for it. */
  fate: 'wins' | 'would-win' | 'falls-short' | null
  fighters: Fighter[]
}

interface SidePreview {
  side: string
  total: number
  seats: number[]
  general: boolean
}

/** How a battle ends with a card; `winner` and the fields after it are set once everybody has played. */
export type PlayPreview = {
  complete: boolean
  sides: SidePreview[]
  winner?: string | null
  uprising?: boolean
}

/** The sides of the battle from the General's on; with a card that is being thought of, as they would be. */
export function sidesOf(board: Board, idea: Action | null, winner: string | null, lie = fightersOf(board)): Side[] {
  const led = lie.find(({ piece }) => piece.marks!.led)
  if (idea?.kind !== 'play') {
    const names = new Set(lie.map(({ piece }) => piece.marks!.side as string))
    if (names.size > 0) for (const name of fightingWithoutCards(board)) names.add(name)
    const sides = [...names].map((name) => ({
      name,
      total: board.counts[`side/${name}`] ?? 0,
      now: null,
      isGenerals: led?.piece.marks!.side === name,
      isAhead: false,
      isIdea: false,
      fate: winner === name ? ('wins' as const) : null,
      fighters: lie.filter(({ piece }) => piece.marks!.side === name),
    }))
    return withLeader(sides, winner)
  }
  const preview = idea.preview as PlayPreview
  const hand = board.places.find(({ id }) => id === `seat/${board.seat}/hand`)
  const card = hand?.pieces.find(({ kind }) => kind === idea.token)
  const up = generalOf(board)?.up ?? 'light'
  const fighters = card ? [...lie, { seat: board.seat!, piece: card, up, isIdea: true }] : lie
  const sides = preview.sides.map(({ side, total, seats, general }): Side => {
    const now = board.counts[`side/${side}`] ?? 0
    const lost = preview.complete && preview.winner !== null && preview.winner !== side
    return {
      name: side,
      total,
      now: now > 0 && now !== total ? now : null,
      isGenerals: general,
      isAhead: false,
      isIdea: seats.every((seat) => seat === board.seat),
      fate: preview.complete && preview.winner === side ? 'would-win' : lost && !general ? 'falls-short' : null,
      fighters: fighters.filter(({ seat }) => seats.includes(seat)),
    }
  })
  sides.sort((one, other) => rank(one, fighters) - rank(other, fighters))
  return withLeader(sides, preview.complete ? (preview.winner ?? null) : null)
}

/**
 * The same sides with everything where it lay before: what is new comes last, and the place of a card that was gathered
 * stays empty until all are gone.
 */
export function inPlace(before: readonly Side[], now: readonly Side[]): Side[] {
  const lie = new Map(fightersIn(now).map((fighter) => [fighter.seat, fighter]))
  const lay = fightersIn(before).filter(({ isIdea }) => !isIdea)
  const isAnother =
    lie.size === 0 || lay.some(({ seat, piece }) => lie.has(seat) && lie.get(seat)!.piece.kind !== piece.kind)
  if (isAnother) return [...now]
  const kept = before.map((side): Side => {
    const next = now.find(({ name }) => name === side.name)
    const stay = side.fighters.flatMap((fighter): Fighter[] => {
      if (lie.has(fighter.seat)) return next?.fighters.filter(({ seat }) => seat === fighter.seat) ?? []
      return fighter.isIdea ? [] : [{ ...fighter, isGone: true }]
    })
    const come = next?.fighters.filter((fighter) => !stay.includes(fighter)) ?? []
    return { ...(next ?? side), fighters: [...stay, ...come] }
  })
  const names = new Set(before.map(({ name }) => name))
  const come = now.filter(({ name }) => !names.has(name))
  return [
    ...kept.filter(({ name, fighters }) => fighters.length > 0 || now.some((side) => side.name === name)),
    ...come,
  ]
}

/**
 * The same with hidden room in every side and beside them for one of some ideas: what a press shows is there already, and
 * only changes. What was shown there before stays, else it is a card that is likely to come: one of the same clan.
 */
export function withRoom(sides: readonly Side[], ideas: readonly Fighter[], before: readonly Side[] = []): Side[] {
  const roomIn = (side: Side | undefined, clan: string | null): Fighter => {
    const lay = side?.fighters.find(({ isIdea }) => isIdea)
    return { ...(lay ?? ideas.find(({ piece }) => printedOn(piece).faction === clan) ?? ideas[0]!), isRoom: true }
  }
  const hold = sides.map((side) => {
    if (side.fighters.some(({ seat }) => seat === ideas[0]!.seat)) return side
    return {
      ...side,
      fighters: [
        ...side.fighters,
        roomIn(
          before.find(({ name, isIdea }) => name === side.name && !isIdea),
          side.name,
        ),
      ],
    }
  })
  if (sides.some(({ isIdea }) => isIdea)) return hold
  const lay = before.find(({ isIdea }) => isIdea)
  const room = roomIn(lay, null)
  const fresh = {
    name: printedOn(room.piece).faction,
    total: 0,
    now: null,
    isGenerals: false,
    isAhead: false,
    isIdea: true,
    fate: null,
  }
  return [...hold, { ...(lay ?? fresh), isRoom: true, fighters: [room] }]
}

function fightersIn(sides: readonly Side[]): Fighter[] {
  return sides.flatMap(({ fighters }) => fighters)
}

// Row and column of the first side, the second and so on, by which of three is a wide one: as few as can be must move.
const SLOTS = ['1 / 1', '2 / 1', '2 / 2', '1 / 2']
const SLOTS_BY_WIDE = [SLOTS, ['1 / 1', '2 / 1', '1 / 2'], ['1 / 1', '1 / 2', '2 / 1']]

/** Where each side stands in a narrow room, as an area of a grid of two by two: one with several cards takes a row. */
export function standsAt(sides: readonly Side[]): Map<Side, string> {
  const seen = sides.filter(({ isRoom }) => !isRoom)
  const isWide = ({ fighters }: Side) => fighters.filter(({ isRoom }) => !isRoom).length > 1
  const slots = SLOTS_BY_WIDE[seen.findIndex(isWide)] ?? SLOTS
  return new Map(seen.map((side, index) => [side, isWide(side) ? `${slots[index]} / auto / 3` : slots[index]!]))
}

/** The cards that lie in the battle. */
export function fightersOf(board: Board): Fighter[] {
  return board.places
    .filter(({ id, pieces }) => id.startsWith('battle/') && pieces.length > 0)
    .map(({ id, pieces: [piece] }) => ({
      seat: seatOf(id),
      piece: piece!,
      up: piece!.marks!.up as Up,
      isIdea: false,
    }))
}

/** Sides whose only card was a trump, which leaves before the spoils are shared. */
function fightingWithoutCards(board: Board): string[] {
  const totals = Object.entries(board.counts).filter(([id, total]) => id.startsWith('side/') && total > 0)
  return totals.map(([id]) => id.slice('side/'.length))
}

function rank({ fighters }: Side, all: Fighter[]): number {
  return all.findIndex((fighter) => fighters.includes(fighter))
}

/** The side that wins stands taller; before that is known, the strongest so far. */
function withLeader(sides: Side[], winner: string | null): Side[] {
  const most = Math.max(...sides.map(({ total }) => total))
  const leaders = sides.filter(({ name, total }) => (winner ? name === winner : total === most))
  const ahead = leaders.length === 1 && sides.length > 1 ? leaders[0] : undefined
  return sides.map((side) => ({ ...side, isAhead: side === ahead }))
}

/** How many sides the battle may have after the decision that is asked for: their cards need not shrink when one is weighed. */
export function mostSides({ actions }: Board): number {
  const plays = actions.filter(({ kind }) => kind === 'play')
  return Math.max(0, ...plays.map(({ preview }) => (preview as PlayPreview).sides.length))
}

/** The seat in the id of a place: `battle/3`, `seat/3/pile`. */
export function seatOf(place: string): number {
  return Number(place.split('/')[1])
}

// Past events.

export interface Verdict {
  /** The side that won; null after a draw. */
  winner: string | null
  words: string
  /** Whether no card was played since. */
  isFresh: boolean
}

/** The end of the last battle, as far as it has been shown: `step` and `event` are being animated. */
export function verdictOf(sight: Sight, step: number | null, event: Event | null): Verdict | null {
  const told = sight.steps.filter(({ number }) => step === null || number <= step).flatMap(({ events }) => events)
  const until = event ? told.lastIndexOf(event) + 1 : told.length
  const heard = told.slice(0, until)
  const at = heard.findLastIndex(({ kind }) => kind === 'decided')
  const decided = heard[at]
  if (!decided) return null
  const rest = heard.slice(at + 1)
  const end = rest.findIndex(({ kind }) => kind !== 'general' && kind !== 'turned')
  const words = [decided, ...rest.slice(0, end < 0 ? undefined : end)].flatMap((one) => (one.words ? [one.words] : []))
  return {
    winner: decided.target?.slice('side/'.length) ?? null,
    words: paragraph(words),
    isFresh: !rest.some(({ kind }) => kind === 'played'),
  }
}

// The race.

export interface Standing {
  cards: number
  /** Their current points: alone, shared, or none. */
  rank: 'most' | 'tied' | null
}

/** The number of cards of a kind that a seat has won, and their points. */
export function standingOf(board: Board, seat: number, kind: Kind): Standing {
  const pile = piecesAt(indexPlaces(board), `seat/${seat}/pile`)
  const points = board.counts[`seat/${seat}/score/${kind}`] ?? 0
  return {
    cards: pile.filter((piece) => printedOn(piece).kind === kind).length,
    rank: points === 0 ? null : points === board.counts['points/most'] ? 'most' : 'tied',
  }
}

/** Points as they would be with the action that is being thought of, where it says so. */
export function pointsWith(idea: Action | null, seat: number): number | null {
  const scores = idea?.preview?.scores as Record<string, number> | undefined
  return scores?.[seat] ?? null
}

// Cards in a row.

export interface Held {
  piece: Piece
  /** Its index among the pieces of the place. */
  index: number
  /** Where it stands, in widths of a card. */
  at: number
}

const SAME_CLAN = 0.66
const NEXT_CLAN = 1.06

/** A hand laid out by clan in its given order; cards of one clan overlap, clans stand apart. */
export function spread(pieces: readonly Piece[]): Held[] {
  const order = pieces.map((piece, index) => ({ piece, index }))
  order.sort((one, other) => clanOrder(pieces, one.piece) - clanOrder(pieces, other.piece) || one.index - other.index)
  let at = 0
  return order.map(({ piece, index }, place) => {
    const before = order[place - 1]?.piece
    if (before) at += printedOn(before).faction === printedOn(piece).faction ? SAME_CLAN : NEXT_CLAN
    return { piece, index, at }
  })
}

/** A card that was just drawn lies last; it belongs to the first card of its clan, and before the trumps. */
function clanOrder(pieces: readonly Piece[], piece: Piece): number {
  const { faction, kind } = printedOn(piece)
  const first = pieces.findIndex((other) => printedOn(other).faction === faction)
  return kind ? first : pieces.length + first
}

export interface Clan {
  faction: string
  /** Its name. */
  clan: string
  pieces: Piece[]
}

/** The name of a side: the clan of its cards, or the trump that leads it. */
export function clanIn(pieces: readonly Piece[], faction: string): string {
  return pieces.map(printedOn).find((printed) => printed.faction === faction)?.clan ?? faction
}

/** Cards by clan, always in one order, trumps last; each clan's strongest card under the sun last. */
export function byClan(pieces: readonly Piece[]): Clan[] {
  const isTrump = (faction: string) =>
    pieces.some((piece) => printedOn(piece).faction === faction && !printedOn(piece).kind)
  const factions = [...new Set(pieces.map((piece) => printedOn(piece).faction))].sort(
    (one, other) => Number(isTrump(one)) - Number(isTrump(other)) || one.localeCompare(other),
  )
  return factions.map((faction) => ({
    faction,
    clan: clanIn(pieces, faction),
    pieces: pieces
      .filter((piece) => printedOn(piece).faction === faction)
      .toSorted((one, other) => printedOn(one).light - printedOn(other).light),
  }))
}

// The end.

export interface Scroll {
  seat: number
  cards: Required<Printed>[]
  kinds: { kind: Kind; points: number }[]
  fan: number
  total: number
  isWinner: boolean
}

/** The breakdown of each player's points, highest first. */
export function scrollsOf(board: Board): Scroll[] {
  const general = generalOf(board)
  const places = indexPlaces(board)
  const seats = Array.from({ length: board.seats }, (_, index) => index + 1)
  const scrolls = seats.map((seat) => ({
    seat,
    cards: piecesAt(places, `seat/${seat}/pile`).map((piece) => printedOn(piece) as Required<Printed>),
    kinds: KINDS.map((kind) => ({ kind, points: board.counts[`seat/${seat}/score/${kind}`] ?? 0 })).filter(
      ({ points }) => points > 0,
    ),
    fan: general?.seat === seat ? (board.counts['points/general'] ?? 0) : 0,
    total: board.counts[`seat/${seat}/score`] ?? 0,
    isWinner: board.winners.includes(seat),
  }))
  return scrolls.toSorted((one, other) => other.total - one.total || Number(other.isWinner) - Number(one.isWinner))
}
