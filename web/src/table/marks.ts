/** Where on a board a move is drawn: the pieces it moves, and the places they go to. */
import type { Action, Board } from '../scene/sight'

/** A move to draw: the one that was played, the best one, or another. Dashed is what might be. */
export interface MarkedMove {
  action: Action
  look: 'best' | 'other' | 'played'
  /** On its badge; empty: none. */
  label: string
}

/** A piece in a place, or the whole place. */
export interface Spot {
  place: string
  piece: number | null
}

/** What a move touches, in order: in its source the piece that it moves. */
export function spotsOf({ places }: Board, { token, places: touched, preview }: Action): Spot[] {
  return touched.map((place, order) => {
    const pieces = places.find(({ id }) => id === place)?.pieces ?? []
    const named = pieces.findLastIndex(({ kind }) => kind === preview?.card || kind === token.replace(/^\W/, ''))
    if (named >= 0) return { place, piece: named }
    const isStack = order < touched.length - 1 && pieces.length > 0 && !place.endsWith('/hand')
    return { place, piece: isStack ? pieces.length - 1 : null }
  })
}

/** The visible elements of a move: what stands for it on the table; else its pieces and places, else its button. */
export function elementsOf(root: ParentNode, board: Board, action: Action): Element[] {
  const own = shown(root, `[data-move="${CSS.escape(action.token)}"]`)
  if (own) return [own]
  const found = spotsOf(board, action).flatMap(({ place, piece }) => {
    const spot = shown(root, `[data-place="${place}"]`)
    return (piece === null ? null : spot && shown(spot, `[data-piece="${piece}"]`)) ?? spot ?? []
  })
  return found.length > 0 ? found : [shown(root, `[data-token="${CSS.escape(action.token)}"]`) ?? []].flat()
}

function shown(root: ParentNode, selector: string): Element | null {
  return [...root.querySelectorAll(selector)].find((one) => one.getClientRects().length > 0) ?? null
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** An arrow from the edge of a box to the edge of another, as the path of a curve; one that lies flat rises above others. */
export function arrow(from: Box, to: Box): string {
  const [a, b] = [middle(from), middle(to)]
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = Math.hypot(dx, dy) || 1
  const isFlat = Math.abs(dx) > 2 * Math.abs(dy)
  const bend = isFlat ? Math.max(40, Math.min(130, length / 3)) * Math.sign(dx) : Math.min(40, length / 6)
  const over = { x: (a.x + b.x) / 2 + (dy / length) * bend, y: (a.y + b.y) / 2 - (dx / length) * bend }
  return `M${written(edge(from, over))}Q${written(over)} ${written(edge(to, over))}`
}

const written = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`
const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

/** Where the line from a box's middle to a point leaves the box. */
function edge(box: Box, point: { x: number; y: number }): { x: number; y: number } {
  const { x, y } = middle(box)
  const [dx, dy] = [point.x - x, point.y - y]
  const share = Math.min(box.width / 2 / (Math.abs(dx) || 1e-9), box.height / 2 / (Math.abs(dy) || 1e-9), 1)
  return { x: x + dx * share, y: y + dy * share }
}
