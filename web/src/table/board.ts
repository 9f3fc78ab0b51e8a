/** What the shell gives to the table of a game, and what a game's folder gives to the shell. */
import type { Component, Snippet } from 'svelte'
import type { Hint, Record as GameRecord } from '../wire/kinds'
import type { Board, Replay, Sight } from '../scene/sight'
import type { Room, Turn, You } from '../wire/messages'
import type { Stage } from './stage.svelte'

export interface BoardProps {
  /** The newest there is: `sight.board` to decide on, `sight.steps` for whoever tells the past. */
  sight: Sight
  /** What is shown now: `stage.board` lags behind `sight.board` while events are being told. */
  stage: Stage
  room: Room
  turn: Turn | null
  you: You
  /** The player of each seat. */
  names: Record<number, string>
  /** By seat, in words, since when its player is away. */
  away: ReadonlyMap<number, string>
  /** Decides: the token of one of `stage.board.actions`. */
  send: (token: string) => void
  /** Whether a decision of this seat is on its way; nothing can be pressed meanwhile. */
  busy: boolean
  /** What the adviser thinks, once asked. */
  hint: Hint | null
  /** The log, for boards that have room for it: `{@render log()}`. */
  log: Snippet
}

/** What a game's end picture gets; `replay` comes a moment later than the rest. */
export interface EndProps {
  sight: Sight
  names: Record<number, string>
  record: GameRecord | null
  replay: Replay | null
}

/** A moment as players count it: chip 17, turn 4, battle 9. */
export interface Count {
  unit: 'chip' | 'turn' | 'battle' | 'move'
  number: number
}

/** The default export of `games/<name>/index.ts`, loaded when such a table is opened. */
export interface GameTable {
  Board: Component<BoardProps>
  /** A few words for the bar: "Chip 17 of 35". */
  Facts?: Component<BoardProps>
  /** Where the points came from, as a picture. */
  End?: Component<EndProps>
  /** How its players count the moment of a move; without it, moves are counted. */
  countAt?: (replay: Replay, move: number) => Count
  /** Whether the room lies under the sun or the moon: the frame puts it as `data-side` around bar and board. */
  light?: (board: Board) => 'sun' | 'moon'
}
