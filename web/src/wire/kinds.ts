/** Shapes that the generated messages leave open. */
export type { Hint } from './messages'

/** A finished game, as it is stored and downloaded. */
export interface Record {
  tatami: number
  game: string
  rules: number
  deal: string
  actions: string[]
  options?: { [name: string]: boolean | number | string }
  result?: { scores: { [seat: string]: number }; winners: number[] }
  seats?: { [seat: string]: { name?: string; bot?: string } }
  fair?: { commit: string; secret: string; nonces: { [seat: string]: string } }
}
