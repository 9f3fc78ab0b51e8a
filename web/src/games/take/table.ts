/** The model that the table of TA-KE reads from a board: stacks, columns, takes and abilities. It knows no rules. */
import { piecesAt, refusalAt, type Places } from '../../table/places'
import type { Action, Board, Piece, Step } from '../../scene/sight'
import { paragraph } from '../../words/words.svelte'

export const SPACES = ['a', 'b', 'c', 'd', 'e'] as const
export const COLUMNS = ['daimyo', 'ronin', 'geisha', 'ninja'] as const
export const CHARACTERS = ['samurai', ...COLUMNS] as const
export const LEVELS = ['top', 'middle', 'bottom'] as const

export type Space = (typeof SPACES)[number]
export type ColumnName = (typeof COLUMNS)[number]
export type Level = (typeof LEVELS)[number]

/** The print on the board: a character on each space, and the value of each field. */
export const PRINTED: Record<Space, string> = { a: 'samurai', b: 'daimyo', c: 'ronin', d: 'geisha', e: 'ninja' }
export const WORTH: Record<Level, number> = { top: 1, middle: 1, bottom: 2 }
/** How many chips this game has: a smaller game has as many fewer on each space. */
export const chipsOf = (board: Board): number => dealtOn(board) * SPACES.length
/** How many chips lie on each space in the beginning. */
export const dealtOn = ({ options }: Board): number => Number(options.chips)

export const SUPPLY = 'supply'
export const hall = (space: Space): string => `hall/${space}`
export const ghostOf = (space: Space): string => `hall/${space}/ghost`
export const field = (seat: number, column: ColumnName, level: Level): string =>
  `seat/${seat}/courtyard/${column}/${level}`
export const scoreOf = (board: Board, seat: number): number => board.counts[`seat/${seat}/score`] ?? 0

/** The chip a take would uncover, its counts and its gains, by seat. */
export type TakePreview = {
  uncovers: string
  spaces: number
  /** The spaces that count. */
  shown: string[]
  /** The fields whose chips count. */
  fields: Record<string, string[]>
  influence: Record<string, number>
  points: Record<string, number>
}

export const isTake = ({ kind }: Action): boolean => kind === 'take' || kind === 'take-samurai'

export function takePreview(action: Action | undefined | null): TakePreview | null {
  return action?.preview && isTake(action) ? (action.preview as TakePreview) : null
}

export interface Stack {
  space: Space
  id: string
  ghost: string
  pieces: readonly Piece[]
  isHaunted: boolean
  takes: readonly Action[]
  /** Why nothing may be taken. */
  reason: string | undefined
}

export function stacksOf(board: Board, places: Places): Stack[] {
  return SPACES.map((space) => ({
    space,
    id: hall(space),
    ghost: ghostOf(space),
    pieces: piecesAt(places, hall(space)),
    isHaunted: piecesAt(places, ghostOf(space)).length > 0,
    takes: board.actions.filter((action) => isTake(action) && action.places[0] === hall(space)),
    reason: refusalAt(board, hall(space))?.reason,
  }))
}

/** The chip that would enter each field of your own courtyard: by a take, or by a moving Samurai. */
export function arrivalsOf(stacks: readonly Stack[], shifts: readonly Action[]): Map<string, string> {
  const takes = stacks.flatMap(({ pieces, takes }) => takes.map(({ places: [, goal] }) => [goal, pieces.at(-1)?.kind]))
  const moves = shifts.map(({ places: [, goal] }) => [goal, 'samurai'])
  return new Map([...takes, ...moves].filter((one): one is [string, string] => one.every((part) => part !== undefined)))
}

/** A seat's gain from some takes: a number or a range. */
export function gain(takes: readonly Action[], seat: number): string {
  const points = takes.map((action) => takePreview(action)?.points[seat] ?? 0)
  const least = Math.min(...points)
  const most = Math.max(...points)
  return least === most ? `+${least}` : `+${least}–${most}`
}

export interface Column {
  name: ColumnName
  fields: { level: Level; id: string; words: string; pieces: readonly Piece[] }[]
  influence: number
}

export function columnsOf(places: Places, seat: number): Column[] {
  return COLUMNS.map((name) => {
    const fields = LEVELS.map((level) => {
      const id = field(seat, name, level)
      return { level, id, words: places.get(id)?.words ?? '', pieces: piecesAt(places, id) }
    })
    const given = fields.flatMap(({ pieces }) => pieces.map((piece) => Number(piece.marks?.influence ?? 0)))
    return { name, fields, influence: given.reduce((sum, one) => sum + one, 0) }
  })
}

export interface Ability {
  column: ColumnName
  /** The field whose chip pays for it. */
  place: string
  isOpen: boolean
  reason: string | undefined
}

export function abilitiesOf(board: Board, seat: number): Ability[] {
  return COLUMNS.map((column) => {
    const place = field(seat, column, 'bottom')
    const isOpen = board.actions.some((action) => action.places[0] === place)
    return { column, place, isOpen, reason: isOpen ? undefined : refusalAt(board, place)?.reason }
  })
}

/** The next choice the player has to make for an unfinished ability or take. */
export type Ask = 'stack' | 'column' | 'ghost' | 'chip' | 'goal' | 'victim' | 'samurai' | 'nothing'

export function askOf(path: readonly string[], next: ReadonlySet<string>, isShifting: boolean): Ask {
  const [first] = next
  const last = path.at(-1)
  if (isShifting) return path.length === 0 ? 'samurai' : 'column'
  if (path.length === 0) return next.size > 0 ? 'stack' : 'nothing'
  if (!first) return 'nothing'
  if (first.endsWith('/top')) return 'column'
  if (first.includes('courtyard')) return 'victim'
  if (last && !last.includes('courtyard')) return 'goal'
  return isGhostPlace(first) ? 'ghost' : 'chip'
}

/** The cost of an ability: its chip falls from the bottom of its column to the middle, and so does one that a Ninja pushes. */
export interface Cost {
  kind: string
  /** The chip's count before and after. */
  bottom: number
  middle: number
  pushed: string | null
  /** Whether a Daimyo would be used though its player has no Samurai to move. */
  isVain: boolean
}

export function costOf(places: Places, path: readonly string[]): Cost | null {
  const [first, second] = path
  if (!first?.endsWith('/bottom')) return null
  const [paying] = piecesAt(places, first)
  const bottom = Number(paying?.marks?.influence ?? WORTH.bottom)
  const [kind, pushed] = [columnAt(first), second?.endsWith('/bottom') ? columnAt(second) : null]
  const own = first.slice(0, first.indexOf('/courtyard/'))
  const isVain =
    [kind, pushed].includes('daimyo') &&
    COLUMNS.every((column) => piecesAt(places, `${own}/courtyard/${column}/top`).length === 0)
  return { kind, bottom, middle: WORTH.middle, pushed, isVain }
}

/** The column of a field of a courtyard. */
export const columnAt = (place: string): string => place.split('/')[3] ?? ''

/** The last turn: all consecutive actions of one player, in words, without the uncovered chips. */
export function lastTurn(steps: readonly Step[]): string {
  const seat = steps.at(-1)?.seat
  const begun = steps.findLastIndex((step) => step.seat !== seat) + 1
  const events = steps.slice(begun).flatMap((step) => step.events)
  return paragraph(events.flatMap(({ kind, words }) => (words && kind !== 'uncovered' ? [words] : [])))
}

/** A name for where there is little room: a number beside it would be cut otherwise. */
export function brief(name: string): string {
  const letters = Array.from(name)
  return letters.length > 7 ? `${letters.slice(0, 6).join('').trimEnd()}…` : name
}

export const isGhostPlace = (place: string): boolean => place === SUPPLY || place.endsWith('/ghost')

/** Where on the path of a hundred stones a marker stands, and how often it went round before. */
export function standing(score: number): { stone: number; rounds: number } {
  if (score <= 100) return { stone: Math.max(score, 0), rounds: 0 }
  const rounds = Math.floor((score - 1) / 100)
  return { stone: score - 100 * rounds, rounds }
}
