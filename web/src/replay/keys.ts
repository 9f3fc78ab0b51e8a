/** Keyboard shortcuts of a replay, and when other elements own the keys. */

export type Way = 'back' | 'on' | 'first' | 'last' | 'play'

const WAYS: Record<string, Way> = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last', ' ': 'play' }

const FIELDS = 'input:not([type=range]), select, textarea, [contenteditable]'
const PRESSED_BY_SPACE = 'button, summary, [role=button], [role=switch]'

/** The target of a key; null if the replay does not handle it. A group of pieces owns the arrows only when focused by keyboard. */
export function wayOf(event: KeyboardEvent, cameByKeys: boolean): Way | null {
  const way = WAYS[event.key]
  if (
    !way ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.shiftKey ||
    document.querySelector('dialog[open]')
  )
    return null
  if (!(event.target instanceof Element)) return way
  if (event.target.closest(FIELDS)) return null
  if (way === 'play') return event.target.closest(PRESSED_BY_SPACE) ? null : way
  if (event.target.closest('input') || (cameByKeys && event.target.closest('[data-stop]'))) return null
  return way
}
