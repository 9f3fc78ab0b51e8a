/** A board changed only by events: the state displayed while they are animated. */
import type { Board, Event, Piece, Place } from '../scene/sight'

const UNKNOWN = 'card' // the kind of a piece whose face its viewer does not know

export interface Applied {
  board: Board
  /** Where among the pieces of its source the piece lay, and where it lies at the target now. */
  from: number
  to: number
}

/** The board after an event. An event that does not fit leaves it as it is: the next board sets all right. */
export function applyEvent(board: Board, event: Event): Applied {
  const { kind, source, target, piece, amount } = event
  let next = board
  if (amount !== undefined && target !== undefined && (target in board.counts || kind === 'opened')) {
    next = { ...next, counts: { ...board.counts, [target]: (board.counts[target] ?? 0) + amount } }
  }
  if (source === undefined || target === undefined || piece === undefined) return { board: next, from: -1, to: -1 }
  const before = next.places.find((place) => place.id === source)?.pieces ?? []
  if (source === target) {
    const turned = lastOf(before, isTurned(piece, before))
    if (turned < 0) return { board: next, from: -1, to: -1 }
    return { board: withPieces(next, source, before.with(turned, piece)), from: turned, to: turned }
  }
  const from = lastOf(before, isLeaving(piece, before))
  if (from >= 0) next = withPieces(next, source, before.toSpliced(from, 1))
  const there = next.places.find((place) => place.id === target)?.pieces ?? []
  return { board: withPieces(next, target, [...there, piece]), from, to: there.length }
}

type Fits = (piece: Piece) => boolean

/** The piece that leaves: the last that looks so, else one of the kind, else an unknown one. */
function isLeaving(piece: Piece, pieces: readonly Piece[]): Fits[] {
  return [
    (other) => looksLike(other, piece),
    (other) => other.kind === piece.kind,
    (other) => other.kind === UNKNOWN,
    () => pieces.length === 1,
  ]
}

/** The piece that changes its look: one of the kind, else the last one whose face was (un)known. */
function isTurned(piece: Piece, pieces: readonly Piece[]): Fits[] {
  return [
    (other) => other.kind === piece.kind && !looksLike(other, piece),
    (other) => (other.kind === UNKNOWN) !== (piece.kind === UNKNOWN),
    () => pieces.length === 1,
  ]
}

function looksLike(one: Piece, other: Piece): boolean {
  return one.kind === other.kind && one.face === other.face && marksOf(one) === marksOf(other)
}

function marksOf(piece: Piece): string {
  const marks = piece.marks ?? {}
  return JSON.stringify(
    Object.keys(marks)
      .sort()
      .map((key) => [key, marks[key]]),
  )
}

function lastOf(pieces: readonly Piece[], wanted: Fits[]): number {
  for (const fits of wanted) {
    const index = pieces.findLastIndex(fits)
    if (index >= 0) return index
  }
  return -1
}

function withPieces(board: Board, id: string, pieces: Piece[]): Board {
  const places = board.places.map((place): Place => (place.id === id ? { ...place, pieces } : place))
  return { ...board, places }
}
