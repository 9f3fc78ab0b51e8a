import { describe, expect, it } from 'vitest'
import { sightOf } from '../scene/for-tests'
import type { Event, Step } from '../scene/sight'
import { linesOf, withTold } from './log'

const event = (words: string): Event => ({ kind: 'any', words })
const step = (number: number, ...events: Event[]): Step => ({ number, seat: 1, token: '', events })
const sight = (...steps: Step[]) => sightOf({}, steps)
const wordsOf = (lines: readonly { words: string }[]) => lines.map(({ words }) => words)

describe('a log', () => {
  const [reveal, result] = [event('Cards are turned.'), event('Ota wins.')]
  const fight = step(1, reveal, result)
  const whole = sight(step(0, event('Ota attacks.')), fight, step(2, event('Next.')))

  it('has a line for each step', () => {
    expect(wordsOf(linesOf(whole))).toEqual(['Ota attacks.', 'Cards are turned. Ota wins.', 'Next.'])
  })

  it('knows no more than has been told', () => {
    expect(wordsOf(linesOf(whole, { step: fight, event: reveal }))).toEqual(['Ota attacks.', 'Cards are turned.'])
    expect(wordsOf(linesOf(whole, { step: fight, event: result }))).toEqual([
      'Ota attacks.',
      'Cards are turned. Ota wins.',
    ])
    expect(wordsOf(linesOf(whole, { step: null, event: null }))).toHaveLength(3)
  })

  it('has the step just told alone at a table that shows nothing of what was', () => {
    const forgetful = sightOf({ recalls: false }, whole.steps)
    expect(wordsOf(linesOf(forgetful))).toEqual(['Next.'])
    expect(wordsOf(linesOf(forgetful, { step: fight, event: reveal }))).toEqual(['Cards are turned.'])
  })

  it('tells what happened around the game at its time, and nothing of how the table was laid once it is played at', () => {
    const told = [
      { seq: 1, words: 'The settings were changed.', step: -1, isBefore: true },
      { seq: 2, words: 'The game begins.', step: -1, isBefore: false },
      { seq: 9, words: 'Ota is back.', step: 0, isBefore: false },
    ]
    expect(wordsOf(withTold(linesOf(whole), told))).toEqual([
      'The game begins.',
      'Ota attacks.',
      'Ota is back.',
      'Cards are turned. Ota wins.',
      'Next.',
    ])
  })
})
