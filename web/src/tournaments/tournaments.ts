/** Tournaments: the REST requests, this device's notes, and how scores are said. */
import { fromHex, toHex } from '../fair/verify'
import { sha256 } from '../fair/stream'
import { introduce, myName } from '../shell/me.svelte'
import type { NewTournament, Plan, TournamentInfo, TournamentMade, TournamentShown } from '../wire/messages'
import { ask, body } from '../wire/rest'
import { language } from '../words/words.svelte'

const at = (tournament: string) => `/tournaments/${encodeURIComponent(tournament)}`

export const tournamentPath = at
export const tournaments = (state: 'going' | 'over') => ask<TournamentInfo[]>(`/tournaments?state=${state}`)
export const myTournaments = () => ask<TournamentInfo[]>('/me/tournaments')
export const tournament = (id: string) => ask<TournamentShown>(at(id))
export const begin = (id: string) => ask<void>(at(id), body('PUT', { state: 'playing' }))
export const cancel = (id: string) => ask<void>(at(id), body('PUT', { state: 'cancelled' }))
export const withdraw = (id: string) => ask<void>(`${at(id)}/entrants/me`, body('DELETE'))
export const takeOut = (id: string, number: number) => ask<void>(`${at(id)}/entrants/${number}`, body('DELETE'))
export const resultsUrl = (id: string, kind: 'json' | 'csv') => `/api${at(id)}/results.${kind}`

/** Plans a tournament, and gives its id. */
export async function plan(wanted: Plan): Promise<string> {
  await introduce()
  const made: NewTournament = { plan: wanted, name: myName() }
  return (await ask<TournamentMade>('/tournaments', body('POST', made))).tournament
}

/** Enters with fresh random bytes, which this device remembers. */
export async function enter({ tournament: id, commit }: TournamentShown): Promise<void> {
  await introduce()
  const nonce = notedAt(id)?.nonce ?? toHex(crypto.getRandomValues(new Uint8Array(16)))
  note(id, { commit, nonce })
  const bytes = btoa(String.fromCharCode(...fromHex(nonce)))
  await ask<void>(`${at(id)}/entrants`, body('POST', { nonce: bytes, name: myName() }))
}

// This device's notes.

interface Noted {
  /** What the server promised when we first saw it. */
  commit: string
  /** Our random bytes, in hexadecimal. */
  nonce: string
}

const KEY = 'tatami-tournaments'
const KEPT = 40

function all(): Record<string, Noted> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, Noted>
  } catch {
    return {}
  }
}

export const notedAt = (id: string): Noted | null => all()[id] ?? null

function note(id: string, noted: Noted): void {
  try {
    const known = all()
    known[id] ??= noted
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(known).slice(-KEPT))))
  } catch {
    // Without a memory the deals can still be checked, only not against this memory.
  }
}

/** Whether each revealed secret proves the one before, down to the promise, and our own bytes count; null: nothing is revealed yet. */
export async function areDealsProven(shown: TournamentShown, noted: Noted | null): Promise<boolean | null> {
  const ended = shown.rounds.filter(({ secret }) => secret)
  if (ended.length === 0) return null
  if (noted && noted.commit !== shown.commit) return false
  const own = shown.entrants.find(({ number }) => number === shown.you)
  if (noted && own && own.nonce !== noted.nonce) return false
  let before = shown.commit
  for (const { secret } of ended) {
    if (toHex(await sha256(fromHex(secret))) !== before) return false
    before = secret
  }
  return true
}

// Scores.

/** A player's total: points, or in a duplicate the share of all comparisons so far. */
export function scoreWords({ plan, rounds }: TournamentShown, score: number): string {
  const scored = rounds.filter(({ is_over }) => is_over).length
  return plan.format === 'duplicate' ? percent(scored ? score / scored : 0) : plain(score)
}

/** The score of one round. */
export function roundWords({ plan }: TournamentShown, score: number | null): string {
  if (score === null) return '–'
  return plan.format === 'duplicate' ? percent(score) : plain(score)
}

function percent(share: number): string {
  return share.toLocaleString(language(), { style: 'percent', maximumFractionDigits: 1 })
}

function plain(score: number): string {
  return score.toLocaleString(language(), { maximumFractionDigits: 2 })
}

/** A time of day, with the day unless it is today. */
export function timeWords(at: number): string {
  const time = new Date(at)
  const isToday = time.toDateString() === new Date().toDateString()
  return time.toLocaleString(language(), isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' })
}
