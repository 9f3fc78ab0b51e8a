import { expect, it } from 'vitest'
import { sightOf } from '../scene/for-tests'
import type { Sight } from '../scene/sight'
import type { Turn } from '../wire/messages'
import { firstShown, seatToShow } from './seating'

const sight = (seat: number | null, face: 'up' | 'down'): Sight =>
  sightOf({ seat, places: [{ id: 'hall/a', words: '', pieces: [{ kind: 'card', words: '', face }] }] })
const turn = (...asked: number[]): Turn => ({ decision: 1, asked, clocks: [] })

it('gives the screen to nobody at first where two hide something from one another', () => {
  expect(firstShown([sight(1, 'down'), sight(2, 'down')], turn(2))).toBe(null)
})

it('shows who is asked where nothing is hidden, and the one side there is', () => {
  expect(firstShown([sight(1, 'up'), sight(2, 'up')], turn(2))).toBe(2)
  expect(firstShown([sight(3, 'down')], turn(1))).toBe(3)
  expect(firstShown([sight(null, 'down')], turn(1))).toBe(null)
})

it('stays with a side until another is asked', () => {
  const both = [sight(1, 'down'), sight(2, 'down')]
  expect(seatToShow(both, turn(), 2)).toBe(2)
  expect(seatToShow(both, turn(1, 2), 2)).toBe(2)
  expect(seatToShow(both, turn(1), 2)).toBe(1)
})
