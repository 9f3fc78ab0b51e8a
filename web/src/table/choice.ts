/** Choosing an action by pressing the places it touches, one after another: a value, and functions of it. */
import type { Action, Board, Reason } from '../scene/sight'

/** The options to choose from. */
export type Offer = Pick<Board, 'actions' | 'refusals'>

/** The presses so far. */
export interface Chosen {
  readonly path: readonly string[]
  /** Only actions of this kind are looked at. */
  readonly kind: string | null
  /** An action that was chosen itself, where places do not tell actions apart. */
  readonly token: string | null
  /** Why the last press led nowhere. */
  readonly refusal: Reason | null
}

/** The result of a press: another choice, or the token of the action to play. */
export type Outcome = Chosen | string

export const NOTHING: Chosen = { path: [], kind: null, token: null, refusal: null }

/** The meaning of a choice on a board. */
export interface Reading {
  /** The places chosen so far. */
  path: readonly string[]
  /** The kind that was begun, as long as there are actions of it. */
  kind: string | null
  /** The actions that the choice so far may still become. */
  remaining: readonly Action[]
  /** The places that may be chosen next. */
  next: ReadonlySet<string>
  /** The places that may be pressed: those that come next or, once all are chosen, those that could stand for the last. */
  reach: ReadonlySet<string>
  /** The action that was chosen: the only one left, or the one whose places are all chosen. */
  action: Action | null
}

export function read({ actions }: Offer, chosen: Chosen): Reading {
  const offered = offeredOf(actions, chosen.kind)
  const path = offered.some((action) => leads(action, chosen.path)) ? chosen.path : NOTHING.path
  const remaining = offered.filter((action) => leads(action, path))
  const next = new Set(remaining.flatMap(({ places }) => places[path.length] ?? []))
  return {
    path,
    kind: actions.some(({ kind }) => kind === chosen.kind) ? chosen.kind : null,
    remaining,
    next,
    reach: next.size > 0 ? next : alikeLast(offered, path),
    action: actions.find(({ token }) => token === chosen.token) ?? (path.length > 0 ? onlyOne(remaining) : null),
  }
}

/** Looks only at actions of a kind from now on. */
export const begin = (kind: string): Chosen => ({ ...NOTHING, kind })

/** Chooses a place: as the next one, or else as another last one, or as a new first one; else says why not. */
export function pick(offer: Offer, chosen: Chosen, place: string): Chosen {
  const offered = offeredOf(offer.actions, chosen.kind)
  const { path } = read(offer, chosen)
  const paths = [[...path, place], [...path.slice(0, -1), place], [place]]
  const found = paths.find((one) => offered.some((action) => leads(action, one)))
  if (found) return { path: found, kind: chosen.kind, token: null, refusal: null }
  const refusal = offer.refusals.find(({ places }) => places.includes(place)) ?? null
  return { ...chosen, token: null, refusal }
}

/** Chooses an action itself, where places do not tell actions apart: one card of a hand. */
export const choose = (chosen: Chosen, token: string): Chosen => ({ ...chosen, token, refusal: null })

/** Says why something cannot be done now. */
export const refuse = (chosen: Chosen, refusal: Reason): Chosen => ({ ...chosen, refusal })

/** Takes the last press back. */
export function back(offer: Offer, chosen: Chosen): Chosen {
  const { path } = read(offer, chosen)
  if (chosen.token !== null) return { ...chosen, token: null, refusal: null }
  if (path.length > 0) return { ...chosen, path: path.slice(0, -1), refusal: null }
  return { ...chosen, kind: null, refusal: null }
}

/** The actions of the kind that was begun, or all of them. */
function offeredOf(actions: readonly Action[], kind: string | null): readonly Action[] {
  const ofKind = kind === null ? actions : actions.filter((action) => action.kind === kind)
  return ofKind.length > 0 ? ofKind : actions
}

function leads({ places }: Action, path: readonly string[]): boolean {
  return path.every((place, index) => places[index] === place)
}

/** The places that could stand where the last one of a path does. */
function alikeLast(offered: readonly Action[], path: readonly string[]): ReadonlySet<string> {
  const begun = path.slice(0, -1)
  const alike = offered.filter((action) => leads(action, begun))
  return new Set(alike.flatMap(({ places }) => places[begun.length] ?? []))
}

function onlyOne(actions: readonly Action[]): Action | null {
  return actions.length === 1 ? actions[0]! : null
}
