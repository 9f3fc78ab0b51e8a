/** The service worker, and the browser's offer to install the page. */
import { games } from '../wire/rest'
import { language } from '../words/words.svelte'

interface InstallOffer extends Event {
  prompt: () => Promise<unknown>
}

class Install {
  offer: InstallOffer | null = $state.raw(null)

  /** Asks the user, once. */
  ask(): void {
    void this.offer?.prompt()
    this.offer = null
  }
}
export const install = new Install()

/** Registers the service worker once the page is quiet, and has it keep the rules for offline reading. */
export function installWorker(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    install.offer = event as InstallOffer
  })
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const start = async (): Promise<void> => {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    const lang = language()
    const names = (await games(lang)).map(({ name }) => encodeURIComponent(name))
    active?.postMessage({
      keep: [`/api/games?lang=${lang}`, ...names.map((name) => `/api/games/${name}/rules?lang=${lang}`)],
    })
  }
  const wait = () => setTimeout(() => void start().catch(() => undefined), 1000) // offline, or not allowed
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait)
}

class Line {
  isOff = $state(!navigator.onLine)
}
const line = new Line()
addEventListener('online', () => (line.isOff = false))
addEventListener('offline', () => (line.isOff = true))

/** Whether the device has no network. */
export const isOffline = () => line.isOff
