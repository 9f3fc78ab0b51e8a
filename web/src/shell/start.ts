/** Making tables: at once against bots, or for friends. */
import type { GameInfo, Level, Settings } from '../wire/messages'
import { makeTable, practise } from '../wire/rest'
import { myName } from './me.svelte'
import { preferences, type LastChoice } from './preferences.svelte'
import { go, tablePath } from './route.svelte'

/** The purpose of a table we made: an instant game with bots, a game with friends, or a rematch. */
export type Intent = Level | 'friends' | 'again'

const keyOf = (table: string) => `tatami-intent ${table}`

/** The pending work at a table; it survives a reload. */
export const intentOf = (table: string) => sessionStorage.getItem(keyOf(table)) as Intent | null
export const noteIntent = (table: string, intent: Intent) => sessionStorage.setItem(keyOf(table), intent)
export const forgetIntent = (table: string) => sessionStorage.removeItem(keyOf(table))

export function usualSettings(game: GameInfo, seats = game.usual_seats): Settings {
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]))
  return {
    game: game.name,
    seats,
    options,
    public: false,
    watch: 'everyone',
    clock: { kind: 'none' },
    stand_in: 'samurai',
    hints: true,
    starts: 'host',
    bots_after: null,
    rated: false,
    match: 'one',
    tempo: preferences.tempo,
  }
}

/** Makes a table, stores its purpose, and returns its id. */
export async function layTable(settings: Settings, intent: Intent): Promise<string> {
  const { table } = await makeTable(settings, myName())
  noteIntent(table, intent)
  return table
}

export async function playBots(game: GameInfo, choice: LastChoice): Promise<void> {
  preferences.last = choice
  go(tablePath(await layTable({ ...usualSettings(game, choice.seats), watch: 'players' }, choice.level)))
}

const originKey = (table: string) => `tatami-practice ${table}`
/** Where a practice table was begun: the place in a replay to go back to. */
export const originOf = (table: string) => sessionStorage.getItem(originKey(table)) ?? undefined

/** Makes a practice table of a position of a finished game, and goes there. */
export async function tryFrom(table: string, move: number, seat: number): Promise<void> {
  const origin = location.pathname + location.search + location.hash
  const made = await practise(table, move, seat, myName())
  sessionStorage.setItem(originKey(made.table), origin)
  go(tablePath(made.table))
}

export async function inviteFriends(game: GameInfo): Promise<void> {
  go(tablePath(await layTable(usualSettings(game), 'friends')))
}
