/** How large chips and ghosts are drawn in the hall, so that the tallest stack and all that a press shows above it fit. */
import { topOf } from './art/Chip.svelte'

const WIDEST = 210
const NARROWEST = 24
const SHARE = 0.865 // of its space, in width
const SLENDER = 0.13 // a lower chip than this, for its width, is made narrower
const LEGIBLE = 16 // but not from this height on
const LEAST = 3
const TILT = 0.021 // rise of a held chip at one end, relative to its width
const EDGE = 5 // above everything: a space that may be chosen stands 4 px higher

/** How far the chip in hand is held above its stack. */
export const liftOf = (side: number): number => side * 0.62 + 8
export const ghostSizeOf = (width: number): number => Math.max(24, width * 0.32)
/** How deep a ghost sits on a chip. */
export const seatOfGhost = (width: number): number => topOf(width) * 0.4

export interface ChipSize {
  width: number
  side: number
}

/** The largest chips of which so many may lie on one another, in a hall so broad and with so much room above the floor. */
export function chipSizeOf(breadth: number, room: number, chips: number): ChipSize {
  const free = room - EDGE
  const fitting = (width: number): number => {
    const held = (free - topOf(width) - width * TILT - liftOf(0)) / (chips + liftOf(1) - liftOf(0))
    const haunted = (free - seatOfGhost(width) - ghostSizeOf(width)) / chips
    const coming = (free - topOf(width)) / (chips + 1)
    return Math.min(held, haunted, coming)
  }
  let width = Math.max(NARROWEST, Math.min(WIDEST, (breadth / 5) * SHARE))
  while (width > NARROWEST && fitting(width) < Math.min(LEGIBLE, width * SLENDER)) width -= 1
  const highest = Math.min(width * 0.36, Math.max(24, width * 0.19))
  return { width, side: Math.max(LEAST, Math.min(highest, Math.floor(fitting(width) * 2) / 2)) }
}
