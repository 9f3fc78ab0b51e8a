/** Small boards, sights and replays, for tests. */
import type { Board, Replay, Sight, Step } from './sight'

export const boardOf = (parts: Partial<Board> = {}): Board => ({
  game: 'any',
  options: {},
  seats: 2,
  seat: 1,
  to_move: 1,
  over: false,
  task: '',
  places: [],
  counts: {},
  scores: {},
  winners: [],
  actions: [],
  refusals: [],
  recalls: true,
  ...parts,
})

export const sightOf = (parts: Partial<Board> = {}, steps: Step[] = []): Sight => {
  const board = boardOf(parts)
  return { seat: board.seat, board, steps }
}

export const replayOf = (...sights: Sight[]): Replay => ({
  table: 't',
  game: 'any',
  names: {},
  length: sights.length - 1,
  sights,
  say: ({ id }) => id,
})
