/** Queries on a review: the errors of a seat, its chances, the reasons, and the parts of its result. */
import type { Action } from '../scene/sight'
import type { MarkedMove } from '../table/marks'
import type { Amount, Review, ReviewDecision, ReviewMove, ReviewParts, ReviewState } from '../wire/messages'
import type { Message } from '../words/speaker'
import { GLYPHS } from './grades'

const COSTLIEST = 3
const GRAVEST: (string | null)[] = ['blunder', 'mistake', 'inaccuracy']

/** All decisions known so far: of the finished review, or the errors found while it is computed. */
export function decisionsOf(state: ReviewState | null): readonly ReviewDecision[] {
  return state?.review?.decisions ?? state?.found ?? []
}

/** The decision that follows a number of moves. */
export function decisionAfter(state: ReviewState | null, move: number): ReviewDecision | null {
  return decisionsOf(state).find(({ number }) => number === move + 1) ?? null
}

/** A seat's errors, in the order of the game. */
export function errorsOf(state: ReviewState | null, seat: number): ReviewDecision[] {
  return decisionsOf(state).filter((decision) => decision.seat === seat && decision.grade !== null)
}

/** A seat's costliest errors, in the order of the game; while the review is computed, those known so far. */
export function costliestOf(state: ReviewState | null, seat: number): ReviewDecision[] {
  const costs = (one: ReviewDecision, other: ReviewDecision) =>
    GRAVEST.indexOf(one.grade) - GRAVEST.indexOf(other.grade) ||
    other.loss - one.loss ||
    other.points_lost - one.points_lost ||
    one.number - other.number
  const errors = errorsOf(state, seat)
  const known = errors.toSorted(costs).slice(0, COSTLIEST)
  const worst = new Set(state?.review?.seats[seat]?.costliest ?? known.map(({ number }) => number))
  return errors.filter(({ number }) => worst.has(number))
}

/** The position before the next of some decisions; after the last one comes the first again. */
export function nextMoment(moments: readonly ReviewDecision[], move: number): number | null {
  const positions = moments.map(({ number }) => number - 1)
  return positions.find((position) => position > move) ?? positions[0] ?? null
}

/** A seat's chance of winning after no move, one, two, and so on. */
export function chancesOf(review: Review | null | undefined, seat: number): number[] | null {
  return review?.seats[seat]?.moments.map(({ value }) => value.share) ?? null
}

/** Both moves of an error, to be drawn on the board. */
export function drawnOf({ grade, best, played, best_move, played_move }: ReviewDecision): MarkedMove[] {
  const drawn = (token: string, move: ReviewMove | null | undefined, look: MarkedMove['look'], label: string) =>
    move ? [{ action: actionOf(token, move), look, label }] : []
  if (grade === null) return []
  return [...drawn(best, best_move, 'best', GLYPHS.better), ...drawn(played, played_move, 'played', GLYPHS[grade])]
}

function actionOf(token: string, { places, piece }: ReviewMove): Action {
  return { token, kind: '', places, words: '', ...(piece ? { preview: { card: piece } } : {}) }
}

export interface Told {
  move: Message
  preview: Message | null
}

/** The reasons of an error, by their roles. */
export interface Why {
  better: Told | null
  played: Told | null
  /** Sentences: chances, points, the reply, forgotten pieces, whether it is proven. */
  more: Message[]
}

export function whyOf({ why }: ReviewDecision): Why {
  const facts = why.map(({ id, args }): Message => ({ id, args: args as NonNullable<Message['args']> }))
  const told = (...ids: string[]): Told | null => {
    const args = facts.find(({ id }) => ids.includes(id))?.args
    return args ? { move: args.move as Message, preview: (args.preview as Message | undefined) ?? null } : null
  }
  const moves = ['why-better', 'why-better-then', 'why-played', 'why-played-then']
  return {
    better: told('why-better', 'why-better-then'),
    played: told('why-played', 'why-played-then'),
    more: facts.filter(({ id }) => !moves.includes(id)),
  }
}

export type Part = 'start' | 'own' | 'others' | 'luck' | 'result'

export interface Line {
  part: Part
  /** In percent. */
  share: number
  points: number
}

/** The parts of a result in whole percents and points; luck takes what rounding leaves, so that they add up. */
export function linesOf(parts: ReviewParts): Line[] {
  const whole = ({ share, points }: Amount) => ({ share: Math.round(100 * share), points: Math.round(points) })
  const [start, own, others, result] = [parts.start, parts.own, parts.others, parts.result].map(whole) as [
    Amount,
    Amount,
    Amount,
    Amount,
  ]
  const luck = {
    share: result.share - start.share - own.share - others.share,
    points: result.points - start.points - own.points - others.points,
  }
  return [
    { part: 'start', ...start },
    { part: 'own', ...own },
    { part: 'others', ...others },
    { part: 'luck', ...luck },
    { part: 'result', ...result },
  ]
}
