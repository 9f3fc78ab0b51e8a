/** The log of a table: a line for each step, which points at the places it touched. */
import type { Told } from '../wire/connection.svelte'
import type { Sight } from '../wire/messages'

export interface Line {
  key: string
  words: string
  places: string[]
  /** The step it belongs to or comes after. */
  step: number
}

export function linesOf(sight: Sight): Line[] {
  return sight.steps.flatMap(({ number, events }) => {
    const words = events.map((event) => event.words).filter(Boolean).join(' ')
    const places = events.flatMap(({ source, target }) => [source, target]).filter((place) => place !== undefined)
    return words ? [{ key: `step ${number}`, words, places, step: number }] : []
  })
}

/** The same with what happened around the game, each at its time. */
export function withTold(lines: readonly Line[], told: readonly Told[]): Line[] {
  const around = told.map(({ seq, words, step }) => ({ key: `told ${seq}`, words, places: [], step }))
  return [...lines, ...around].sort((one, other) => one.step - other.step)
}
