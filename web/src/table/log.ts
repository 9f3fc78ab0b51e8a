/** The log of a table: a line for each step, which points at the places it touched. */
import type { Told } from '../wire/connection.svelte'
import type { Event, Sight, Step } from '../scene/sight'
import { paragraph } from '../words/words.svelte'

export interface Line {
  key: string
  words: string
  places: string[]
  /** The step it belongs to or follows. */
  step: number
}

/** The current position of the animation; a stage is one. */
export interface Telling {
  step: Step | null
  event: Event | null
}

/** The log lines of all events shown so far. */
export function linesOf(sight: Sight, telling: Telling = { step: null, event: null }): Line[] {
  return shownOf(sight, telling).flatMap(({ number, events }) => {
    const words = paragraph(events.flatMap((event) => (event.words ? [event.words] : [])))
    const places = events.flatMap(({ source, target }) => [source, target]).filter((place) => place !== undefined)
    return words ? [{ key: `step ${number}`, words, places, step: number }] : []
  })
}

/** The steps that the table still lists: all shown so far, or only the last. */
export function shownOf({ board, steps }: Sight, telling: Telling): readonly Step[] {
  const told = toldOf(steps, telling)
  return board.recalls ? told : told.slice(-1)
}

/** The steps shown so far. */
export function toldOf(steps: readonly Step[], { step, event }: Telling): readonly Step[] {
  if (!step) return steps
  const heard = event ? step.events.indexOf(event) + 1 : 0
  return steps
    .filter(({ number }) => number <= step.number)
    .map((one) => (one.number === step.number ? { ...one, events: one.events.slice(0, heard) } : one))
}

/** The same merged with table events by time; the setup of the table is left out. */
export function withTold(lines: readonly Line[], told: readonly Omit<Told, 'id'>[]): Line[] {
  const around = told
    .filter(({ isBefore }) => !isBefore)
    .map(({ seq, words, step }) => ({ key: `told ${seq}`, words, places: [], step }))
  return [...lines, ...around].sort((one, other) => one.step - other.step)
}
