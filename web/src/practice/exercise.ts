/** Positions to practise on: some turns as one seat saw them, shown on the game's own board. */
import { readReplay } from '../scene/replay'
import type { Replay, Sight } from '../scene/sight'
import { loadTable } from '../table/games'
import type { GameTable } from '../table/board'
import type * as wire from '../wire/messages'
import { say } from '../words/words.svelte'

export interface Exercise {
  replay: Replay
  own: GameTable | null
  names: Record<number, string>
  /** The last sight, with everything that was seen. */
  sight: Sight
}

/** Reads the turns of a puzzle or a drill; the reader is the seat whose view it is. */
export async function loadExercise(seen: wire.Replay, seat: number): Promise<Exercise> {
  const [own, replay] = await Promise.all([loadTable(seen.game), readReplay(seen, seat)])
  const names = { ...replay.names, [seat]: say('seat-you') }
  return { own, replay, names, sight: sightAt(replay, replay.sights.length - 1) }
}

/** What was seen after some of the turns. */
export function sightAt({ sights }: Replay, at: number): Sight {
  const { seat, board } = sights[at]!
  return { seat, board, steps: sights.slice(0, at + 1).flatMap(({ steps }) => steps) }
}
