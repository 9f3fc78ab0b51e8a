/** The player's draft action, kept for one decision. */
import type { Action, Board, Reason } from '../../scene/sight'
import type { Phase } from './model'
import { draft, mayAttack, ordersOf, press, pressCard, read, type Draft, type Plan } from './press'

interface Made {
  board: Board
  decision: number | undefined
  draft: Draft
}

export class Intent {
  #board: () => Board
  #decision: () => number | undefined
  #made: Made | null = $state.raw(null)
  #proposed: readonly string[] | null = null

  constructor(board: () => Board, decision: () => number | undefined) {
    this.#board = board
    this.#decision = decision
  }

  #draft: Draft = $derived.by(() => {
    const [board, made] = [this.#board(), this.#made]
    if (made?.board === board) return made.draft
    // Others lay their rows meanwhile: the order stays, and so do the places selected for the same decision.
    const begun = draft(this.#orderFor(board))
    return made && made.decision === this.#decision()
      ? { ...begun, chosen: { ...made.draft.chosen, refusal: null } }
      : begun
  })

  #plan: Plan = $derived.by(() => read(this.#board(), this.#draft))

  /** The Farmers as they would be laid; empty outside the set-up. */
  order: readonly string[] = $derived.by(() => this.#draft.order)
  /** The card of the hand that would be laid. */
  card: string | null = $derived.by(() => this.#draft.card)
  /** Why the last press led nowhere. */
  refusal: Reason | null = $derived.by(() => this.#draft.chosen.refusal)

  phase: Phase = $derived.by(() => this.#plan.phase)
  chosen: readonly string[] = $derived.by(() => this.#plan.chosen)
  action: Action | null = $derived.by(() => this.#plan.action)
  putBack: Action | null = $derived.by(() => this.#plan.putBack)
  pass: Action | null = $derived.by(() => this.#plan.pass)
  open: ReadonlySet<string> = $derived.by(() => this.#plan.open)
  reach: ReadonlySet<string> = $derived.by(() => this.#plan.reach)
  offered: ReadonlySet<string> = $derived.by(() => this.#plan.offered)

  /** Whether a card of your row may attack now. */
  mayAttack(place: string): boolean {
    return mayAttack(this.#board(), place)
  }

  /** A card of a row was pressed. */
  press(place: string): void {
    this.#set(press(this.#board(), this.#draft, place))
  }

  /** A card of your hand was pressed. */
  pressCard(card: string, hand: string): void {
    this.#set(pressCard(this.#board(), this.#draft, card, hand))
  }

  clear(): void {
    this.#made = null
  }

  #set(draft: Draft): void {
    this.#made = { board: this.#board(), decision: this.#decision(), draft }
  }

  /** Some order to begin with: everybody's own, since one that all start from would be guessed. */
  #orderFor(board: Board): readonly string[] {
    const orders = ordersOf(board)
    if (orders.length === 0) return []
    this.#proposed ??= orders[Math.floor(Math.random() * orders.length)]!
    return this.#made?.draft.order.length ? this.#made.draft.order : this.#proposed
  }
}
