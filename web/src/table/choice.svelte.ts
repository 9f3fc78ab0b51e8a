/** Choosing an action by pressing the places it touches, one after another. */
import type { Action, Board, Reason } from '../wire/messages'

interface Chosen {
  /** The decision it belongs to; for the next one it is forgotten. */
  decision: number | undefined
  path: readonly string[]
  kind: string | null
  token: string | null
}

export class Choice {
  #board: () => Board
  #decision: () => number | undefined
  #chosen: Chosen | null = $state.raw(null)
  #refused: { board: Board; reason: Reason } | null = $state.raw(null)

  /** Give it what is shown, and which decision it is: `new Choice(() => stage.board, () => turn?.decision)`. */
  constructor(board: () => Board, decision: () => number | undefined) {
    this.#board = board
    this.#decision = decision
  }

  #now: Chosen = $derived.by(() => {
    const decision = this.#decision()
    return this.#chosen && this.#chosen.decision === decision ? this.#chosen : { decision, path: [], kind: null, token: null }
  })

  /** The actions of the kind that was begun, or all of them. */
  #offered: readonly Action[] = $derived.by(() => {
    const { actions } = this.#board()
    const { kind } = this.#now
    const ofKind = kind === null ? actions : actions.filter((action) => action.kind === kind)
    return ofKind.length > 0 ? ofKind : actions
  })

  /** The places chosen so far. */
  path: readonly string[] = $derived.by(() => {
    const { path } = this.#now
    return this.#offered.some((action) => leads(action, path)) ? path : []
  })

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
    const named = this.#board().actions.find((action) => action.token === this.#now.token)
    if (named) return named
    if (this.path.length === 0) return null
    const complete = this.remaining.filter((action) => action.places.length === this.path.length)
    if (complete.length === 1 && this.remaining.length === 1) return complete[0]!
    return this.remaining.length === 1 ? this.remaining[0]! : null
  })

  /** Why the last press led nowhere. */
  refusal: Reason | null = $derived.by(() => (this.#refused?.board === this.#board() ? this.#refused.reason : null))

  /** The kind that was begun, as long as there are actions of it. */
  kind: string | null = $derived.by(() => (this.#board().actions.some(({ kind }) => kind === this.#now.kind) ? this.#now.kind : null))

  /** Looks only at actions of a kind from now on. */
  begin(kind: string): void {
    this.clear()
    this.#change({ kind })
  }

  /** Chooses a place: as the next one, or else as another last one, or as a new first one. True if that led somewhere. */
  pick(place: string): boolean {
    this.#change({ token: null })
    for (const path of [[...this.path, place], [...this.path.slice(0, -1), place], [place]]) {
      if (this.#offered.some((action) => leads(action, path))) {
        this.#change({ path })
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
    this.#change({ token })
  }

  /** Shows why something cannot be done now. */
  refuse(reason: Reason): void {
    this.#refused = { board: this.#board(), reason }
  }

  /** Takes the last press back. */
  back(): void {
    if (this.#now.token !== null) this.#change({ token: null })
    else if (this.path.length > 0) this.#change({ path: this.path.slice(0, -1) })
    else this.#change({ kind: null })
  }

  clear(): void {
    this.#chosen = this.#refused = null
  }

  #change(part: Partial<Chosen>): void {
    this.#chosen = { ...this.#now, ...part }
    this.#refused = null
  }
}

function leads(action: Action, path: readonly string[]): boolean {
  return path.every((place, index) => action.places[index] === place)
}
