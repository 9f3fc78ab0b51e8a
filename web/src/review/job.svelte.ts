/** A review: requested, followed while the server computes it, and read. */
import type { ReviewState } from '../wire/messages'
import { askReview, review as lookAtReview } from '../wire/rest'

const PAUSE = 600

export class ReviewJob {
  /** The latest report; null before the first. */
  state: ReviewState | null = $state.raw(null)
  /** Why there is none: a failed request, or `failed` if the server gave up. */
  problem: unknown = $state.raw(null)
  #table: string
  #run = 0

  constructor(table: string) {
    this.#table = table
  }

  /** Requests the review and follows it to its end. */
  async begin(): Promise<void> {
    const run = (this.#run += 1)
    this.problem = null
    try {
      let state = await askReview(this.#table)
      while (run === this.#run) {
        this.state = state
        if (state.state !== 'waiting') break
        await new Promise((done) => setTimeout(done, PAUSE))
        if (run === this.#run) state = await lookAtReview(this.#table)
      }
      if (run === this.#run && this.state?.state === 'none') this.problem = 'failed'
    } catch (error) {
      if (run === this.#run) this.problem = error
    }
  }

  /** Stops following it; the server goes on. */
  close(): void {
    this.#run += 1
  }
}
