import type { Board } from '../../scene/sight'
import { say } from '../../words/words.svelte'
import { prisonPlace } from './model'

/** How many prisoners a seat has, and for how many points where the table says that. */
export function prisonersOf({ counts }: Board, seat: number, cards: number): string {
  const points = counts[prisonPlace(seat)]
  return points === undefined ? say('tenno-prisoners-down', { cards }) : say('tenno-prisoners', { cards, points })
}
