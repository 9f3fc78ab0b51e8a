import { expect, test } from 'vitest'
import { firstSound } from './speaker'

test.each([
  ['fr', 'Emi', 'e'],
  ['fr', 'Élodie', 'e'],
  ['fr', 'Hana', 'other'],
  ['it', 'Àgata', 'a'],
  ['es', 'Hilario', 'i'],
  ['es', 'Hiedra', 'other'],
  ['es', 'Íñigo', 'i'],
  ['en', '静岡', 'other'],
  ['en', '', 'other'],
])('the first sound in %s of %s', (lang, name, sound) => {
  expect(firstSound(name, lang)).toBe(sound)
})
