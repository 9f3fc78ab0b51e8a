/** A seat's view of a game in the reader's language: the input of every board. */
import type * as wire from '../wire/messages'
import type { Message } from '../words/speaker'

/** A thing on the table, as the reader sees it. */
export interface Piece {
  kind: string
  face: 'up' | 'down'
  words: string
  /** What it is, where the words say more: a card that lies face down and that the reader knows. */
  name?: string
  marks?: Record<string, unknown>
}

/** A spot on the table and its pieces, from the bottom or from the left. */
export interface Place {
  id: string
  words: string
  pieces: Piece[]
}

/** Something the reader may do now. */
export interface Action {
  token: string
  kind: string
  /** The places it touches, source first. */
  places: string[]
  words: string
  /** Open consequences. */
  preview?: Record<string, unknown>
  preview_words?: string
}

/** Something the reader might expect to do but may not now, and why. */
export interface Reason {
  token: string
  places: string[]
  reason: string
}

/** The game as one seat, or a spectator, sees it. */
export interface Board {
  game: string
  options: Record<string, boolean | number | string>
  seats: number
  seat: number | null
  to_move: number | null
  over: boolean
  task: string
  places: Place[]
  counts: Record<string, number>
  /** By seat; none while the table does not show them. */
  scores: Record<string, number>
  winners: number[]
  actions: Action[]
  refusals: Reason[]
  /** Whether the table shows the past: the log and the points so far. */
  recalls: boolean
}

/** One small thing that happened, as the reader saw it. */
export interface Event {
  kind: string
  words?: string
  piece?: Piece
  source?: string
  target?: string
  amount?: number
}

/** One decision as the reader saw it, its token masked where it is another's secret. */
export interface Step {
  number: number
  seat: number
  token: string
  events: Event[]
}

/** The view of one of the reader's seats (null: a spectator): the board and the steps that led to it. */
export interface Sight {
  seat: number | null
  board: Board
  steps: Step[]
}

/** A table as its page shows it. */
export interface Table extends Omit<wire.Snapshot, 'dictionary' | 'scenes' | 'sights' | 'numbers'> {
  sights: Sight[]
}

/** A finished game, with a sight after each step; the sight after none has no step. */
export interface Replay extends Omit<wire.Replay, 'dictionary' | 'first' | 'scenes' | 'sights'> {
  sights: Sight[]
  /** Says a message of the game to the reader. */
  say: (message: Message) => string
}
