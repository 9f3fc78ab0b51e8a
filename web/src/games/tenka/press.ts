/** Handles presses on the table of Tenka Trick: a card, a clan of a pile, or a place in the battle. */
import { choose, pick, read, refuse, type Chosen, type Outcome } from '../../table/choice'
import type { Board } from '../../scene/sight'

/** Presses a card of the hand: weighs it, pressed again plays it, or says why it may not be played. */
export function pressCard(board: Board, chosen: Chosen, card: string): Outcome {
  return read(board, chosen).action?.token === card ? card : pressClan(board, chosen, card)
}

/** Presses a clan of a pile that lies open: weighs it, or says why it may not be taken. */
export function pressClan({ actions, refusals }: Board, chosen: Chosen, clan: string): Chosen {
  const refusal = refusals.find(({ token }) => token === clan)
  if (refusal) return refuse(chosen, refusal)
  return actions.some(({ token }) => token === clan) ? choose(chosen, clan) : chosen
}

/** Presses a card that lies in the battle. */
export function pressPlace(board: Board, chosen: Chosen, place: string): Chosen {
  return pick(board, chosen, place)
}
