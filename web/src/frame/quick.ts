/** Sets a table up and begins, for those who pressed Play. */
import type { Connection } from '../wire/connection.svelte'
import type { Level, Snapshot } from '../wire/messages'
import { nonceFor } from '../fair/promises'

/** Takes the first seat; with a level, gives the others to bots and starts. */
export async function beginAtOnce(connection: Connection, { table, room }: Snapshot, bots: Level | 'nobody'): Promise<void> {
  const [mine, ...others] = room.seats.map(({ seat }) => seat)
  await connection.send({ do: 'sit', seat: mine! })
  if (bots === 'nobody') return
  await connection.send({ do: 'nonce', seat: mine!, nonce: nonceFor(table, mine!) })
  for (const seat of others) await connection.send({ do: 'seat-bot', seat, level: bots })
  await connection.send({ do: 'start' })
}
