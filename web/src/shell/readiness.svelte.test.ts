import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Readiness } from './readiness.svelte'

const busy = { preparing: { what: 'rules', game: 'tenka', number: 2, of: 6 }, ready: ['take'], failed: [] }
const done = { preparing: null, ready: ['take', 'tenka'], failed: [] }
let answers: (object | null)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => {
    const answer = answers.shift()!
    return answer ? Promise.resolve(new Response(JSON.stringify(answer))) : Promise.reject(new TypeError('no network'))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is waited for through answers that are lost, until the server is ready', async () => {
  answers = [busy, null, null, busy, done]
  let readiness!: Readiness
  const stop = $effect.root(() => {
    readiness = new Readiness()
  })
  flushSync()
  const waits: boolean[] = []
  for (let second = 0; second < 6; second++) {
    await vi.advanceTimersByTimeAsync(second && 1000)
    waits.push(readiness.isWaitedFor('tenka'))
  }
  expect(waits).toEqual([true, true, true, true, false, false])
  expect(answers).toEqual([])
  stop()
})

it('is not asked for again where there is no server at all', async () => {
  answers = [null]
  const stop = $effect.root(() => {
    new Readiness()
  })
  flushSync()
  await vi.runAllTimersAsync()
  expect(answers).toEqual([])
  stop()
})
