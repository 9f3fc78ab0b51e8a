/** Making tables: at once against bots, or for friends. */
import type { GameInfo, Level, Settings } from '../wire/messages'
import { makeTable } from '../wire/rest'
import { myName } from './me.svelte'
import { preferences, type LastChoice } from './preferences.svelte'
import { go, tablePath } from './route.svelte'

/** What a table of ours was made for: to begin at once with bots, or to wait for friends. */
export type Intent = Level | 'friends'

const keyOf = (table: string) => `tatami-intent ${table}`

/** What is still to be done at a table; it outlives a reload. */
export const intentOf = (table: string) => sessionStorage.getItem(keyOf(table)) as Intent | null
export const forgetIntent = (table: string) => sessionStorage.removeItem(keyOf(table))

export function usualSettings(game: GameInfo, seats = game.usual_seats): Settings {
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]))
  return { game: game.name, seats, options, public: false, watch: 'everyone', clock: { kind: 'none' }, stand_in: 'samurai', hints: true }
}

export async function playBots(game: GameInfo, choice: LastChoice): Promise<void> {
  preferences.last = choice
  const { table } = await makeTable({ ...usualSettings(game, choice.seats), watch: 'players' }, myName())
  sessionStorage.setItem(keyOf(table), choice.level)
  go(tablePath(table))
}

export async function inviteFriends(game: GameInfo): Promise<void> {
  const { table } = await makeTable(usualSettings(game), myName())
  sessionStorage.setItem(keyOf(table), 'friends')
  go(tablePath(table))
}
