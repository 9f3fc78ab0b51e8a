/** Choosing an action by pressing the places it touches, one after another. */
import type { Action, Board, Reason } from '../wire/messages'

export class Choice {
  #board: () => Board
  #path: readonly string[] = $state.raw([])
  #kind: string | null = $state(null)
  #token: string | null = $state(null)
  #refused: { board: Board; reason: Reason } | null = $state.raw(null)

  /** Give it what is shown: `new Choice(() => stage.board)`. A new decision forgets the old choice. */
  constructor(board: () => Board) {
    this.#board = board
  }

  /** The actions of the kind that was begun, or all of them. */
  #offered: readonly Action[] = $derived.by(() => {
    const { actions } = this.#board()
    const ofKind = this.#kind === null ? actions : actions.filter((action) => action.kind === this.#kind)
    return ofKind.length > 0 ? ofKind : actions
  })

  /** The places chosen so far. */
  path: readonly string[] = $derived.by(() => (this.#offered.some((action) => leads(action, this.#path)) ? this.#path : []))

  /** The actions that the choice so far may still become. */
  remaining: readonly Action[] = $derived.by(() => this.#offered.filter((action) => leads(action, this.path)))

  /** The places that may be chosen next. */
  next: ReadonlySet<string> = $derived.by(() => {
    const places = this.remaining.map((action) => action.places[this.path.length])
    return new Set(places.filter((place) => place !== undefined))
  })

  /** The places that may be pressed: those that come next or, once all are chosen, those that could stand for the last. */
  reach: ReadonlySet<string> = $derived.by(() => {
    if (this.next.size > 0) return this.next
    const begun = this.path.slice(0, -1)
    const alike = this.#offered.filter((action) => leads(action, begun))
    return new Set(alike.flatMap(({ places }) => places[begun.length] ?? []))
  })

  /** The action that was chosen: the only one left, or the one whose places are all chosen. */
  action: Action | null = $derived.by(() => {
    const named = this.#board().actions.find((action) => action.token === this.#token)
    if (named) return named
    if (this.path.length === 0) return null
    const complete = this.remaining.filter((action) => action.places.length === this.path.length)
    if (complete.length === 1 && this.remaining.length === 1) return complete[0]!
    return this.remaining.length === 1 ? this.remaining[0]! : null
  })

  /** Why the last press led nowhere. */
  refusal: Reason | null = $derived.by(() => (this.#refused?.board === this.#board() ? this.#refused.reason : null))

  /** The kind that was begun, as long as there are actions of it. */
  kind: string | null = $derived.by(() => (this.#board().actions.some(({ kind }) => kind === this.#kind) ? this.#kind : null))

  /** Looks only at actions of a kind from now on. */
  begin(kind: string): void {
    this.clear()
    this.#kind = kind
  }

  /** Chooses a place: as the next one, or else as another last one, or as a new first one. True if that led somewhere. */
  pick(place: string): boolean {
    this.#token = null
    this.#refused = null
    for (const path of [[...this.path, place], [...this.path.slice(0, -1), place], [place]]) {
      if (this.#offered.some((action) => leads(action, path))) {
        this.#path = path
        return true
      }
    }
    const board = this.#board()
    const reason = board.refusals.find(({ places }) => places.includes(place))
    this.#refused = reason ? { board, reason } : null
    return false
  }

  /** Chooses an action itself, where places do not tell actions apart: one card of a hand. */
  choose(token: string): void {
    this.#refused = null
    this.#token = token
  }

  /** Shows why something cannot be done now. */
  refuse(reason: Reason): void {
    this.#refused = { board: this.#board(), reason }
  }

  /** Takes the last press back. */
  back(): void {
    if (this.#token !== null) this.#token = null
    else if (this.path.length > 0) this.#path = this.path.slice(0, -1)
    else this.#kind = null
    this.#refused = null
  }

  clear(): void {
    this.#path = []
    this.#kind = this.#token = this.#refused = null
  }
}

function leads(action: Action, path: readonly string[]): boolean {
  return path.every((place, index) => action.places[index] === place)
}
