/** How things move: the four curves of the product, and ways to use them. */
export const TIMING = {
  setDown: { duration: 220, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  travel: { duration: 360, easing: 'cubic-bezier(0.5, 0, 0.2, 1)' },
  turn: { duration: 480, easing: 'cubic-bezier(0.7, 0, 0.25, 1)' },
  light: { duration: 1400, easing: 'cubic-bezier(0.4, 0, 0.6, 1)' },
  fade: { duration: 120, easing: 'linear' },
} as const

export interface Rect {
  left: number
  top: number
  width: number
  height: number
}

/** How far away another rectangle is, and how much larger. */
function between(from: Rect, to: Rect): { x: number; y: number; scale: number } {
  return {
    x: from.left + from.width / 2 - (to.left + to.width / 2),
    y: from.top + from.height / 2 - (to.top + to.height / 2),
    scale: to.width > 0 ? from.width / to.width : 1,
  }
}

/** Keyframes that bring an element from another rectangle to its own, on a low arc. */
export function travelFrom(from: Rect, to: Rect): Keyframe[] {
  const { x, y, scale } = between(from, to)
  const lift = Math.min(28, Math.hypot(x, y) / 8)
  return [
    { transform: `translate(${x}px, ${y}px) scale(${scale})` },
    { transform: `translate(${x * 0.5}px, ${y * 0.5 - lift}px) scale(${(1 + scale) / 2 + 0.04})` },
    { transform: 'none' },
  ]
}

/** Where a group stood, and the parts of it. */
export type Standing = ReadonlyMap<HTMLElement, { at: Rect; parts: ReadonlyMap<HTMLElement, Rect> }>

/** Where some groups stand now, with those of their parts that a selector names. */
export function standing(groups: Iterable<HTMLElement>, parts: string): Standing {
  const rectOf = (element: HTMLElement) => [element, element.getBoundingClientRect()] as const
  return new Map(
    [...groups].map((group) => [
      group,
      {
        at: group.getBoundingClientRect(),
        parts: new Map([...group.querySelectorAll<HTMLElement>(parts)].map(rectOf)),
      },
    ]),
  )
}

/** Slides groups from where they stood to where they stand, and their parts within them. */
export function slideFrom(before: Standing): void {
  const moves = [...before].flatMap(([group, { at, parts }]) => {
    const now = group.getBoundingClientRect()
    const [left, top] = [at.left - now.left, at.top - now.top]
    const within = [...parts].map(([part, was]) => {
      const { x, y, scale } = between(was, part.getBoundingClientRect())
      return { element: part, x: x - left, y: y - top, scale }
    })
    return [{ element: group, x: left, y: top, scale: 1 }, ...within]
  })
  for (const { element, x, y, scale } of moves) {
    if (element.isConnected && Math.hypot(x, y) > 0.5)
      element.animate(
        [{ transform: `translate(${x}px, ${y}px) scale(${scale})` }, { transform: 'none' }],
        TIMING.setDown,
      )
  }
}

export const TURN_AWAY: Keyframe[] = [{ transform: 'none' }, { transform: 'perspective(700px) rotateY(90deg)' }]
export const TURN_BACK: Keyframe[] = [{ transform: 'perspective(700px) rotateY(-90deg)' }, { transform: 'none' }]
export const APPEAR: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }]
