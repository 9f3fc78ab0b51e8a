/** The REST requests of the page. */
import type {
  Dictionary,
  GameInfo,
  Health,
  Language,
  Me,
  Problem,
  Replay,
  ReviewState,
  Rulebook,
  Settings,
  TableInfo,
  TableMade,
} from './messages'
import type { Licence } from '../../build/licences'
import type { Record as GameRecord } from './kinds'

/** The server said no, and why. */
export class RequestProblem extends Error {
  readonly code: string
  readonly status: number

  constructor(status: number, { code, words }: Problem) {
    super(words)
    this.code = code
    this.status = status
  }
}

/** Whether a request did not reach the server. */
export const isOfflineProblem = (problem: unknown): boolean =>
  problem instanceof RequestProblem && problem.code === 'offline'

export async function ask<Answer>(path: string, init: Asked = {}): Promise<Answer> {
  const response = await answerTo(path, init)
  return (response.status === 204 ? undefined : await response.json()) as Answer
}

type Asked = RequestInit & { lang?: Language }

async function answerTo(path: string, init: Asked = {}): Promise<Response> {
  const { lang, ...rest } = init
  const url = new URL(`/api${path}`, location.origin)
  if (lang) url.searchParams.set('lang', lang)
  const headers = new Headers(rest.headers)
  headers.set('Accept-Language', document.documentElement.lang) // refusals, in the page's language, not the browser's
  let response: Response
  try {
    response = await fetch(url, { credentials: 'same-origin', ...rest, headers })
  } catch {
    throw new RequestProblem(0, { code: 'offline', words: '' })
  }
  if (!response.ok) throw new RequestProblem(response.status, await problemOf(response))
  return response
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    const { code, words } = (await response.json()) as Partial<Problem>
    return { code: code ?? String(response.status), words: words ?? '' }
  } catch {
    return { code: String(response.status), words: '' }
  }
}

export function body(method: 'POST' | 'PUT' | 'DELETE', data?: unknown): RequestInit {
  return data === undefined
    ? { method }
    : { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(data) }
}

export const games = (lang: Language) => ask<GameInfo[]>('/games', { lang })
export const rules = (game: string, lang: Language) =>
  ask<Rulebook>(`/games/${encodeURIComponent(game)}/rules`, { lang })
export const health = () => ask<Health>('/health')
export const me = () => ask<Me>('/me')
export const rename = (name: string) => ask<Me>('/me', body('PUT', { name }))
export const forgetMe = () => ask<void>('/me', body('DELETE'))
export const publicTables = () => ask<TableInfo[]>('/tables')
export const myTables = (state: 'going' | 'over') => ask<TableInfo[]>(`/me/tables?state=${state}`)
export const table = (id: string) => ask<TableInfo>(`/tables/${encodeURIComponent(id)}`)
export const makeTable = (settings: Settings, name: string) =>
  ask<TableMade>('/tables', body('POST', { settings, name }))
export const record = (id: string) => ask<GameRecord>(`/tables/${encodeURIComponent(id)}/record`)
export const recordUrl = (id: string) => `/api/tables/${encodeURIComponent(id)}/record`
/** The review of a finished game, or its progress. */
export const review = (id: string) => ask<ReviewState>(`/tables/${encodeURIComponent(id)}/review`)
/** The same; it is computed unless it has been. */
export const askReview = (id: string) => ask<ReviewState>(`/tables/${encodeURIComponent(id)}/review`, body('POST'))
/** Makes a practice table of a position of a finished game, for one of its seats. */
export const practise = (id: string, step: number, seat: number, name: string) =>
  ask<TableMade>(`/tables/${encodeURIComponent(id)}/practice`, body('POST', { step, seat, name }))
/** Whose work is in the page; the build writes it beside the page. */
export const licences = async () => (await fetch('/licences.json')).json() as Promise<Licence[]>
export const myDataUrl = '/api/me/data'

/** Through whose eyes a game is seen again: a seat's, or with every hand open; null: a spectator's. */
export type Eyes = number | 'open' | null

/** A whole finished game; the server gives it in parts. */
export async function replay(id: string, eyes: Eyes): Promise<Replay> {
  const whose = eyes === null ? '' : eyes === 'open' ? '&open=true' : `&seat=${eyes}`
  const part = (first: number) => ask<Replay>(`/tables/${encodeURIComponent(id)}/replay?first=${first}${whose}`)
  const whole = await part(0)
  while (whole.scenes.length <= whole.length) {
    const { scenes } = await part(whole.scenes.length)
    if (scenes.length === 0) break
    whole.scenes.push(...scenes)
  }
  return whole
}

/** The dictionary that a snapshot or a replay names. */
export const dictionary = (address: string) => ask<Dictionary>(address.replace(/^\/api/, ''))

/** The messages of a game's tables, in Fluent syntax. */
export async function tableMessages(game: string, lang: Language): Promise<string> {
  return (await answerTo(`/games/${encodeURIComponent(game)}/messages/${lang}`)).text()
}

/** The URL of a table's WebSocket; `since` and `dictionary` name the page's current state. */
export function socketUrl(id: string, lang: Language, since: number | null, dictionary: string | null): string {
  const url = new URL(`/api/tables/${encodeURIComponent(id)}/ws`, location.origin)
  url.protocol = url.protocol.replace('http', 'ws')
  url.searchParams.set('lang', lang)
  if (since !== null) url.searchParams.set('since', String(since))
  if (dictionary !== null) url.searchParams.set('dictionary', dictionary.match(/dictionary\/(\w+)/)?.[1] ?? '')
  return url.href
}
