/** The log of a table: a line for each step, which points at the places it touched. */
import type { Sight } from '../wire/messages'

export interface Line {
  key: string
  words: string
  places: string[]
  /** The step it belongs to; none for what happened around the game. */
  step: number | null
}

export function linesOf(sight: Sight): Line[] {
  return sight.steps.flatMap(({ number, events }) => {
    const words = events.map((event) => event.words).filter(Boolean).join(' ')
    const places = events.flatMap(({ source, target }) => [source, target]).filter((place) => place !== undefined)
    return words ? [{ key: `step ${number}`, words, places, step: number }] : []
  })
}
