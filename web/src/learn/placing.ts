/** Where a note lies over a table: where it covers least of what it explains. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** How far below the top of the table it begins: nothing, unless that is where it would cover something. */
export function clearest(note: Box, table: Box, places: readonly Box[]): number {
  const height = note.bottom - note.top
  const lowest = Math.max(table.top, table.bottom - height)
  const beside = places.flatMap(({ top, bottom }) => [bottom, top - height]).filter((top) => top >= table.top && top <= lowest)
  const tops = [table.top, lowest, ...beside]
  const covered = tops.map((top) => places.reduce((sum, place) => sum + shareCovered(place, { ...note, top, bottom: top + height }), 0))
  return tops[covered.indexOf(Math.min(...covered))]! - table.top
}

function shareCovered(place: Box, by: Box): number {
  const width = Math.min(place.right, by.right) - Math.max(place.left, by.left)
  const height = Math.min(place.bottom, by.bottom) - Math.max(place.top, by.top)
  return width > 0 && height > 0 ? (width * height) / ((place.right - place.left) * (place.bottom - place.top)) : 0
}
