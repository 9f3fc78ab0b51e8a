/** Verifies in the page itself that a deal was fair, and lists the checks. */
import type { Record as GameRecord } from '../wire/kinds'
import { drawDeal, seatsOf } from './deals'
import type { Promised } from './promises'
import { DealStream, sha256 } from './stream'

export interface Check {
  /** commit: the secret is the promised one; memory: as promised to this device; nonces: our numbers are in it; people: everybody's are; deal: it follows. */
  name: 'commit' | 'memory' | 'nonces' | 'people' | 'deal'
  /** Null: it could not be checked. */
  holds: boolean | null
}

export type Verdict = 'fair' | 'unfair' | 'not-redone'

export const canVerify = () => typeof crypto !== 'undefined' && crypto.subtle !== undefined

/** The verdict of all checks together. */
export function verdictOf(checks: readonly Check[]): Verdict {
  if (checks.some(({ holds }) => holds === false)) return 'unfair'
  return checks.some(({ name, holds }) => name === 'deal' && holds) ? 'fair' : 'not-redone'
}

/** Every possible check; `promised` holds this device's notes on the table. */
export async function verify(record: GameRecord, promised: Promised | null): Promise<Check[]> {
  const { fair } = record
  if (!fair) return []
  const secret = fromHex(fair.secret)
  const checks: Check[] = [{ name: 'commit', holds: toHex(await sha256(secret)) === fair.commit }]
  if (promised?.commit) checks.push({ name: 'memory', holds: promised.commit === fair.commit })
  const ours = Object.entries(promised?.nonces ?? {})
  if (ours.length > 0)
    checks.push({
      name: 'nonces',
      holds: ours.every(([seat, nonce]) => fair.nonces[seat] === toHex(fromBase64(nonce))),
    })
  const seats = seatsOf(record.game, record.deal)
  checks.push({ name: 'people', holds: peopleOf(record, seats).every((seat) => fair.nonces[seat]) })
  // Only numbers of the table's seats count: by any other the server could have chosen the deal.
  const given = seatNames(record, seats).filter((seat) => fair.nonces[seat])
  const nonces = given.map((seat) => fromHex(fair.nonces[seat]!))
  const stream = new DealStream(await sha256(secret, ...nonces))
  const deal = seats === null ? null : await drawDeal(record.game, stream, seats, record.options ?? {})
  checks.push({ name: 'deal', holds: deal === null ? null : deal === record.deal })
  return checks
}

/** All seats in order; of a game that is not known, those whose players are named. */
function seatNames(record: GameRecord, count: number | null): string[] {
  if (count === null) return Object.keys(record.seats ?? {}).sort()
  return Array.from({ length: count }, (_, index) => String(index + 1))
}

/** The seats that no bot plays. */
function peopleOf(record: GameRecord, count: number | null): string[] {
  return seatNames(record, count).filter((seat) => !record.seats?.[seat]?.bot)
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
