/** Finds a place for a note on a table, where it covers as little as it can of what matters. */

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

const STEP = 6
const MARGIN = 8
const FAR = 10 // so much covered weighs as much as being one pixel lower

/** The left top corner of the calmest place in a room for a note of a size; of equally calm ones the topmost in the middle, where one looks for it. */
export function calmPlace(room: Box, note: { width: number; height: number }, obstacles: readonly Obstacle[]): { left: number; top: number } {
  const middle = room.left + (room.width - note.width) / 2
  const columns = [middle, room.left + MARGIN, room.left + room.width - note.width - MARGIN]
  const last = Math.max(room.top + MARGIN, room.top + room.height - note.height - MARGIN)
  let best = { left: middle, top: room.top + MARGIN }
  let least = Infinity
  for (let top = room.top + MARGIN; top <= last; top += STEP) {
    for (const left of columns) {
      const away = FAR * (top - room.top) + Math.abs(left - middle)
      const cost = obstacles.reduce((sum, obstacle) => sum + obstacle.weight * overlap({ left, top, ...note }, obstacle), away)
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
