import { expect, it } from 'vitest'
import { NOTHING, read, type Chosen } from '../../table/choice'
import type { Action, Board } from '../../scene/sight'
import { pressCard, pressClan, pressPlace } from './press'

const action = (token: string, kind: string, ...places: string[]): Action => ({ token, kind, places, words: token })
const boardOf = (...actions: Action[]): Board => ({
  game: 'tenka',
  options: {},
  seats: 3,
  seat: 1,
  to_move: 1,
  over: false,
  task: '',
  places: [],
  counts: {},
  scores: {},
  winners: [],
  actions,
  refusals: [
    { token: 'M9', places: ['seat/1/hand'], reason: 'Follow suit.' },
    { token: '!oda', places: ['seat/2/pile'], reason: 'Not this clan.' },
  ],
  recalls: true,
})
const PLAY = boardOf(action('M3', 'play', 'seat/1/hand', 'battle/1'), action('A5', 'play', 'seat/1/hand', 'battle/1'))
const SEIZE = boardOf(action('!mori', 'confiscate', 'seat/2/pile'), action('!date', 'confiscate', 'seat/2/pile'))
const GIVE = boardOf(action('>M3', 'give', 'battle/2', 'seat/3/pile'), action('>A5', 'give', 'battle/3', 'seat/3/pile'))

it('weighs a card, then plays it', () => {
  const weighed = pressCard(PLAY, NOTHING, 'A5') as Chosen
  expect(read(PLAY, weighed).action?.token).toBe('A5')
  expect(read(PLAY, pressCard(PLAY, weighed, 'M3') as Chosen).action?.token).toBe('M3')
  expect(pressCard(PLAY, weighed, 'A5')).toBe('A5')
})

it('says why a card may not be played, and still knows what is weighed', () => {
  const refused = pressCard(PLAY, pressCard(PLAY, NOTHING, 'A5') as Chosen, 'M9') as Chosen
  expect([refused.refusal?.reason, refused.token]).toEqual(['Follow suit.', 'A5'])
})

it('does nothing with a card that nobody asks for', () => {
  expect(pressCard(PLAY, NOTHING, 'S1')).toBe(NOTHING)
})

it('weighs a clan, and never takes it by a second press', () => {
  const weighed = pressClan(SEIZE, NOTHING, '!mori')
  expect(pressClan(SEIZE, weighed, '!mori')).toEqual(weighed)
  expect(pressClan(SEIZE, weighed, '!oda').refusal?.reason).toBe('Not this clan.')
})

it('gives the card whose place is pressed', () => {
  expect(read(GIVE, pressPlace(GIVE, NOTHING, 'battle/3')).action?.token).toBe('>A5')
})
