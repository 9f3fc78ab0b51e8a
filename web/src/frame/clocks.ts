/** Which clocks the bar shows, in places that stay where they are while the turn goes round. */
import type { SeatClock, Turn } from '../wire/messages'

export interface ClockInSight {
  clock: SeatClock
  /** The one to show where there is room for one. */
  isFirst: boolean
  /** It is shown already, and only keeps its place. */
  isDouble: boolean
}

/** Both of two players, by seat; with more, the player to move, then the reader's own. */
export function clocksInSight({ clocks, asked }: Turn, own: number | null): ClockInSight[] {
  const mover =
    clocks.find(({ seat }) => seat === own && asked.includes(seat)) ??
    clocks.find(({ seat }) => asked.includes(seat)) ??
    clocks[0]
  if (!mover) return []
  if (clocks.length <= 2) return clocks.map((clock) => ({ clock, isFirst: clock === mover, isDouble: false }))
  const mine = clocks.find(({ seat }) => seat === own)
  const first = { clock: mover, isFirst: true, isDouble: false }
  return mine ? [first, { clock: mine, isFirst: false, isDouble: mine === mover }] : [first]
}
