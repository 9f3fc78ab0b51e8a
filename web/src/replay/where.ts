/** A moment of a game in a link: `#2,17` is seat 2 after move 17, `#,17` a spectator, `#open,17` with every hand open; `#2,17,review` with the review. */
import type { Eyes } from '../wire/rest'

export interface Where {
  eyes: Eyes
  move: number
  /** Whether the review is open. */
  isReview: boolean
}

export function parseWhere(hash: string): Where {
  const [eyes, move, more] = hash.replace(/^#/, '').split(',')
  return {
    eyes: move !== undefined && eyes === '' ? null : wholeNumber(eyes) || 'open',
    move: wholeNumber(move),
    isReview: more === 'review',
  }
}

export function writeWhere({ eyes, move, isReview }: Where): string {
  return `${eyes ?? ''},${move}${isReview ? ',review' : ''}`
}

function wholeNumber(text: string | undefined): number {
  return text && /^\d{1,5}$/.test(text) ? Number(text) : 0
}
