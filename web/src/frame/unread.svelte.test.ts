import { flushSync } from 'svelte'
import { afterEach, expect, it } from 'vitest'
import { Unread } from './unread.svelte'

const table = (...chat: [member: number, at: number][]) => ({
  table: 'x',
  you: { member: 1, seats: [] },
  room: { members: [] },
  chat: chat.map(([member, at]) => ({ member, at, text: String(at) })),
})
type Table = ReturnType<typeof table>

let leave = () => {}
/** A reader opens the page, then more messages arrive. */
function open(first: Table): { unread: Unread; hear: (next: Table) => void } {
  let now = $state.raw(first)
  let unread!: Unread
  leave()
  leave = $effect.root(() => {
    unread = new Unread(
      () => now,
      () => false,
    )
  })
  return { unread, hear: (next) => flushSync(() => (now = next)) }
}
afterEach(() => {
  leave()
  leave = () => {}
  sessionStorage.clear()
})

it('counts what others said since one came, and nothing of one’s own', () => {
  const { unread, hear } = open(table([2, 10]))
  expect(unread.count).toBe(0)
  hear(table([2, 10], [2, 20], [1, 30], [3, 40]))
  expect(unread.count).toBe(2)
  unread.see()
  expect(unread.count).toBe(0)
})

it('has not seen more after a reload', () => {
  open(table()).hear(table([2, 20]))
  const { unread } = open(table([2, 20]))
  expect(unread.count).toBe(1)
  unread.see()
  expect(open(table([2, 20])).unread.count).toBe(0)
})
