/** The connection to one table: it resumes after a loss and resends unanswered commands. */
import type { Held } from '../scene/held'
import { SceneReader } from '../scene/reader'
import type { Sight, Table } from '../scene/sight'
import { speakerAt, speakersAt } from '../words/words.svelte'
import type {
  Accepted,
  Away,
  ClientMessage,
  Dictionary,
  Hint,
  Language,
  News,
  Reaction,
  ReactionKind,
  Refused,
  ServerMessage,
  Snapshot,
  Update,
} from './messages'
import { dictionary as askDictionary, socketUrl } from './rest'
import { applyUpdate, know, type Known } from './state'

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const SHOWN = 4_000 // milliseconds that a reaction lies at its seat
const CLOSED_FOR_GOOD = new Set([1008, 4401, 4403, 4404, 4410]) // no such table, not for this reader, or banned

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never
export type Request = WithoutId<ClientMessage>
export type Answer = Accepted | Refused | Hint | Snapshot

interface Waiting {
  message: ClientMessage
  answer: (answer: Answer) => void
}

/** A table event outside the game, for the log. */
export interface Told {
  seq: number
  /** Its message. */
  id: string
  words: string
  /** The last step of the game before it. */
  step: number
  /** Whether the table was still being laid. */
  isBefore: boolean
}

type Noted = Omit<Told, 'words' | 'id'> & { news: News }

/** As much of a WebSocket as is used. */
type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'> & { readyState: number }

interface Doors {
  makeSocket: (url: string) => Socket
  loadDictionary: (address: string) => Promise<Dictionary>
}
const DOORS: Doors = { makeSocket: (url) => new WebSocket(url), loadDictionary: askDictionary }

export type LineState = 'connecting' | 'open' | 'lost' | 'closed'

export class Connection {
  #known: Known | null = $state.raw(null)
  #dictionary: Dictionary | null = $state.raw(null)
  #noted: readonly Noted[] = $state.raw([])
  /** The players' names as JSON, so that unchanged names trigger no new texts. */
  #names = $derived(namesIn(this.#known))
  #reader = $derived.by(() => readerOf(this.#known?.room.settings.game, this.#dictionary, this.#names))
  /** The table in the language of now. */
  table: Table | null = $derived.by(() => {
    if (!this.#known) return null
    const { dictionary: _, scenes, ...rest } = this.#known
    return { ...rest, sights: scenes.map((scene) => this.#reader(scene)).filter((sight) => sight !== null) }
  })
  /** Table events outside the game. */
  told: readonly Told[] = $derived.by(() => {
    const speaker = speakerAt(this.#known?.room.settings.game ?? '', { seat: null, names: {} })
    return speaker ? this.#noted.map(({ news, ...rest }) => ({ ...rest, id: news.id, words: speaker.say(news) })) : []
  })
  line: LineState = $state('connecting')
  /** The server's reason for closing the connection for good. */
  farewell = $state('')
  /** The members whose page is open. */
  present: readonly number[] = $state.raw([])
  /** The seats whose player has closed the page. */
  away: readonly Away[] = $state.raw([])
  /** What players show at their seats at the moment, by member. */
  reactions: ReadonlyMap<number, ReactionKind> = $state.raw(new Map())
  /** The server's clock minus ours, in milliseconds. */
  ahead = $state(0)
  /** Seats with a decision in flight, until its update arrives. */
  deciding: readonly number[] = $state.raw([])

  readonly id: string
  #lang: Language
  #doors: Doors
  /** Messages buffered while a dictionary loads; null: none is loading. */
  #held: ServerMessage[] | null = null
  #socket: Socket | null = null
  #waiting = new Map<string, Waiting>()
  /** By seat, the entry of the log that an accepted decision has become and that is still to come. */
  #accepted = new Map<number, number>()
  /** Answers whose update is still to come. */
  #ahead: { seq: number; go: () => void }[] = []
  #fading = new Map<number, ReturnType<typeof setTimeout>>()
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #isClosed = false

  constructor(id: string, lang: Language, doors: Partial<Doors> = {}) {
    this.id = id
    this.#lang = lang
    this.#doors = { ...DOORS, ...doors }
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

  /** Gets answers in another language from now on. */
  async speak(lang: Language): Promise<void> {
    if (lang === this.#lang) return
    this.#lang = lang
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
    const { seq = null, dictionary = null } = this.#known ?? {}
    const socket = this.#doors.makeSocket(socketUrl(this.id, this.#lang, seq, dictionary))
    this.#socket = socket
    this.#held = null
    socket.onopen = () => {
      this.#wait = FIRST_WAIT
      this.line = 'open'
      for (const { message } of this.#waiting.values()) this.#transmit(message)
    }
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(data) as ServerMessage)
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
    this.line = this.#known ? 'lost' : 'connecting'
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

  /** A scene needs its dictionary: messages are buffered while a new one loads. */
  #hear(message: ServerMessage): void {
    if (this.#held) this.#held.push(message)
    else if ('dictionary' in message && message.dictionary && message.dictionary !== this.#known?.dictionary)
      void this.#learn(message.dictionary, message)
    else this.#receive(message)
  }

  async #learn(address: string, first: ServerMessage): Promise<void> {
    const socket = this.#socket
    const held = (this.#held = [first])
    const dictionary = await this.#doors.loadDictionary(address).catch(() => null)
    if (socket !== this.#socket || held !== this.#held) return
    this.#held = null
    if (!dictionary) return socket?.close() // reconnect for a snapshot
    this.#dictionary = dictionary
    this.#receive(first)
    held.slice(1).forEach((message) => this.#hear(message))
  }

  #receive(message: ServerMessage): void {
    switch (message.is) {
      case 'snapshot':
        this.#known = know(message)
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
      case 'reaction':
        this.#showReaction(message)
        break
      default:
        if (message.is === 'refused' && message.id === '') this.farewell = message.words
        this.#answer(message.id, message)
    }
  }

  /** A reaction lies at its seat for a moment; the next one of that player takes its place. */
  #showReaction({ member, reaction }: Reaction): void {
    this.reactions = new Map(this.reactions).set(member, reaction)
    clearTimeout(this.#fading.get(member))
    const fade = () => {
      const rest = new Map(this.reactions)
      rest.delete(member)
      this.reactions = rest
    }
    this.#fading.set(member, setTimeout(fade, SHOWN))
  }

  /** Updates are numbered without gaps; after a missing one the page requests a snapshot. */
  #update(update: Update): void {
    if (!this.#known || update.seq <= this.#known.seq) return
    if (update.seq > this.#known.seq + 1) {
      this.#socket?.close()
      return
    }
    this.#known = applyUpdate(this.#known, update)
    this.#settleDecisions(update.seq)
    if (update.news) {
      const { room, scenes } = this.#known
      const step = scenes[0]?.steps.at(-1)?.number ?? -1
      const note = { seq: update.seq, news: update.news, step, isBefore: room.status === 'waiting' }
      this.#noted = [...this.#noted.slice(-99), note]
    }
  }

  #answer(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id)
    if (!waiting) return
    this.#waiting.delete(id)
    const { message } = waiting
    if (message.do === 'play') {
      this.#accepted.set(message.seat, answer.is === 'accepted' ? answer.seq : 0)
      this.#settleDecisions(this.#known?.seq ?? 0)
    }
    // The answer comes first, its update next: callers go on once both are here. After leaving there may be none.
    const isAhead = answer.is === 'accepted' && this.#known !== null && answer.seq > this.#known.seq
    if (isAhead && message.do !== 'leave') this.#ahead.push({ seq: answer.seq, go: () => waiting.answer(answer) })
    else waiting.answer(answer)
  }

  /** An accepted decision could be made twice before its update arrives: its seat stays busy until then. */
  #settleDecisions(seq: number): void {
    for (const [seat, accepted] of this.#accepted) {
      if (accepted > seq) continue
      this.#accepted.delete(seat)
      this.deciding = this.deciding.filter((one) => one !== seat)
    }
    const ready = this.#ahead.filter((one) => one.seq <= seq)
    this.#ahead = this.#ahead.filter((one) => one.seq > seq)
    for (const { go } of ready) go()
  }

  /** The answer to a change of language is a snapshot, which names no request. */
  #settleLanguage(snapshot: Snapshot): void {
    for (const { message } of [...this.#waiting.values()])
      if (message.do === 'speak') this.#answer(message.id, snapshot)
  }
}

function namesIn(known: Known | null): string {
  return JSON.stringify(
    Object.fromEntries((known?.room.seats ?? []).flatMap(({ seat, name }) => (name ? [[seat, name]] : []))),
  )
}

/** Reads the scene of a seat to that seat; null before the words are there. */
function readerOf(game: string | undefined, dictionary: Dictionary | null, names: string) {
  const listener = { names: JSON.parse(names) as Record<number, string>, called: dictionary?.called ?? {} }
  // Read here, not when a scene is: words that load later, or in another language, must make new readers.
  const speakers = speakersAt(game ?? '')
  const readers = new Map<number | null, SceneReader>()
  return (scene: Held): Sight | null => {
    const { seat } = scene
    if (!dictionary || !speakers) return null
    let reader = readers.get(seat)
    if (!reader) readers.set(seat, (reader = new SceneReader(dictionary, speakers({ ...listener, seat }))))
    return reader.sight(scene)
  }
}

function newId(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(12))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
