/** Quick start: sets up a table and begins the game. */
import { nonceFor } from '../fair/promises'
import { forgetIntent, type Intent } from '../shell/start'
import type { Connection } from '../wire/connection.svelte'
import type { Table } from '../scene/sight'

/** Takes the first seat; unless friends are to come, gives the others to bots and starts. To play again, everybody sits already. */
export async function beginAtOnce(connection: Connection, { table, room, you }: Table, intent: Intent): Promise<void> {
  if (room.status !== 'waiting') return forgetIntent(table)
  const [mine, ...others] = room.seats.map(({ seat }) => seat)
  if (you.seats.length === 0 && intent !== 'again') await connection.send({ do: 'sit', seat: mine! })
  if (intent === 'again') {
    for (const seat of you.seats) await connection.send({ do: 'nonce', seat, nonce: nonceFor(table, seat) })
    await connection.send({ do: 'start' })
  } else if (intent !== 'friends') {
    await connection.send({ do: 'nonce', seat: mine!, nonce: nonceFor(table, mine!) })
    for (const seat of others) await connection.send({ do: 'seat-bot', seat, level: intent })
    await connection.send({ do: 'start' })
  }
  forgetIntent(table)
}
