/** What need not be in the first picture after a press: it comes in the next, so that the first comes sooner. */
import { untrack } from 'svelte'
import type { Board } from '../wire/messages'

/** Follows a value one picture later; with another board it follows at once, so that nothing old is ever shown of a new one. */
export function late<T extends { board: Board }>(read: () => T): () => T {
  let shown = $state.raw(untrack(read))
  $effect(() => {
    const next = read()
    return afterPaint(() => (shown = next))
  })
  return () => (shown.board === read().board ? shown : read())
}

/** Runs something once the next picture is drawn; returns how to forget it. */
function afterPaint(run: () => void): () => void {
  let timer = 0
  const frame = requestAnimationFrame(() => (timer = window.setTimeout(run)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
