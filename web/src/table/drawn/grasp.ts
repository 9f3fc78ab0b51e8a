/** Choosing an action on a drawn table: press a card or a place, then the places that follow. */
import type { Action, Board, Piece, Reason } from '../../scene/sight'

/** The presses so far. */
export interface Grasp {
  readonly path: readonly string[]
  /** The kind of the card that was pressed first, where it tells actions apart. */
  readonly card: string | null
  /** Why the last press led nowhere. */
  readonly refusal: Reason | null
}

export const OPEN_HAND: Grasp = { path: [], card: null, refusal: null }

/** The kind of the card that an action moves, if the game says so. */
export function cardOf({ preview }: Action): string | null {
  return typeof preview?.card === 'string' ? preview.card : null
}

/** The actions that the presses so far may still become. */
export function remaining({ actions }: Pick<Board, 'actions'>, { path, card }: Grasp): readonly Action[] {
  return actions.filter(
    (action) =>
      path.every((place, index) => action.places[index] === place) && (card === null || cardOf(action) === card),
  )
}

/** The places that may be pressed next. */
export function nextPlaces(board: Pick<Board, 'actions'>, grasp: Grasp): ReadonlySet<string> {
  if (grasp.path.length === 0) return new Set()
  return new Set(remaining(board, grasp).flatMap(({ places }) => places[grasp.path.length] ?? []))
}

/** Whether an action begins with a card, or with its place where none is pressed. */
export function begins({ actions }: Pick<Board, 'actions'>, place: string, piece?: Piece): boolean {
  return actions.some((action) => startsAt(action, place, piece))
}

/** Several actions that begin alike: with a card, or at a place. */
export interface Start {
  place: string
  card: string | null
  piece?: Piece
  words: string
}

const FEW = 6 // actions that are offered one by one

/** What to choose from at first: the actions, or where there are many, what they begin with. */
export function startsOf({ actions, places }: Pick<Board, 'actions' | 'places'>): (Action | Start)[] {
  if (actions.length <= FEW) return [...actions]
  const groups = new Map<string, Action[]>()
  for (const action of actions) {
    const key = action.places.length > 0 ? JSON.stringify([action.places[0], cardOf(action)]) : action.token
    groups.set(key, [...(groups.get(key) ?? []), action])
  }
  return [...groups.values()].map((group) => {
    const [first] = group as [Action]
    const place = places.find(({ id }) => id === first.places[0])
    if (group.length === 1 || !place) return first
    const card = cardOf(first)
    const piece = place.pieces.find(({ kind }) => kind === card)
    return { place: place.id, card, piece, words: piece?.words ?? place.words }
  })
}

/** What a press on a card or a place leads to: on what was begun with, to nothing chosen. */
export function press(board: Pick<Board, 'actions' | 'refusals'>, grasp: Grasp, place: string, piece?: Piece): Grasp {
  if (nextPlaces(board, grasp).has(place)) return { ...grasp, path: [...grasp.path, place], refusal: null }
  const started = board.actions.filter((action) => startsAt(action, place, piece))
  if (started.length === 0) return { ...grasp, refusal: refusalOf(board, place, piece) }
  const card = piece && started.some((action) => cardOf(action) === piece.kind) ? piece.kind : null
  const isAgain = grasp.path.length > 0 && grasp.path[0] === place && grasp.card === card
  return isAgain ? OPEN_HAND : { path: [place], card, refusal: null }
}

/** Why nothing can be done with a card or at a place, if the game says so. */
function refusalOf({ refusals }: Pick<Board, 'refusals'>, place: string, piece?: Piece): Reason | null {
  const there = refusals.filter(({ places }) => places.includes(place))
  return there.find(({ token }) => piece && token.includes(piece.kind)) ?? there[0] ?? null
}

function startsAt(action: Action, place: string, piece?: Piece): boolean {
  const card = cardOf(action)
  return action.places[0] === place && (piece === undefined || card === null || card === piece.kind)
}
