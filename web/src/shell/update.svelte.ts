/** A server that was updated no longer has the files that an older page loads later. */
const KEY = 'tatami-loaded-anew'
const PAUSE = 60_000 // milliseconds between two attempts

class Missing {
  is = $state(false)
}
const missing = new Missing()

/** Whether a file of the page could not be loaded. */
export const isFileMissing = () => missing.is

/** Loads the page anew where one of its files is missing: tables go on where they were. */
export function followUpdates(): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (!navigator.onLine || Date.now() - last < PAUSE) return void (missing.is = true)
    sessionStorage.setItem(KEY, String(Date.now()))
    location.reload()
  })
}
