/** Reasons in the reader's words: messages that the server made from facts. */
import type { ReviewFact } from '../wire/messages'
import type { Listener, Message } from './speaker'
import { speakerAt } from './words.svelte'

/** Each reason as a sentence; before the game's messages are loaded, as the server said it. */
export function sayFacts(game: string, listener: Listener, facts: readonly ReviewFact[]): string[] {
  const speaker = speakerAt(game, listener)
  return facts.map((fact) => speaker?.say(fact as Message) ?? fact.words)
}
