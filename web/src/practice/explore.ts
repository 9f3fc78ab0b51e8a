/** Moves tried for all seats from a position of a finished game, and what the next ones are worth. */
import type { Board } from '../scene/sight'
import { ideaOf, worthOf, type Idea } from '../table/ideas'
import type { TrialValues } from '../wire/messages'

/** A line of play in a link: `#2,17,ta,tb` is seat 2's review at move 17, and two other moves tried from there. */
export interface Line {
  /** Whose review it was. */
  seat: number
  step: number
  tokens: string[]
}

export function parseLine(hash: string): Line {
  const [seat, step, ...tokens] = hash.replace(/^#/, '').split(',')
  return { seat: whole(seat) || 1, step: whole(step), tokens: tokens.filter(Boolean).map(decode) }
}

export const writeLine = ({ seat, step, tokens }: Line): string =>
  [seat, step, ...tokens.map(encodeURIComponent)].join(',')

function decode(token: string): string {
  try {
    return decodeURIComponent(token)
  } catch {
    return token
  }
}

const whole = (text: string | undefined): number => (text && /^\d{1,5}$/.test(text) ? Number(text) : 0)

/** All moves with their values, best first; the bars compare points where all chances are alike. */
export function valuesOf(board: Board, { worths }: TrialValues): Idea[] {
  const byPoints = worths.every(({ share }) => share === worths[0]!.share)
  const points = worths.map((one) => one.points)
  const [least, most] = [Math.min(...points), Math.max(...points)]
  return worths.flatMap(({ token, share, points }, index) => {
    const action = board.actions.find((one) => one.token === token)
    if (!action) return []
    const parts = {
      label: String(index + 1),
      look: index === 0 ? ('best' as const) : ('other' as const),
      value: worthOf(100 * share, null),
      note: worthOf(null, points),
      share: byPoints ? (points - least) / (most - least || 1) : share,
    }
    return [ideaOf(action, parts)]
  })
}
