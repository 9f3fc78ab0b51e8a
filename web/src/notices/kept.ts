/** What the service worker has kept to be read offline. */
import type { Language } from '../wire/messages'

export interface Kept {
  game: string
  rules: boolean
  lessons: number
  /** Their ids. */
  puzzles: string[]
}

const CACHE = 'tatami-read' // as in worker.js

async function addresses(): Promise<URL[]> {
  if (!('caches' in window)) return []
  const cache = await caches.open(CACHE)
  return (await cache.keys()).map(({ url }) => new URL(url))
}

/** Everything that is kept, by game; rules only in the reader's language. */
export async function kept(lang: Language): Promise<Kept[]> {
  const found = new Map<string, Kept>()
  const of = (game: string): Kept => {
    const known = found.get(game) ?? { game, rules: false, lessons: 0, puzzles: [] }
    found.set(game, known)
    return known
  }
  for (const { pathname, searchParams } of await addresses()) {
    const [, , kind, first = '', second] = pathname.split('/').map(decodeURIComponent)
    if (kind === 'games' && second === 'rules' && searchParams.get('lang') === lang) of(first).rules = true
    else if (kind === 'lessons' && second) of(first).lessons += 1
    else if (kind === 'puzzles' && first.includes('-')) of(first.slice(0, first.lastIndexOf('-'))).puzzles.push(first)
  }
  return [...found.values()].sort((one, other) => (one.game < other.game ? -1 : 1))
}

const ahead = new Set<string>()

/** Loads what comes next while there is a network, if somebody keeps it; everything once. */
export async function readAhead(ids: readonly string[], load: (id: string) => Promise<unknown>): Promise<void> {
  if (!navigator.serviceWorker?.controller) return
  for (const id of ids.filter((one) => !ahead.has(one))) {
    ahead.add(id)
    try {
      await load(id)
    } catch {
      return void ahead.delete(id) // offline, or too much at once
    }
  }
}
