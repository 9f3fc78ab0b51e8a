/** The course of a game of TA-KE, read from its replay. */
import type { Count } from '../../table/board'
import type { Replay } from '../../scene/sight'

export interface Take {
  /** From 1. */
  number: number
  seat: number
  kind: string
  gained: Record<number, number>
  totals: Record<number, number>
}

/** Every take with its gain, in order. */
export function storyOf(replay: Replay): Take[] {
  const takes: Take[] = []
  let before: Record<string, number> = replay.sights[0]?.board.counts ?? {}
  for (const { board, steps } of replay.sights) {
    for (const step of steps) {
      const moved = step.events.find(
        ({ kind, source, target }) => kind === 'moved' && isStack(source) && target?.includes('courtyard'),
      )
      if (!moved?.piece) continue
      const [totals, gained]: Record<number, number>[] = [{}, {}]
      for (const seat of [1, 2]) {
        const id = `seat/${seat}/score`
        totals![seat] = board.counts[id] ?? 0
        gained![seat] = totals![seat] - (before[id] ?? 0)
      }
      takes.push({
        number: takes.length + 1,
        seat: step.seat,
        kind: moved.piece.kind,
        gained: gained!,
        totals: totals!,
      })
    }
    before = board.counts
  }
  return takes
}

/** The chip that a move takes or precedes. */
export function chipAt({ sights }: Replay, move: number): Count {
  return { unit: 'chip', number: storyOf({ sights: sights.slice(0, move) } as Replay).length + 1 }
}

/** Both players' points before the first take. */
export function startOf([first]: readonly Take[]): Record<number, number> {
  const before = (seat: number): number => (first?.totals[seat] ?? 0) - (first?.gained[seat] ?? 0)
  return { 1: before(1), 2: before(2) }
}

const isStack = (place: string | undefined): boolean => /^hall\/[a-e]$/.test(place ?? '')

/** The takes that brought their player most, in the order of the game. */
export function largest(takes: readonly Take[], count: number): Take[] {
  const worth = ({ seat, gained }: Take): number => gained[seat] ?? 0
  return takes
    .toSorted((one, other) => worth(other) - worth(one) || one.number - other.number)
    .slice(0, count)
    .toSorted((one, other) => one.number - other.number)
}

export interface Area {
  leader: number
  /** Corners: number of the take, points. */
  points: [number, number][]
}

/** The area between the two lines, cut where the lead changes. */
export function areasOf(takes: readonly Take[], first: number): Area[] {
  const second = 3 - first
  const course = [{ number: 0, totals: startOf(takes) }, ...takes]
  const areas: Area[] = []
  let upper: [number, number][] = []
  let lower: [number, number][] = []
  let leader = 0
  const close = (): void => {
    if (leader && upper.length > 1) areas.push({ leader, points: [...upper, ...lower.toReversed()] })
  }
  for (const { number, totals } of course) {
    const one = totals[first] ?? 0
    const other = totals[second] ?? 0
    const ahead = one > other ? first : one < other ? second : leader
    if (leader && ahead !== leader) {
      const meeting = crossing(upper.at(-1)!, lower.at(-1)!, [number, one], [number, other], leader === first)
      upper.push(meeting)
      lower.push(meeting)
      close()
      upper = [meeting]
      lower = [meeting]
    }
    leader = ahead
    upper.push([number, leader === second ? other : one])
    lower.push([number, leader === second ? one : other])
  }
  close()
  return areas
}

/** Where the two lines meet between two takes. */
function crossing(
  upper: [number, number],
  lower: [number, number],
  one: [number, number],
  other: [number, number],
  wasFirst: boolean,
): [number, number] {
  const [oneBefore, otherBefore] = wasFirst ? [upper[1], lower[1]] : [lower[1], upper[1]]
  const gapBefore = oneBefore - otherBefore
  const gapAfter = one[1] - other[1]
  const way = gapBefore / (gapBefore - gapAfter)
  return [upper[0] + way * (one[0] - upper[0]), oneBefore + way * (one[1] - oneBefore)]
}
