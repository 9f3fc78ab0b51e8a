/** What a screen reader is told: sentences gather in a live region, which the shell draws. */
const KEPT = 12

export const told: { lines: { number: number; words: string }[] } = $state({ lines: [] })
let count = 0

/** Forgets what was said, before somebody else gets the screen. */
export function hush(): void {
  told.lines = []
}

/** Says a sentence to those who listen. */
export function announce(words: string | undefined): void {
  if (!words) return
  count += 1
  told.lines = [...told.lines.slice(1 - KEPT), { number: count, words }]
}
