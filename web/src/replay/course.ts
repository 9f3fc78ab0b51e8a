/** How a game went, read from its replay: everybody's points after each move, and where it turned. */
import type { GameTable } from '../table/board'
import { pointsOf } from '../table/places'
import type { Replay } from '../scene/sight'
import { say } from '../words/words.svelte'

/** The points of each seat, after no move, one, two, and so on. */
export function courseOf({ sights }: Replay): Map<number, number[]> {
  const points = sights.map(({ board }) => new Map(pointsOf(board)))
  return new Map([...(points[0]?.keys() ?? [])].map((seat) => [seat, points.map((now) => now.get(seat) ?? 0)]))
}

export interface Turn {
  /** The step after which the leader was never caught again. */
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

/** The sentence about it; `you` is the reader's own seat. */
export function turnWords(
  replay: Replay,
  { move, seat }: Turn,
  names: Record<number, string>,
  game: GameTable | null,
  you: number | null,
): string {
  const { unit, number } = game?.countAt?.(replay, move) ?? { unit: 'move', number: move }
  return say('turned-at', { who: seat === you ? 'you' : 'other', name: names[seat] ?? '', unit, number })
}
