/** The current choice on a board: reset when its decision or its options change. */
import type { Action, Board, Reason } from '../scene/sight'
import { back, NOTHING, pick, read, type Chosen, type Reading } from './choice'

interface Made {
  chosen: Chosen
  decision: number | undefined
  /** The board on which it was made: no reason is shown for another board. */
  board: Board
}

export class Choice {
  #board: () => Board
  #decision: () => number | undefined
  #made: Made | null = $state.raw(null)

  /** Takes the displayed board and the decision's number: `new Choice(() => stage.board, () => turn?.decision)`. */
  constructor(board: () => Board, decision: () => number | undefined) {
    this.#board = board
    this.#decision = decision
  }

  /** The presses for this decision. */
  chosen: Chosen = $derived.by(() =>
    this.#made && this.#made.decision === this.#decision() ? this.#made.chosen : NOTHING,
  )

  #reading: Reading = $derived.by(() => read(this.#board(), this.chosen))

  path: readonly string[] = $derived.by(() => this.#reading.path)
  kind: string | null = $derived.by(() => this.#reading.kind)
  remaining: readonly Action[] = $derived.by(() => this.#reading.remaining)
  next: ReadonlySet<string> = $derived.by(() => this.#reading.next)
  reach: ReadonlySet<string> = $derived.by(() => this.#reading.reach)
  action: Action | null = $derived.by(() => this.#reading.action)

  /** Why the last press led nowhere. */
  refusal: Reason | null = $derived.by(() => (this.#made?.board === this.#board() ? this.chosen.refusal : null))

  /** Chooses something else. */
  set(chosen: Chosen): void {
    this.#made = chosen === NOTHING ? null : { chosen, decision: this.#decision(), board: this.#board() }
  }

  pick(place: string): void {
    this.set(pick(this.#board(), this.chosen, place))
  }

  /** Takes the last press back. */
  back(): void {
    this.set(back(this.#board(), this.chosen))
  }

  clear(): void {
    this.set(NOTHING)
  }
}
