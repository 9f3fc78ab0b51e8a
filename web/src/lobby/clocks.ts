/** The clocks that a host may choose from. */
import type { Clock } from '../wire/messages'

export const CLOCKS: Record<string, Clock> = {
  none: { kind: 'none' },
  minute: { kind: 'move', seconds: 60 },
  bank: { kind: 'bank', seconds: 600, increment: 10 },
  days: { kind: 'days', days: 2, night: null },
}

/** Which of them a clock is most like. */
export function clockName(clock: Clock): string {
  return Object.keys(CLOCKS).find((name) => CLOCKS[name]!.kind === clock.kind) ?? 'none'
}
