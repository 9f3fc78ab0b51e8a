import { expect, test } from 'vitest'

import { paragraph, speak } from './words.svelte'

test('sentences have a space between them, but in Japanese', async () => {
  await speak('en')
  expect(paragraph(['One.', 'Two.'])).toBe('One. Two.')
  await speak('ja')
  expect(paragraph(['甲です。', '乙です。'])).toBe('甲です。乙です。')
})
