/** What the player is about to do: presses on cards become an action. */
import type { Action, Board } from '../../wire/messages'
import { Choice } from '../../table/choice.svelte'
import { isRow, passOf, phaseOf, rowPlace, seatOf, SLOTS, type Phase } from './model'

interface Draft {
  board: Board
  /** Places pressed in the own row. */
  places: readonly string[]
  /** The card that comes from the hand. */
  card: string | null
  /** The order of the Farmers. */
  order: readonly string[]
}

export class Intent {
  #board: () => Board
  #draft: Draft | null = $state.raw(null)
  #proposed: readonly string[] | null = null
  choice: Choice

  constructor(board: () => Board, decision: () => number | undefined) {
    this.#board = board
    this.choice = new Choice(board, decision)
  }

  phase: Phase = $derived.by(() => phaseOf(this.#board()))

  /** A draft belongs to one decision; another one starts anew. */
  #now: Draft = $derived.by(() => {
    const board = this.#board()
    return this.#draft?.board === board ? this.#draft : { board, places: [], card: null, order: this.#orderFor(board) }
  })

  /** The Farmers as they would be laid; empty outside the set-up. */
  order: readonly string[] = $derived.by(() => this.#now.order)
  /** The card of the hand that would be laid. */
  card: string | null = $derived.by(() => this.#now.card)

  /** The places that belong to the move at hand. */
  chosen: readonly string[] = $derived.by(() => (this.#isPointed() ? this.choice.path : this.#now.places))

  /** What the vermilion button would do. */
  action: Action | null = $derived.by(() => {
    const { actions } = this.#board()
    const { places, card, order } = this.#now
    const find = (fits: (action: Action) => boolean) => actions.find(fits) ?? null
    switch (this.phase) {
      case 'set-up':
        return find(({ preview }) => String(preview?.cards) === String(order))
      case 'fill':
        return card === null ? null : find(({ preview }) => preview?.card === card)
      case 'trade':
        return places.length === 0 || card === null
          ? null
          : find((action) => action.places[1] === places[0] && action.preview?.card === card)
      case 'pick-up':
        return places.length < 2 ? null : find(({ kind, places: pair }) => kind === 'swap' && pair.every((place) => places.includes(place)))
      default:
        return this.#isPointed() ? this.choice.action : null
    }
  })

  /** Two cards picked up may also be put back as they lay. */
  putBack: Action | null = $derived.by(() => {
    const { action } = this
    if (action?.kind !== 'swap') return null
    return this.#board().actions.find(({ kind, places }) => kind === 'put-back' && String(places) === String(action.places)) ?? null
  })

  pass: Action | null = $derived.by(() => passOf(this.#board()) ?? null)

  /** The places that lead on when pressed. */
  open: ReadonlySet<string> = $derived.by(() => {
    const { actions } = this.#board()
    if (this.phase === 'set-up' || this.phase === 'pick-up') return new Set(actions.flatMap(({ places }) => places.filter(isRow)))
    if (this.phase === 'trade') return new Set(actions.map(({ places }) => places[1]!).filter(Boolean))
    if (!this.#isPointed()) return new Set()
    // Another own card may take the place of the one that attacks.
    return new Set([...this.choice.reach, ...actions.flatMap(({ places }) => places.slice(0, 1))])
  })

  /** The cards of the hand that may be laid now. */
  offered: ReadonlySet<string> = $derived.by(() => {
    if (this.phase !== 'fill' && this.phase !== 'trade') return new Set()
    return new Set(this.#board().actions.map(({ preview }) => preview?.card as string).filter(Boolean))
  })

  /** Whether a card of the own row may attack now. */
  mayAttack(place: string): boolean {
    return this.phase === 'attack' && this.#board().actions.some(({ kind, places }) => kind === 'attack' && places[0] === place)
  }

  /** A card of a row was pressed. */
  press(place: string): void {
    const { places } = this.#now
    if (this.phase === 'set-up') this.#reorder(place)
    else if (this.phase === 'trade' && this.open.has(place)) this.#take(place)
    else if (this.phase === 'pick-up' && this.open.has(place)) {
      this.#change({ places: places.includes(place) ? places.filter((one) => one !== place) : [...places, place].slice(-2) })
    } else this.choice.pick(place)
  }

  /** A card of the own hand was pressed. */
  pressCard(card: string, hand: string): void {
    if (this.offered.has(card)) this.#change({ card: this.card === card ? null : card })
    else this.choice.pick(hand)
  }

  clear(): void {
    this.#draft = null
    this.choice.clear()
  }

  /** Others lay their rows meanwhile: the order stays. */
  #orderFor(board: Board): readonly string[] {
    if (phaseOf(board) !== 'set-up') return []
    this.#proposed ??= proposal(board)
    return this.#draft?.order.length ? this.#draft.order : this.#proposed
  }

  #isPointed(): boolean {
    return this.phase === 'attack' || this.phase === 'peek'
  }

  #change(part: Partial<Draft>): void {
    this.#draft = { ...this.#now, ...part }
  }

  /** In a trade: pressed once a card is taken up, pressed again it is put back. */
  #take(place: string): void {
    const lies = this.#board().places.find(({ id }) => id === place)?.pieces[0]?.kind ?? null
    const isAgain = this.#now.places[0] === place
    this.#change({ places: [place], card: isAgain ? (this.card === lies ? null : lies) : this.card })
  }

  /** Two Farmers pressed one after the other change places. */
  #reorder(place: string): void {
    const [first] = this.#now.places
    if (first === undefined) return this.#change({ places: [place] })
    const order = [...this.order]
    const seat = seatOf(place)
    const [one, other] = [first, place].map((each) => SLOTS.findIndex((slot) => rowPlace(seat, slot) === each)) as [number, number]
    ;[order[one], order[other]] = [order[other]!, order[one]!]
    this.#change({ places: [], order })
  }
}

/** Some order to begin with: everybody's own, since one that all start from would be guessed. */
function proposal({ actions }: Board): readonly string[] {
  const orders = actions.filter(({ kind }) => kind === 'set-up').map(({ preview }) => preview?.cards as string[])
  return orders[Math.floor(Math.random() * orders.length)] ?? []
}
