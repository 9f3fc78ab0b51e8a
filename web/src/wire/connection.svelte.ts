/** The line to one table: it resumes where it broke, and sends what was not answered again. */
import type {
  Accepted,
  Away,
  ClientMessage,
  Hint,
  Language,
  Refused,
  ServerMessage,
  Snapshot,
  Update,
} from './messages'
import { socketUrl } from './rest'
import { applyUpdate } from './state'

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const CLOSED_FOR_GOOD = new Set([1008, 4401, 4403, 4404]) // no such table, or not for this reader

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never
export type Request = WithoutId<ClientMessage>
export type Answer = Accepted | Refused | Hint | Snapshot

interface Waiting {
  message: ClientMessage
  answer: (answer: Answer) => void
}

/** What happened around the game, for the log. */
export interface Told {
  seq: number
  words: string
  /** The last step of the game before it. */
  step: number
  /** Whether the table was still being laid. */
  isBefore: boolean
}

export type LineState = 'connecting' | 'open' | 'lost' | 'closed'

export class Connection {
  table: Snapshot | null = $state.raw(null)
  line: LineState = $state('connecting')
  /** What the server said before it closed the line for good. */
  farewell = $state('')
  /** The members whose page is open. */
  present: readonly number[] = $state.raw([])
  /** The seats whose player has closed the page. */
  away: readonly Away[] = $state.raw([])
  told: readonly Told[] = $state.raw([])
  /** The server's clock minus ours, in milliseconds. */
  ahead = $state(0)
  /** The seats whose decision is on its way, until what came of it is here. */
  deciding: readonly number[] = $state.raw([])

  readonly id: string
  #lang: Language
  #makeSocket: (url: string) => WebSocket
  #socket: WebSocket | null = null
  #waiting = new Map<string, Waiting>()
  /** By seat, the entry of the log that an accepted decision has become and that is still to come. */
  #accepted = new Map<number, number>()
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(id: string, lang: Language, makeSocket: (url: string) => WebSocket = (url) => new WebSocket(url)) {
    this.id = id
    this.#lang = lang
    this.#makeSocket = makeSocket
    addEventListener('online', this.#retry)
    addEventListener('offline', this.#drop)
    this.#open()
  }

  /** Asks the server for something; the answer may come after a reconnection. */
  send(request: Request): Promise<Answer> {
    const message = { ...request, id: newId() }
    if (message.do === 'play') this.deciding = [...this.deciding, message.seat]
    return new Promise((answer) => {
      this.#waiting.set(message.id, { message, answer })
      this.#transmit(message)
    })
  }

  /** Gets everything in another language from now on. */
  async speak(lang: Language): Promise<void> {
    if (lang === this.#lang) return
    this.#lang = lang
    this.told = [] // said once, in the language of then
    if (this.line === 'open') await this.send({ do: 'speak', lang })
  }

  close(): void {
    this.#isClosed = true
    this.line = 'closed'
    clearTimeout(this.#timer)
    removeEventListener('online', this.#retry)
    removeEventListener('offline', this.#drop)
    this.#socket?.close()
  }

  #open(): void {
    const socket = this.#makeSocket(socketUrl(this.id, this.#lang, this.table?.seq ?? null))
    this.#socket = socket
    socket.onopen = () => {
      this.#wait = FIRST_WAIT
      this.line = 'open'
      for (const { message } of this.#waiting.values()) this.#transmit(message)
    }
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(JSON.parse(data) as ServerMessage)
    }
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code)
    }
  }

  #lost(code: number): void {
    this.#socket = null
    if (this.#isClosed || CLOSED_FOR_GOOD.has(code)) {
      this.line = 'closed'
      return
    }
    this.line = this.table ? 'lost' : 'connecting'
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2))
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2)
  }

  #retry = (): void => {
    if (this.#socket || this.#isClosed) return
    clearTimeout(this.#timer)
    this.#open()
  }

  /** Without a network a socket says nothing for minutes: better to know at once, and to begin anew. */
  #drop = (): void => {
    const socket = this.#socket
    if (!socket || this.#isClosed) return
    this.#lost(1006)
    socket.close()
  }

  #transmit(message: ClientMessage): void {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message))
  }

  #receive(message: ServerMessage): void {
    switch (message.is) {
      case 'snapshot':
        this.table = message
        this.#settleLanguage(message)
        this.#settleDecisions(message.seq)
        break
      case 'update':
        this.#update(message)
        break
      case 'presence':
        this.present = message.members
        this.away = message.away
        this.ahead = message.now - Date.now()
        break
      default:
        if (message.is === 'refused' && message.id === '') this.farewell = message.words
        this.#answer(message.id, message)
    }
  }

  /** Updates are numbered without a gap; after one that is missing, all is asked for again. */
  #update(update: Update): void {
    if (!this.table || update.seq <= this.table.seq) return
    if (update.seq > this.table.seq + 1) {
      this.#socket?.close()
      return
    }
    this.table = applyUpdate(this.table, update)
    this.#settleDecisions(update.seq)
    if (update.words)
      this.told = [
        ...this.told.slice(-99),
        {
          seq: update.seq,
          words: update.words,
          step: lastStep(this.table),
          isBefore: this.table.room.status === 'waiting',
        },
      ]
  }

  #answer(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    this.#waiting.delete(id)
    const { message } = waiting
    if (message.do === 'play') {
      this.#accepted.set(message.seat, answer.is === 'accepted' ? answer.seq : 0)
      this.#settleDecisions(this.table?.seq ?? 0)
    }
    waiting.answer(answer)
  }

  /** A decision that is accepted but not yet told could be made twice: its seat decides until it is. */
  #settleDecisions(seq: number): void {
    for (const [seat, accepted] of this.#accepted) {
      if (accepted > seq) continue
      this.#accepted.delete(seat)
      this.deciding = this.deciding.filter((one) => one !== seat)
    }
  }

  /** The answer to a change of language is a snapshot, which names no request. */
  #settleLanguage(snapshot: Snapshot): void {
    for (const { message } of [...this.#waiting.values()])
      if (message.do === 'speak') this.#answer(message.id, snapshot)
  }
}

function lastStep({ sights }: Snapshot): number {
  return sights[0]?.steps.at(-1)?.number ?? -1
}

function newId(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(12))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
