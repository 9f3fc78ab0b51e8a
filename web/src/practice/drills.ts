/** The memory trainer: its pace, and how an answer compares with the exact belief. */
import type { DrillShown, DrillVerdict } from '../wire/messages'
import { say } from '../words/words.svelte'

export const LEVELS = 12
const SLOWEST = 1500
const FASTEST = 350

/** Milliseconds between two turns: fewer at every level. */
export const pauseAt = (level: number): number =>
  Math.round(SLOWEST - ((SLOWEST - FASTEST) * (Math.min(level, LEVELS) - 1)) / (LEVELS - 1))

export interface Ranked {
  kind: string
  words: string
  chance: number
  isGiven: boolean
}

/** The answers by their chances, most likely first. */
export function ranked({ kinds }: DrillShown, { chances }: DrillVerdict, given: string): Ranked[] {
  return Object.entries(kinds)
    .map(([kind, words]) => ({ kind, words, chance: chances[kind] ?? 0, isGiven: kind === given }))
    .sort((one, other) => other.chance - one.chance)
}

export const verdictWords = ({ score }: DrillVerdict): string =>
  say('drill-verdict', { how: score === 1 ? 'right' : score > 0 ? 'possible' : 'wrong' })
