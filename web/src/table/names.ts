/** How the players of a table are called. */
import type { Room } from '../wire/messages'
import { say } from '../words/words.svelte'

/** The player of each seat; a free seat is called by its number. */
export function namesOf(room: Room): Record<number, string> {
  return Object.fromEntries(room.seats.map(({ seat, name }) => [seat, name || say('seat-number', { seat })]))
}
