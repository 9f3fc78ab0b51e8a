/** The tables that have a board of their own, each loaded when it is opened. */
import type { GameTable } from './board'

const found = import.meta.glob<{ default: GameTable }>('../games/*/index.ts')

/** A game's own table, or null for one that the generic table plays. */
export async function loadTable(game: string): Promise<GameTable | null> {
  const load = found[`../games/${game}/index.ts`]
  return load ? (await load()).default : null
}
