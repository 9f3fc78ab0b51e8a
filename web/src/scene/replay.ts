/** Finished games in the words of the reader. */
import { dictionary as askDictionary, replay as askReplay, type Eyes } from '../wire/rest'
import { learnTable, speakerAt } from '../words/words.svelte'
import { hold } from './held'
import { SceneReader } from './reader'
import type { Replay } from './sight'

/** A game from one viewpoint; the seat `you`, if the reader held it, is addressed as "you". */
export async function loadReplay(id: string, eyes: Eyes, you: number | null): Promise<Replay> {
  const { dictionary: address, scenes, names, ...rest } = await askReplay(id, eyes)
  const [dictionary] = await Promise.all([askDictionary(address), learnTable(rest.game)])
  const speaker = speakerAt(rest.game, { seat: you, names, called: dictionary.called })!
  const reader = new SceneReader(dictionary, speaker)
  return { ...rest, names, sights: scenes.map((scene) => reader.sight(hold(scene))) }
}
