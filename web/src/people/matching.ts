/** Finding people: quick match, and tables of others that wait for players. */
import { CLOCKS } from '../lobby/clocks'
import { myName } from '../shell/me.svelte'
import { preferences } from '../shell/preferences.svelte'
import { go, tablePath } from '../shell/route.svelte'
import type { QuickMatch, TableInfo, TableMade } from '../wire/messages'
import { ask, body } from '../wire/rest'

/** Seconds until bots take the free seats; 0: they never do. */
export const BOTS_AFTER = [20, 60, 300, 0] as const

export interface Wanted {
  game: string
  seats: number
  clock: string
  botsAfter: number
}

const SHOWN = 12

export const waitingTables = () => ask<TableInfo[]>(`/tables?state=waiting&count=${SHOWN}`)

/** Joins a matching table, or opens one, and goes there. */
export async function findPlayers({ game, seats, clock, botsAfter }: Wanted): Promise<void> {
  preferences.match = { clock, botsAfter }
  const wanted: QuickMatch = {
    game,
    seats,
    clock: CLOCKS[clock]!,
    bots_after: botsAfter || null,
    name: myName(),
  }
  const { table } = await ask<TableMade>('/match', body('POST', wanted))
  go(tablePath(table))
}

/** Takes a free seat at a table, and goes there. */
export async function sitDown(table: string): Promise<void> {
  await ask<TableMade>(`/tables/${encodeURIComponent(table)}/seat`, body('POST', { name: myName() }))
  go(tablePath(table))
}
