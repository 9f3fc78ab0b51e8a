/** How cards that nobody drew look: a colour and a crest that follow from their kind, and what their marks say. */
import type { Piece, Place } from '../../scene/sight'

export interface Look {
  /** A dye of the palette. */
  dye: string
  /** Whether ink on it is light. */
  isDark: boolean
  /** The crest: how many petals, and which shape they have. */
  petals: number
  shape: number
  /** In the corner: the value, if the card has one. */
  corner: string
}

const DYES = [
  ['ai', true],
  ['shu', true],
  ['matsu', true],
  ['yamabuki', false],
  ['fuji', false],
  ['mizu', false],
  ['sumi', true],
] as const

/** Kinds that differ in their last digits alone are one suit; a mark that is a word is one, too. */
export function lookOf({ kind, marks }: Pick<Piece, 'kind' | 'marks'>): Look {
  const values = Object.values(marks ?? {})
  const suit = values.find((value) => typeof value === 'string') ?? kind.replace(/[-_ ]?\d+$/, '')
  const value = values.find((value) => typeof value === 'number') ?? /\d+$/.exec(kind)?.[0]
  const number = hash(suit || kind)
  const [dye, isDark] = DYES[number % DYES.length]!
  return { dye, isDark, petals: 3 + ((number >>> 4) % 6), shape: (number >>> 8) % 3, corner: String(value ?? '') }
}

function hash(text: string): number {
  let value = 2166136261
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 16777619) >>> 0
  return (value ^ (value >>> 13)) >>> 0
}

/** Cards that are drawn as one: a deck of which nothing is known. */
export interface Lot {
  piece: Piece
  /** The index of the topmost one in its place. */
  index: number
  count: number
}

const MOST_BACKS = 12 // drawn one by one

/** The cards of a place; backs that lie on one another are a pile: a deck, and more than can be held in a hand. */
export function lotsOf({ id, pieces }: Pick<Place, 'id' | 'pieces'>): Lot[] {
  const most = id.startsWith('seat/') ? MOST_BACKS : 1
  const lots: Lot[] = []
  for (const [index, piece] of pieces.entries()) {
    const last = lots.at(-1)
    if (last && last.piece.face === 'down' && piece.face === 'down' && last.piece.words === piece.words)
      Object.assign(last, { index, count: last.count + 1 })
    else lots.push({ piece, index, count: 1 })
  }
  return lots.flatMap((lot) =>
    lot.count > most
      ? [lot]
      : Array.from({ length: lot.count }, (_, above) => ({
          piece: lot.piece,
          index: lot.index - lot.count + 1 + above,
          count: 1,
        })),
  )
}

/** Places by whom they belong to: by seat, and those of everybody. */
export interface Grounds {
  seats: ReadonlyMap<number, Place[]>
  shared: Place[][]
}

/** Shared places with one name before the slash, as the stalls of a market, lie side by side. */
export function groundsOf(places: readonly Place[]): Grounds {
  const seats = new Map<number, Place[]>()
  const shared = new Map<string, Place[]>()
  for (const place of places) {
    const seat = Number(/^seat\/(\d+)\//.exec(place.id)?.[1] ?? 0)
    const [groups, key]: [Map<unknown, Place[]>, unknown] = seat > 0 ? [seats, seat] : [shared, place.id.split('/')[0]]
    const group = groups.get(key)
    if (group) group.push(place)
    else groups.set(key, [place])
  }
  return { seats, shared: [...shared.values()] }
}
