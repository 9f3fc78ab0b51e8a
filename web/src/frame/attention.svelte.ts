/** Announces your turn in the title, the icon, and, if enabled, a notification. */
import { preferences } from '../shell/preferences.svelte'
import { play } from '../shell/sound'

/** Call it while a component is made; `words` are for the notification. */
export function callForAttention(isYourTurn: () => boolean, words: () => string): void {
  $effect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
    if (!isYourTurn()) return
    if (icon) icon.href = '/mark-yours.svg'
    if (preferences.sound) play('knock')
    const note = notification(words())
    return () => {
      if (icon) icon.href = '/mark.svg'
      note?.close()
    }
  })
}

function notification(words: string): Notification | null {
  if (
    !preferences.notify ||
    !document.hidden ||
    typeof Notification === 'undefined' ||
    Notification.permission !== 'granted'
  )
    return null
  try {
    const note = new Notification(words, { icon: '/mark-yours.svg', tag: location.pathname })
    note.onclick = () => window.focus()
    return note
  } catch {
    return null // Chromium on Android knows them, and makes none for a page
  }
}
