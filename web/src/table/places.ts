/** Queries on a scene that every board needs. */
import type { Action, Board, Piece, Place, Reason } from '../scene/sight'
import type { You } from '../wire/messages'

export type Places = ReadonlyMap<string, Place>

export function indexPlaces(board: Board): Places {
  return new Map(board.places.map((place) => [place.id, place]))
}

export function piecesAt(places: Places, id: string): readonly Piece[] {
  return places.get(id)?.pieces ?? []
}

/** The actions that touch a place, by place; with `position`, only as that one of their places. */
export function actionsByPlace(actions: readonly Action[], position?: number): Map<string, Action[]> {
  const found = new Map<string, Action[]>()
  for (const action of actions) {
    const touched = position === undefined ? new Set(action.places) : action.places.slice(position, position + 1)
    for (const place of touched) {
      const there = found.get(place)
      if (there) there.push(action)
      else found.set(place, [action])
    }
  }
  return found
}

export function actionOf(board: Board, token: string): Action | undefined {
  return board.actions.find((action) => action.token === token)
}

/** Why nothing can be done there now, if the game says so. */
export function refusalAt(board: Board, ...places: string[]): Reason | undefined {
  return board.refusals.find((refusal) => places.every((place, index) => refusal.places[index] === place))
}

/** Whether this page never has a decision: a replay, or a spectator's view. */
export function isOnlyWatched(board: Board, you: You): boolean {
  return board.seat === null || you.member === null
}

/** The seat that is called "you": the one that is looked from, if the reader holds it. */
export function seatOfReader({ seat }: Board, you: You): number | null {
  return seat !== null && you.seats.includes(seat) ? seat : null
}

/** The seats in the order a seat sees them: itself first, then on around the table. */
export function seatsFrom(board: Board): number[] {
  const first = board.seat ?? 1
  return Array.from({ length: board.seats }, (_, index) => ((first - 1 + index) % board.seats) + 1)
}

/** Everybody's points as they stand on the table; where it shows none, as far as the reader knows them. */
export function pointsOf({ scores, counts }: Board): [seat: number, points: number][] {
  return Object.entries(scores).map(([seat, points]) => [Number(seat), counts[`seat/${seat}/score`] ?? points])
}
