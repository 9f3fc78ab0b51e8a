/** Lessons that have been begun, kept on the device: one for each game. */
import { go, tablePath } from '../shell/route.svelte'
import { layTable, usualSettings } from '../shell/start'
import type { GameInfo } from '../wire/messages'
import type { Lesson } from './lesson'

export interface Progress {
  table: string
  /** The titles of the notes that have been read. */
  read: readonly string[]
}

const keyOf = (game: string) => `tatami-lesson ${game}`

export function progressOf(game: string): Progress | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as Progress | null
  } catch {
    return null
  }
}

/** The lesson that is given at a table, if one is. */
export function lessonAt(game: string, table: string): Progress | null {
  const progress = progressOf(game)
  return progress?.table === table ? progress : null
}

export function keepProgress(game: string, progress: Progress): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(progress))
  } catch {
    // This browser keeps nothing: the game is played without notes.
  }
}

export const forgetLesson = (game: string) => localStorage.removeItem(keyOf(game))

/** Sits the player down at a table of their own with the gentlest bots. */
export async function startLesson(game: GameInfo, { seats, options }: Lesson): Promise<void> {
  const usual = usualSettings(game, seats)
  const table = await layTable({ ...usual, options: { ...usual.options, ...options }, watch: 'players' }, 'farmer')
  keepProgress(game.name, { table, read: [] })
  go(tablePath(table))
}
