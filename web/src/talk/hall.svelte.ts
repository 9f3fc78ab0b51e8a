/** The chat of the lobby: the last messages, and what is said while it is open. */
import type { HallLine, HallMessage } from '../wire/messages'
import { ask, body } from '../wire/rest'
import { isHidden } from './hidden.svelte'

const KEPT = 100
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 15_000
const SEEN = 'tatami-lobby'

export const readHall = () => ask<HallLine[]>('/hall')
export const sayInHall = (text: string) => ask<void>('/hall', body('POST', { text }))

export const lastSeen = () => Number(localStorage.getItem(SEEN) ?? 0)
export const see = (lines: readonly HallLine[]) =>
  localStorage.setItem(SEEN, String(Math.max(lastSeen(), lines.at(-1)?.at ?? 0)))

export class Hall {
  #lines: readonly HallLine[] = $state.raw([])
  /** Without the words of those who are left out. */
  lines = $derived(this.#lines.filter(({ handle }) => !isHidden(handle)))
  line: 'connecting' | 'open' | 'lost' = $state('connecting')
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #wait = FIRST_WAIT

  constructor() {
    this.#open()
  }

  close(): void {
    clearTimeout(this.#timer)
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #open(): void {
    const url = new URL('/api/hall/ws', location.origin)
    url.protocol = url.protocol.replace('http', 'ws')
    const socket = (this.#socket = new WebSocket(url))
    socket.onmessage = ({ data }: MessageEvent<string>) => this.#hear(JSON.parse(data) as HallMessage)
    socket.onclose = () => {
      if (socket !== this.#socket) return
      this.line = 'lost'
      this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2))
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2)
    }
  }

  #hear(message: HallMessage): void {
    if (message.is === 'lines') {
      this.#lines = message.lines
      this.line = 'open'
      this.#wait = FIRST_WAIT
    } else if (message.is === 'line') this.#lines = [...this.#lines, message].slice(-KEPT)
    else this.#lines = this.#lines.filter(({ handle }) => handle !== message.handle)
  }
}
