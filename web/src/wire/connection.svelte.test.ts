import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Dictionary, ServerMessage, Snapshot, Update } from './messages'
import { Connection } from './connection.svelte.ts'

class Socket {
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null

  constructor(readonly url: URL) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  open(): void {
    this.readyState = 1
    this.onopen?.()
  }
  close(code = 1005): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const room = {
  status: 'waiting',
  settings: { game: 'take', seats: 2 },
  seats: [{ seat: 1, name: 'Mika' }],
} as Snapshot['room']
const snapshot = (seq: number): Snapshot => ({
  is: 'snapshot',
  table: 't',
  seq,
  at: 0,
  room,
  you: { member: 1, seats: [] },
  turn: null,
  dictionary: null,
  scenes: [],
  sights: [],
  numbers: [],
  chat: [],
  record: null,
})
const update = (seq: number, text: string): Update => ({
  is: 'update',
  seq,
  at: seq,
  chat: { member: 1, text, at: seq },
})

describe('Connection', () => {
  const sockets: Socket[] = []
  const dictionaries = new Map<string, (dictionary: Dictionary) => void>()
  const latest = () => sockets.at(-1)!
  const accepted = (seq: number): ServerMessage => ({ is: 'accepted', id: String(latest().sent[0]!.id), seq })
  let connection: Connection

  beforeEach(() => {
    vi.useFakeTimers()
    sockets.length = 0
    connection = new Connection('t', 'en', {
      makeSocket: (url) => {
        sockets.push(new Socket(new URL(url)))
        return latest()
      },
      loadDictionary: (address) => new Promise((found) => dictionaries.set(address, found)),
    })
    latest().open()
    latest().say(snapshot(4))
  })
  afterEach(() => {
    connection.close()
    vi.useRealTimers()
  })

  it('asks for what it missed after the line broke', () => {
    latest().say(update(5, 'five'))
    latest().close()
    expect(connection.line).toBe('lost')
    vi.advanceTimersByTime(1000)
    expect(latest().url.searchParams.get('since')).toBe('5')
    latest().open()
    latest().say(update(6, 'six'))
    expect(connection.table?.chat.map(({ text }) => text)).toEqual(['five', 'six'])
  })

  it('takes nothing twice and leaves no gap', () => {
    latest().say(update(4, 'old'))
    latest().say(update(6, 'too early'))
    expect(connection.table?.chat).toEqual([])
    vi.advanceTimersByTime(1000)
    expect(sockets).toHaveLength(2)
    expect(latest().url.searchParams.get('since')).toBe('4')
  })

  it('sends an unanswered command again under the same id', async () => {
    const answer = connection.send({ do: 'play', seat: 1, token: 'tb', decision: 0 })
    const [first] = latest().sent
    expect(connection.deciding).toEqual([1])
    latest().close()
    vi.advanceTimersByTime(1000)
    latest().open()
    expect(latest().sent).toEqual([first])
    latest().say({ is: 'accepted', id: String(first!.id), seq: 5 })
    latest().say(update(5, 'five'))
    expect((await answer).is).toBe('accepted')
    expect(connection.deciding).toEqual([])
  })

  it('gives an answer once its update is here', async () => {
    let isAnswered = false
    const answer = connection.send({ do: 'stand', seat: 1 }).then(() => (isAnswered = true))
    latest().say(accepted(5))
    await Promise.resolve()
    expect(isAnswered).toBe(false)
    latest().say(update(5, 'five'))
    await answer
    expect(isAnswered).toBe(true)
  })

  it.each([
    ['after it', () => [accepted(5), update(5, 'five')]],
    ['before it', () => [update(5, 'five'), accepted(5)]],
  ])('decides until an accepted decision is told, which may come %s', (_when, messages) => {
    void connection.send({ do: 'play', seat: 1, token: 'tb', decision: 0 })
    const [first, last] = messages()
    latest().say(first!)
    expect(connection.deciding).toEqual([1])
    latest().say(last!)
    expect(connection.deciding).toEqual([])
  })

  it('decides no more once a decision is refused', () => {
    void connection.send({ do: 'play', seat: 1, token: 'tb', decision: 0 })
    latest().say({ is: 'refused', id: String(latest().sent[0]!.id), code: 'illegal', words: 'Not now.' })
    expect(connection.deciding).toEqual([])
  })

  it('waits longer each time, and not for ever at once', () => {
    for (const wait of [1000, 2000, 4000]) {
      const count = sockets.length
      latest().close()
      vi.advanceTimersByTime(wait)
      expect(sockets).toHaveLength(count + 1)
    }
  })

  it('knows at once that the network is gone, and that it is back', () => {
    const first = latest()
    dispatchEvent(new Event('offline'))
    expect(connection.line).toBe('lost')
    dispatchEvent(new Event('online'))
    expect(sockets).toHaveLength(2)
    latest().open()
    first.say(update(5, 'too late'))
    expect(connection.line).toBe('open')
    expect(connection.table?.seq).toBe(4)
  })

  it('does not come back where it is not wanted', () => {
    latest().say({ is: 'refused', id: '', code: 'watch', words: 'Only the players may watch.' })
    latest().close(4403)
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    expect(connection.line).toBe('closed')
    expect(connection.farewell).toBe('Only the players may watch.')
  })

  it('changes the language without a new line', async () => {
    const done = connection.speak('ja')
    expect(latest().sent).toMatchObject([{ do: 'speak', lang: 'ja' }])
    latest().say(snapshot(5))
    await done
  })

  it('tells nothing of a game before it knows what its numbers mean', async () => {
    const address = '/api/games/take/dictionary/1a2b?seats=2'
    const scene = { seat: null, to_move: 1, steps: [], task: [0, 1, 5], places: [], counts: [] }
    latest().say({ is: 'update', seq: 5, at: 5, dictionary: address, scenes: [scene] })
    latest().say(update(6, 'six'))
    expect(connection.table?.seq).toBe(4)
    dictionaries.get(address)!({ game: 'take', seats: 2, called: {} } as Dictionary)
    await vi.waitFor(() => expect(connection.table?.seq).toBe(6))
    latest().close()
    vi.advanceTimersByTime(1000)
    expect(latest().url.searchParams.get('dictionary')).toBe('1a2b')
  })

  it('asks for all again where the dictionary does not come', () => {
    latest().say({ is: 'update', seq: 5, at: 5, dictionary: '/api/games/take/dictionary/1a2b?seats=2' })
    latest().close()
    vi.advanceTimersByTime(1000)
    latest().open()
    latest().say(update(5, 'five'))
    expect(connection.table?.seq).toBe(5)
  })
})
