/** Places a note on a table where it covers as little of importance as possible. */
import type { Attachment } from 'svelte/attachments'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Something that the note should leave free, and how much that matters. */
export interface Obstacle extends Box {
  weight: number
}

/** Highlighted places, decision buttons, other controls, and pieces. */
const WEIGHTS: [string, number][] = [
  [':is([data-pointed], :has(> .advice))', 1000],
  [':is(.button, .slip, .decision, .question, .reason)', 30],
  ['[data-stop]:not([aria-disabled=true])', 1],
  ['[data-piece]', 0.5],
]
const STEP = 6
const MARGIN = 8
const FAR = 10 // so much covered weighs as much as being one pixel lower

/** For a note over a table; beside it, the note lies calmly already. */
export function lieCalmly(on: (note: HTMLElement) => HTMLElement | null | undefined): Attachment<HTMLElement> {
  return (note) => {
    const room = on(note)
    if (!room) return
    let moved = { x: 0, y: 0 }
    function place(): void {
      const around = room!.getBoundingClientRect()
      const { left, top, width, height } = note.getBoundingClientRect()
      const from = { left: left - moved.x, top: top - moved.y }
      const isBeside = from.left >= around.right || from.top < around.top
      const to = isBeside ? from : calmPlace(around, { width, height }, obstaclesIn(room!, note))
      moved = { x: to.left - from.left, y: to.top - from.top }
      note.style.translate = isBeside ? '' : `${moved.x}px ${moved.y}px`
    }
    const sizes = new ResizeObserver(place)
    sizes.observe(room)
    sizes.observe(note)
    const pointing = new MutationObserver(place)
    pointing.observe(room, { subtree: true, attributeFilter: ['data-pointed'] })
    return () => {
      sizes.disconnect()
      pointing.disconnect()
    }
  }
}

function obstaclesIn(room: HTMLElement, note: HTMLElement): Obstacle[] {
  return WEIGHTS.flatMap(([selector, weight]) => {
    const found = [...room.querySelectorAll(selector)].filter((one) => !note.contains(one))
    return found.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      return { left, top, width, height, weight }
    })
  })
}

/** The left top corner of the calmest place in a room for a note of a size; of equally calm ones the topmost in the middle, where one looks for it. */
export function calmPlace(
  room: Box,
  note: { width: number; height: number },
  obstacles: readonly Obstacle[],
): { left: number; top: number } {
  const rest = room.width - note.width
  const middle = room.left + rest / 2
  const columns = rest > 2 * MARGIN ? [middle, room.left + MARGIN, room.left + rest - MARGIN] : [middle]
  const last = Math.max(room.top + MARGIN, room.top + room.height - note.height - MARGIN)
  let best = { left: middle, top: room.top + MARGIN }
  let least = Infinity
  for (let top = room.top + MARGIN; top <= last; top += STEP) {
    for (const left of columns) {
      const away = FAR * (top - room.top) + Math.abs(left - middle)
      const cost = obstacles.reduce(
        (sum, obstacle) => sum + obstacle.weight * overlap({ left, top, ...note }, obstacle),
        away,
      )
      if (cost < least) [best, least] = [{ left, top }, cost]
    }
  }
  return best
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}
