import { describe, expect, test } from 'vitest'

import { Bundle } from './fluent'

describe('numbers', () => {
  const say = (lang: string, lead: number) => new Bundle(lang, 'lead = { $lead }\n').say('lead', { lead })

  test('a fraction is written as the language does', () => {
    expect(say('en', 1.5)).toBe('1.5')
    expect(say('de', 1.5)).toBe('1,5')
    expect(say('ru', 0.3)).toBe('0,3')
  })

  test('a whole number is written plainly', () => {
    expect(say('de', 12345)).toBe('12345')
  })
})
