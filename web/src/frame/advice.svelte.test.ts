import { beforeEach, expect, it } from 'vitest'
import type { Answer } from '../wire/connection.svelte.ts'
import type { Hint, Turn } from '../wire/messages'
import { Advice, suretyOf } from './advice.svelte.ts'

let turn: Turn
let seat: number | null
let answer: (answer: Answer) => void
let advice: Advice

const hint = (decision: number): Hint => ({ is: 'hint', id: 'x', seat: 1, decision, ideas: [], exact: false, why: [] })
const asked = (decision: number, ...seats: number[]): Turn => ({ decision, asked: seats, clocks: [] })

beforeEach(() => {
  turn = asked(7, 1)
  seat = 1
  advice = new Advice(
    () => new Promise((resolve) => (answer = resolve)),
    () => turn,
    () => seat,
  )
})

it('is awaited, then there', async () => {
  const done = advice.ask()
  expect([advice.isAwaited, advice.hint]).toEqual([true, null])
  answer(hint(7))
  expect(await done).toBe('')
  expect([advice.isAwaited, advice.hint?.decision]).toEqual([false, 7])
})

it('is never shown over another decision', async () => {
  const done = advice.ask()
  turn = asked(9, 1)
  expect(advice.isAwaited).toBe(false)
  answer(hint(7))
  await done
  expect(advice.hint).toBeNull()
})

it('goes with the decision it was for', async () => {
  const done = advice.ask()
  answer(hint(7))
  await done
  turn = asked(7, 2) // everybody chooses at once, and this seat already has
  expect(advice.hint).toBeNull()
})

it('is not shown to another seat at the same screen', async () => {
  const done = advice.ask()
  seat = 2
  answer(hint(7))
  await done
  expect(advice.hint).toBeNull()
})

it('does not come after all once it was called off', async () => {
  const done = advice.ask()
  advice.drop()
  expect(advice.isAwaited).toBe(false)
  answer(hint(7))
  await done
  expect(advice.hint).toBeNull()
})

it('says why there is none, unless that is past', async () => {
  const first = advice.ask()
  answer({ is: 'refused', id: 'x', code: 'no-hints', words: 'No hints here.' })
  expect(await first).toBe('No hints here.')
  const second = advice.ask()
  turn = asked(8, 1)
  answer({ is: 'refused', id: 'x', code: 'not-asked', words: 'You are not asked.' })
  expect(await second).toBe('')
})

it('is as sure as the next best idea is far behind, in percent or in points', () => {
  const hinted = (...ideas: [number | null, number | null][]): Hint => ({
    ...hint(7),
    ideas: ideas.map(([share, margin]) => ({ token: 'a', share, margin })),
  })
  expect(suretyOf(hinted([60, 2], [50, 2]), 2)).toBe('clear')
  expect(suretyOf(hinted([60, 2], [55, 1]), 2)).toBe('likely')
  expect(suretyOf(hinted([60, 9], [58, 1]), 2)).toBe('close')
  expect(suretyOf(hinted([null, 9], [null, 4.9]), 2)).toBe('clear')
  expect(suretyOf(hinted([null, -10.5], [null, -11.8]), 2)).toBe('likely')
  expect(suretyOf(hinted([null, 9], [null, 8]), 2)).toBe('close')
  expect(suretyOf({ ...hinted([60, 2]), exact: true }, 2)).toBe('proven')
  expect(suretyOf(hinted([null, null]), 2), 'it was compared with nothing').toBeNull()
  expect(suretyOf(hinted([60, 2]), 1), 'no other is legal').toBe('only')
})
