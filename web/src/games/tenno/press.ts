/** Handles presses on the table of TENNO: cards of rows and of the hand become an action. */
import { NOTHING, pick, read as readChoice, type Chosen, type Reading } from '../../table/choice'
import type { Action, Board } from '../../scene/sight'
import { cardOf, cardsOf, isRow, passOf, phaseOf, rowPlace, seatOf, SLOTS, type Phase } from './model'

/** The presses for one decision. */
export interface Draft {
  /** Places pressed in your row. */
  readonly places: readonly string[]
  /** The card from the hand. */
  readonly card: string | null
  /** The Farmers as they would be laid; empty outside the set-up. */
  readonly order: readonly string[]
  /** An attack, or a look at a card, that is being put together. */
  readonly chosen: Chosen
}

/** The meaning of a draft on a board. */
export interface Plan {
  phase: Phase
  /** The places that belong to the move at hand. */
  chosen: readonly string[]
  /** The action of the vermilion button. */
  action: Action | null
  /** Two cards picked up may also be put back as they lay. */
  putBack: Action | null
  pass: Action | null
  /** The places that lead on when pressed. */
  open: ReadonlySet<string>
  /** The cards that the one pointed with may reach. */
  reach: ReadonlySet<string>
  /** The cards of the hand that may be laid now. */
  offered: ReadonlySet<string>
}

export const draft = (order: readonly string[] = []): Draft => ({ places: [], card: null, order, chosen: NOTHING })

export function read(board: Board, draft: Draft): Plan {
  const phase = phaseOf(board)
  const pointed = isPointed(phase) ? readChoice(board, draft.chosen) : null
  const action = pointed ? pointed.action : actionOf(board, phase, draft)
  return {
    phase,
    chosen: pointed ? pointed.path : draft.places,
    action,
    putBack: action?.kind === 'swap' ? putBackOf(board, action) : null,
    pass: passOf(board) ?? null,
    open: openIn(board, phase, pointed),
    reach: pointed?.reach ?? NOWHERE,
    offered: offeredIn(board, phase),
  }
}

/** Presses a card of a row. */
export function press(board: Board, draft: Draft, place: string): Draft {
  const { phase, open } = read(board, draft)
  if (phase === 'set-up') return reorder(draft, place)
  if (phase === 'trade' && open.has(place)) return takeUp(board, draft, place)
  if (phase === 'pick-up' && open.has(place)) {
    const { places } = draft
    return {
      ...draft,
      places: places.includes(place) ? places.filter((one) => one !== place) : [...places, place].slice(-2),
    }
  }
  return { ...draft, chosen: pick(board, draft.chosen, place) }
}

/** Presses a card of your hand: it is laid, or put back; where none may be laid, the hand says why. */
export function pressCard(board: Board, draft: Draft, card: string, hand: string): Draft {
  const isOffered = offeredIn(board, phaseOf(board)).has(card)
  if (isOffered) return { ...draft, card: draft.card === card ? null : card }
  return { ...draft, chosen: pick(board, draft.chosen, hand) }
}

/** Whether a card of your row may attack now. */
export function mayAttack(board: Board, place: string): boolean {
  return (
    phaseOf(board) === 'attack' && board.actions.some(({ kind, places }) => kind === 'attack' && places[0] === place)
  )
}

/** The orders in which the Farmers may be laid. */
export function ordersOf({ actions }: Board): (readonly string[])[] {
  return actions.filter(({ kind }) => kind === 'set-up').map(cardsOf)
}

const NOWHERE: ReadonlySet<string> = new Set()

const isPointed = (phase: Phase): boolean => phase === 'attack' || phase === 'peek'

function actionOf({ actions }: Board, phase: Phase, { places, card, order }: Draft): Action | null {
  const find = (fits: (action: Action) => boolean) => actions.find(fits) ?? null
  switch (phase) {
    case 'set-up':
      return find((action) => action.kind === 'set-up' && String(cardsOf(action)) === String(order))
    case 'fill':
      return card === null ? null : find((action) => cardOf(action) === card)
    case 'trade':
      return card === null ? null : find((action) => action.places[1] === places[0] && cardOf(action) === card)
    case 'pick-up':
      return places.length < 2
        ? null
        : find(({ kind, places: pair }) => kind === 'swap' && pair.every((one) => places.includes(one)))
    default:
      return null
  }
}

function putBackOf({ actions }: Board, swap: Action): Action | null {
  return actions.find(({ kind, places }) => kind === 'put-back' && String(places) === String(swap.places)) ?? null
}

function openIn({ actions }: Board, phase: Phase, pointed: Reading | null): ReadonlySet<string> {
  if (phase === 'set-up' || phase === 'pick-up') return new Set(actions.flatMap(({ places }) => places.filter(isRow)))
  if (phase === 'trade') return new Set(actions.flatMap(({ places }) => places[1] ?? []))
  // Another own card may take the place of the one that attacks.
  return new Set(pointed ? [...pointed.reach, ...actions.flatMap(({ places }) => places.slice(0, 1))] : [])
}

function offeredIn({ actions }: Board, phase: Phase): ReadonlySet<string> {
  return new Set(phase === 'fill' || phase === 'trade' ? actions.flatMap((action) => cardOf(action) ?? []) : [])
}

/** In a trade: pressed once a card is taken up, pressed again it is put back. */
function takeUp(board: Board, draft: Draft, place: string): Draft {
  const lies = board.places.find(({ id }) => id === place)?.pieces[0]?.kind ?? null
  const isAgain = draft.places[0] === place
  return { ...draft, places: [place], card: isAgain ? (draft.card === lies ? null : lies) : draft.card }
}

/** Two Farmers pressed one after the other change places. */
function reorder(draft: Draft, place: string): Draft {
  const [first] = draft.places
  if (first === undefined) return { ...draft, places: [place] }
  const at = (each: string) => SLOTS.findIndex((slot) => rowPlace(seatOf(place), slot) === each)
  const order = [...draft.order]
  ;[order[at(first)], order[at(place)]] = [order[at(place)]!, order[at(first)]!]
  return { ...draft, places: [], order }
}
