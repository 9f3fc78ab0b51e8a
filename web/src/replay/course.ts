/** How a game went, read from its replay: everybody's points after each move. */
import { pointsOf } from '../table/places'
import type { Replay } from '../scene/sight'

/** The points of each seat, after no move, one, two, and so on. */
export function courseOf({ sights }: Replay): Map<number, number[]> {
  const points = sights.map(({ board }) => new Map(pointsOf(board)))
  return new Map([...(points[0]?.keys() ?? [])].map((seat) => [seat, points.map((now) => now.get(seat) ?? 0)]))
}
