/** A hint for the current decision: requested, pending, ready; a hint for another decision is never shown. */
import type { Answer, Request } from '../wire/connection.svelte'
import type { Hint, Turn } from '../wire/messages'

interface Question {
  seat: number
  decision: number
}

const CLEAR = 10 // percent of victory between the best idea and the next
const LIKELY = 3
const POINT = 2.5 // percent of victory that a point weighs, as in reviews

export type Surety = 'only' | 'proven' | 'clear' | 'likely' | 'close'

/** How sure a hint is, by how far the next best of so many moves is behind; null: it was compared with none. */
export function suretyOf({ ideas: [best, next], exact }: Hint, moves: number): Surety | null {
  if (moves === 1) return 'only'
  if (exact) return 'proven'
  if (!best || !next) return null
  const gap =
    best.share !== null && next.share !== null
      ? best.share - next.share
      : POINT * ((best.margin ?? 0) - (next.margin ?? best.margin ?? 0))
  return gap >= CLEAR ? 'clear' : gap >= LIKELY ? 'likely' : 'close'
}

export class Advice {
  #send: (request: Request) => Promise<Answer>
  #turn: () => Turn | null
  #seat: () => number | null
  #question: Question | null = $state.raw(null)
  #answer: Hint | null = $state.raw(null)

  /** `seat` is the one whose side is shown. */
  constructor(send: (request: Request) => Promise<Answer>, turn: () => Turn | null, seat: () => number | null) {
    this.#send = send
    this.#turn = turn
    this.#seat = seat
  }

  /** The hint for the current decision. */
  get hint(): Hint | null {
    return this.#answer && this.#isNow(this.#answer) ? this.#answer : null
  }

  get isAwaited(): boolean {
    return this.#question !== null && this.#isNow(this.#question)
  }

  /** Asks; the answer is why there is no hint, if that is still of interest. */
  async ask(): Promise<string> {
    const [turn, seat] = [this.#turn(), this.#seat()]
    if (!turn || seat === null) return ''
    const question = { seat, decision: turn.decision }
    this.#question = question
    this.#answer = null
    const answer = await this.#send({ do: 'hint', seat })
    if (this.#question !== question) return '' // nobody wants it any more
    this.#question = null
    if (answer.is === 'hint') this.#answer = answer
    return answer.is === 'refused' && this.#isNow(question) ? answer.words : ''
  }

  /** Puts the hint away, or does without the one that is on its way. */
  drop(): void {
    this.#question = this.#answer = null
  }

  #isNow({ seat, decision }: Question): boolean {
    const turn = this.#turn()
    return seat === this.#seat() && decision === turn?.decision && turn.asked.includes(seat)
  }
}
