/** An attack as a gesture: from an own card to another's; pressing one after the other does the same. */
import type { Attachment } from 'svelte/attachments'
import type { Intent } from './intent.svelte'

const LEAST = 10 // pixels, below which it was a press

interface Point {
  x: number
  y: number
}

export class Drag {
  /** Where the gesture began and where it is, within the element it is attached to. */
  line: { from: Point; to: Point } | null = $state.raw(null)
  #intent: Intent

  constructor(intent: Intent) {
    this.#intent = intent
  }

  attach: Attachment<HTMLElement> = (table) => {
    let began: { place: string; at: Point } | null = null
    const placeAt = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined

    const down = (event: PointerEvent) => {
      const place = placeAt(event.target)
      began =
        place && event.isPrimary && this.#intent.mayAttack(place)
          ? { place, at: { x: event.clientX, y: event.clientY } }
          : null
    }
    const move = (event: PointerEvent) => {
      if (!began || Math.hypot(event.clientX - began.at.x, event.clientY - began.at.y) < LEAST) return
      if (!this.line) {
        this.#intent.clear()
        this.#intent.press(began.place)
      }
      const { left, top } = table.getBoundingClientRect()
      this.line = {
        from: { x: began.at.x - left, y: began.at.y - top },
        to: { x: event.clientX - left, y: event.clientY - top },
      }
    }
    const up = (event: PointerEvent) => {
      if (this.line) {
        const goal = placeAt(document.elementFromPoint(event.clientX, event.clientY))
        if (goal && this.#intent.reach.has(goal)) this.#intent.press(goal)
      }
      began = this.line = null
    }
    const cancel = () => (began = this.line = null)

    table.addEventListener('pointerdown', down)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', up)
    window.addEventListener('pointercancel', cancel)
    return () => {
      table.removeEventListener('pointerdown', down)
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', up)
      window.removeEventListener('pointercancel', cancel)
    }
  }
}
