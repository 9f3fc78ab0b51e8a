/** The signs of good moves and of the grades of errors, as chess players write them. */
import type { ReviewDecision } from '../wire/messages'

export const GLYPHS: Record<NonNullable<ReviewDecision['grade']> | 'better' | 'none', string> = {
  better: '!',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
  none: '',
}
