/** Moves in a list with their values, as hints and puzzles show them. */
import type { Action } from '../scene/sight'
import { say } from '../words/words.svelte'

export interface Idea {
  token: string
  /** As on the badge that marks it on the board. */
  label: string
  look: 'best' | 'other' | 'played'
  words: string
  /** What comes of it. */
  more: string
  value: string
  /** Beside the value: whose move it was. */
  note: string
  /** Of the whole width, from 0 to 1. */
  share: number
}

/** The value of a move: the chance of winning, else the points ahead. */
export function worthOf(share: number | null, margin: number | null): string {
  if (share !== null) return say('percent', { share: Math.round(share) })
  if (margin === null) return ''
  const points = Math.round(margin * 10) / 10
  return say('points-ahead', { sign: points < 0 ? 'minus' : 'plus', points: Math.abs(points) })
}

export function ideaOf(action: Action, parts: Partial<Idea>): Idea {
  const { token, words, preview_words: more = '' } = action
  return { token, words, more, label: '', look: 'other', value: '', note: '', share: 0, ...parts }
}
