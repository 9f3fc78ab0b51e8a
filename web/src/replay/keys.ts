/** Which keys lead through a replay, and when they are somebody else's. */

export type Way = 'back' | 'on' | 'first' | 'last' | 'play'

const WAYS: Record<string, Way> = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last', ' ': 'play' }

const FIELDS = 'input:not([type=range]), select, textarea, [contenteditable]'
const PRESSED_BY_SPACE = 'button, summary, [role=button], [role=switch]'

/** Where a key leads; null if it is not for the replay. Arrows belong to a group of pieces only for who came there by keys. */
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
