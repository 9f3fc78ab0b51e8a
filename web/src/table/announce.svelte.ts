/** Announcements for screen readers: sentences collect in a live region rendered by the shell. */
const KEPT = 12

export const told: { lines: { number: number; words: string }[] } = $state({ lines: [] })
let count = 0

/** Clears all announcements before another player takes over the screen. */
export function hush(): void {
  told.lines = []
}

/** Announces a sentence to screen readers. */
export function announce(words: string | undefined): void {
  if (!words) return
  count += 1
  told.lines = [...told.lines.slice(1 - KEPT), { number: count, words }]
}
