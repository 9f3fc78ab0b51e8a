import { flushSync } from 'svelte'
import { expect, it, vi } from 'vitest'
import type { Board } from '../wire/messages'
import { late } from './late.svelte.ts'

it('follows one picture later, but another board at once', () => {
  vi.useFakeTimers()
  const [board, other] = [{}, {}] as Board[]
  let value = $state.raw({ board: board!, sum: 1 })
  let shown = () => value
  const end = $effect.root(() => {
    shown = late(() => value)
  })
  flushSync(() => (value = { board: board!, sum: 2 }))
  expect(shown().sum).toBe(1)
  vi.runAllTimers()
  expect(shown().sum).toBe(2)
  flushSync(() => (value = { board: other!, sum: 3 }))
  expect(shown().sum).toBe(3)
  end()
  vi.useRealTimers()
})
