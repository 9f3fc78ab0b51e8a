/** How a game went, read from its replay: everybody's points after each move, and where it turned. */
import type { Replay } from '../wire/messages'

/** The points of each seat, after no move, one, two, and so on. */
export function courseOf({ sights }: Replay): Map<number, number[]> {
  const seats = Object.keys(sights[0]?.board.scores ?? {}).map(Number)
  return new Map(seats.map((seat) => [seat, sights.map(({ board }) => board.scores[seat] ?? 0)]))
}

export interface Turn {
  /** After which somebody led and was never caught again. */
  move: number
  seat: number
}

/** The move with which the only winner took the lead for good; null if points do not tell. */
export function turnOf(replay: Replay): Turn | null {
  const [seat, ...more] = replay.sights.at(-1)?.board.winners ?? []
  if (seat === undefined || more.length > 0) return null
  const course = courseOf(replay)
  const own = course.get(seat)!
  const rivals = [...course].filter(([other]) => other !== seat).map(([, points]) => points)
  const move = own.findLastIndex((points, at) => rivals.some((rival) => rival[at]! >= points)) + 1
  return move > 0 && move < own.length ? { move, seat } : null
}
