/** Making tables: at once against bots, or for friends. */
import type { GameInfo, Level, Settings } from '../wire/messages'
import { makeTable } from '../wire/rest'
import { myName } from './me.svelte'
import { preferences, type LastChoice } from './preferences.svelte'
import { go, tablePath } from './route.svelte'

/** Tables of ours that were just made: with which bots they begin at once. */
export const quickTables = new Map<string, Level | 'nobody'>()

export function usualSettings(game: GameInfo, seats = game.usual_seats): Settings {
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]))
  return { game: game.name, seats, options, public: false, watch: 'everyone', clock: { kind: 'none' }, stand_in: 'samurai', hints: true }
}

export async function playBots(game: GameInfo, choice: LastChoice): Promise<void> {
  preferences.last = choice
  const { table } = await makeTable({ ...usualSettings(game, choice.seats), watch: 'players' }, myName())
  quickTables.set(table, choice.level)
  go(tablePath(table))
}

export async function inviteFriends(game: GameInfo): Promise<void> {
  const { table } = await makeTable(usualSettings(game), myName())
  quickTables.set(table, 'nobody')
  go(tablePath(table))
}
