/** How far a player has come with the lessons, kept on the device: one number for each game. */
import { go, tablePath } from '../shell/route.svelte'
import { layTable, usualSettings } from '../shell/start'
import type { GameInfo } from '../wire/messages'
import type { Lesson } from './lesson'

const keyOf = (game: string) => `tatami-lessons ${game}`
const OFFERED = 'tatami-lesson-offered'

/** How many lessons of a game are done. */
export function progressOf(game: string): number {
  return Number(read(keyOf(game))) || 0
}

export const keepProgress = (game: string, done: number) => keep(keyOf(game), String(done))

/** Whether the lessons are still to be offered to somebody who is new here; they are once. */
export function isOfferDue(): boolean {
  const isDue = read(OFFERED) === null
  keep(OFFERED, 'yes')
  return isDue
}

/** Sits the player down at a short game with the gentlest bots. */
export async function startFirstGame(game: GameInfo, { seats, options }: Lesson): Promise<void> {
  const usual = usualSettings(game, seats)
  const table = await layTable({ ...usual, options: { ...usual.options, ...options }, watch: 'players' }, 'farmer')
  go(tablePath(table))
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return ''
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // This browser keeps nothing: the lessons begin anew next time.
  }
}
