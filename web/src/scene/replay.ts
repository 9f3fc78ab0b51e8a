/** Finished games in the words of the reader. */
import type * as wire from '../wire/messages'
import { dictionary as askDictionary, replay as askReplay, type Eyes } from '../wire/rest'
import { learnTable, speakerAt } from '../words/words.svelte'
import { hold } from './held'
import { SceneReader } from './reader'
import type { Replay } from './sight'

/** A game from one viewpoint; the seat `you`, if the reader held it, is addressed as "you". */
export const loadReplay = async (id: string, eyes: Eyes, you: number | null): Promise<Replay> =>
  readReplay(await askReplay(id, eyes), you)

/** The same of a game, or a part of one, that has been loaded. */
export async function readReplay(seen: wire.Replay, you: number | null): Promise<Replay> {
  const { dictionary: address, scenes, names, ...rest } = seen
  const [dictionary] = await Promise.all([askDictionary(address), learnTable(rest.game)])
  const speaker = speakerAt(rest.game, { seat: you, names, called: dictionary.called })!
  const reader = new SceneReader(dictionary, speaker)
  const sights = scenes.map((scene) => reader.sight(hold(scene)))
  return { ...rest, names, sights, say: (message) => speaker.say(message) }
}
