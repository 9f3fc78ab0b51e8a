/** One stop for the Tab key, arrow keys inside: `<div {@attach roving()}>` around `[data-stop]` elements. */
import type { Attachment } from 'svelte/attachments'

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Arrow keys go to the nearest stop that way, Home and End to the ends, and `data-key` letters jump. `entry` is where Tab
 * comes in; the last stop may be another whenever one is added.
 */
export function roving(selector = '[data-stop]', entry: 'first' | 'last' = 'first'): Attachment<HTMLElement> {
  return (group) => {
    const stops = () => [...group.querySelectorAll<HTMLElement>(selector)]
    let current: HTMLElement | null = null

    function settle(): void {
      const all = stops()
      if (entry === 'last' && !group.contains(document.activeElement)) current = all.at(-1) ?? null
      if (!current || !all.includes(current))
        current = all.find((stop) => stop.ariaDisabled !== 'true') ?? all[0] ?? null
      for (const stop of all) {
        const index = stop === current ? 0 : -1
        if (stop.tabIndex !== index) stop.tabIndex = index
      }
    }

    function go(stop: HTMLElement | undefined, event: KeyboardEvent): void {
      if (!stop) return
      event.preventDefault()
      stop.focus() // which makes it the one
    }

    function onkeydown(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return
      const all = stops()
      const way = ARROWS[event.key]
      if (way && current) go(nearest(current, all, way), event)
      else if (event.key === 'Home') go(all[0], event)
      else if (event.key === 'End') go(all.at(-1), event)
      else
        go(
          all.find((stop) => stop.dataset.key === event.key.toLowerCase()),
          event,
        )
    }

    function onfocusin({ target }: FocusEvent): void {
      const stop = target instanceof HTMLElement ? target.closest<HTMLElement>(selector) : null
      if (!stop || stop === current) return
      if (current) current.tabIndex = -1
      stop.tabIndex = 0
      current = stop
    }

    settle()
    const observer = new MutationObserver(settle)
    observer.observe(group, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-stop'] })
    group.addEventListener('keydown', onkeydown)
    group.addEventListener('focusin', onfocusin)
    return () => {
      observer.disconnect()
      group.removeEventListener('keydown', onkeydown)
      group.removeEventListener('focusin', onfocusin)
    }
  }
}

/** The stop that lies best in a direction; without a layout, the neighbour in reading order. */
function nearest(from: HTMLElement, all: HTMLElement[], [x, y]: [number, number]): HTMLElement | undefined {
  const centre = (stop: HTMLElement) => {
    const box = stop.getBoundingClientRect()
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
  }
  const here = centre(from)
  let best: HTMLElement | undefined
  let least = Infinity
  for (const stop of all) {
    if (stop === from) continue
    const there = centre(stop)
    const along = (there.x - here.x) * x + (there.y - here.y) * y
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x)
    const cost = along + 3 * aside
    if (along > 1 && cost < least) [best, least] = [stop, cost]
  }
  return best ?? all[all.indexOf(from) + x]
}
