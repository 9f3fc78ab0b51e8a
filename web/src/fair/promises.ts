/** This device's notes on a table before its deal: the server's commitment and our own nonces. */
export interface Promised {
  commit: string
  /** Our random bytes by seat, as Base64. */
  nonces: Record<number, string>
}

const KEY = 'tatami-promises'
const KEPT = 60

function all(): Record<string, Promised> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, Promised>
  } catch {
    return {}
  }
}

function keep(promises: Record<string, Promised>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(promises).slice(-KEPT))))
  } catch {
    // Without a memory the deal can still be checked, only not against this memory.
  }
}

export const promisedAt = (table: string): Promised | null => all()[table] ?? null

/** Remembers the server's promise, the first one for ever. */
export function rememberPromise(table: string, commit: string): void {
  const promises = all()
  if (!promises[table]) keep({ ...promises, [table]: { commit, nonces: {} } })
}

/** Fresh random bytes for a seat; the same bytes on every later call. */
export function nonceFor(table: string, seat: number): string {
  const promises = all()
  const promised = promises[table] ?? { commit: '', nonces: {} }
  promised.nonces[seat] ??= btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
  keep({ ...promises, [table]: promised })
  return promised.nonces[seat]
}
