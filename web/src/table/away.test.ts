import { beforeAll, expect, it } from 'vitest'
import type { Room } from '../wire/messages'
import { speak } from '../words/words.svelte'
import { awayOf } from './away'

const room = {
  seats: [
    { seat: 1, stand_in: false },
    { seat: 2, stand_in: true },
    { seat: 3, stand_in: false },
  ],
} as Room
const noon = new Date(2026, 10, 18, 12).getTime()
beforeAll(() => speak('de'))

it('says since when somebody is away, by the clock or by the day', () => {
  const yesterday = noon - 2 * 86_400_000
  expect(
    awayOf(
      [
        { seat: 1, since: noon - 60_000 },
        { seat: 3, since: yesterday },
      ],
      room,
      noon,
    ),
  ).toEqual(
    new Map([
      [1, 'nicht da seit 11:59'],
      [3, 'nicht da seit dem 16. Nov.'],
    ]),
  )
})

it('waits for nobody for whom a bot plays', () => {
  expect(awayOf([{ seat: 2, since: noon }], room, noon).size).toBe(0)
})
