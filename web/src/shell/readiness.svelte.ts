/** The server's compilation progress, polled until it is ready: the first time takes a minute. */
import type { Preparing } from '../wire/messages'
import { health } from '../wire/rest'

const PAUSE = 1000

/** To be made while a component is. */
export class Readiness {
  now = $state.raw<Preparing | null>(null)
  /** The games of which something could not be made ready; the server tries again. */
  failed: readonly string[] = $state.raw([])
  #ready: readonly string[] = $state.raw([])

  constructor() {
    $effect(() => {
      let timer: ReturnType<typeof setTimeout>
      let isGone = false
      const ask = async () => {
        const answer = await health().catch(() => null)
        if (isGone) return
        if (answer) {
          this.now = answer.preparing
          this.#ready = answer.ready
          this.failed = answer.failed
        } // else a lost answer changes nothing: what was being prepared still is
        if (this.now || this.failed.length > 0) timer = setTimeout(() => void ask(), PAUSE)
      }
      void ask()
      return () => {
        isGone = true
        clearTimeout(timer)
      }
    })
  }

  /** Whether starting this game would have to wait. */
  isWaitedFor(game: string): boolean {
    return (this.now !== null || this.failed.length > 0) && !this.#ready.includes(game)
  }
}
