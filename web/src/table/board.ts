/** The interface between the shell and a game's board. */
import type { Component, Snippet } from 'svelte'
import type { Record as GameRecord } from '../wire/kinds'
import type { Board, Replay, Sight } from '../scene/sight'
import type { Turn, You } from '../wire/messages'
import type { Stage } from './stage.svelte'

export interface BoardProps {
  /** The latest state: `sight.board` for decisions, `sight.steps` for the history. */
  sight: Sight
  /** The displayed state: `stage.board` lags behind `sight.board` while events are animated. */
  stage: Stage
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
  /** The log, for boards that have room for it: `{@render log()}`. */
  log: Snippet
}

/** The props of a game's end picture; `replay` arrives a moment later than the rest. */
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
