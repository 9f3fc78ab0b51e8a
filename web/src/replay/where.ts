/** A moment of a game in a link: `#2,17` is seat 2 after move 17, `#,17` a spectator, `#open,17` with every hand open. */
import type { Eyes } from '../wire/rest'

export interface Where {
  eyes: Eyes
  move: number
}

export function parseWhere(hash: string): Where {
  const [eyes, move] = hash.replace(/^#/, '').split(',')
  return { eyes: move !== undefined && eyes === '' ? null : wholeNumber(eyes) || 'open', move: wholeNumber(move) }
}

export function writeWhere({ eyes, move }: Where): string {
  return `${eyes ?? ''},${move}`
}

function wholeNumber(text: string | undefined): number {
  return text && /^\d{1,5}$/.test(text) ? Number(text) : 0
}
