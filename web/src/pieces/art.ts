/** Marks and dyes of all pieces; importing this puts the sprite of all marks into the page. */
import table from '../../../src/tatami/art/art.json'
import sprite from '../../../src/tatami/art/marks.svg?raw'

export interface Dye {
  name: string
  colour: string
  /** Its text. */
  on: string
  /** The shape of the seat that has it. */
  shape: string
}

export interface Wear {
  mark: string
  dye?: string
  numeral?: string
}

export type ArtGame = 'take' | 'tenno' | 'tenka'

const DYES = table.dyes as Record<string, Omit<Dye, 'name'>>

export function dyeNamed(name: string): Dye {
  const dye = DYES[name]
  if (!dye) throw new Error(`no dye ${name}`)
  return { name, ...dye }
}

/** The dye of a clan or character; trumps are of bronze. */
export function dyeOf(worn: Wear): Pick<Dye, 'colour' | 'on'> {
  return worn.dye ? dyeNamed(worn.dye) : table.bronze
}

/** The dye of a seat, from 1. */
export function dyeOfSeat(seat: number): Dye {
  return dyeNamed(table.seats[(seat - 1) % table.seats.length]!)
}

/** The mark of a piece, clan or kind of a game; by default the product's own mark. */
export function wear(game: ArtGame, kind: string): Wear {
  return (table[game] as Record<string, Wear>)[kind] ?? { mark: 'tatami' }
}

function place(): void {
  const holder = document.createElement('div')
  holder.ariaHidden = 'true'
  holder.style.cssText = 'position:absolute;width:0;height:0;overflow:hidden'
  holder.innerHTML = sprite
  document.body.prepend(holder)
}

if (typeof document !== 'undefined') {
  if (document.body) place()
  else addEventListener('DOMContentLoaded', place, { once: true })
}
