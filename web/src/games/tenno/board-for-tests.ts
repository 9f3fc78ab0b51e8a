/** Small boards of TENNO, for its tests. */
import type { Action, Board, Piece } from '../../scene/sight'

export const up = (kind: string, strength?: number): Piece => ({
  kind,
  face: 'up',
  words: kind,
  ...(strength === undefined ? {} : { marks: { strength } }),
})
export const back = (marks: Record<string, unknown> = {}): Piece => ({
  kind: 'card',
  face: 'down',
  words: 'face-down card',
  marks,
})
export const doing = (
  kind: string,
  token = kind,
  places: string[] = [],
  preview: Record<string, unknown> = {},
): Action => ({ kind, token, places, words: token, preview })

export function boardWith(part: Partial<Omit<Board, 'places'>> & { places?: Record<string, Piece[]> } = {}): Board {
  const { places = {}, ...rest } = part
  return {
    game: 'tenno',
    options: {},
    seats: 3,
    seat: 1,
    to_move: 1,
    over: false,
    task: '',
    counts: {},
    scores: {},
    winners: [],
    actions: [],
    refusals: [],
    recalls: true,
    ...rest,
    places: Object.entries(places).map(([id, pieces]) => ({ id, words: id, pieces })),
  }
}
