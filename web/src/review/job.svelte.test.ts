import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ReviewState } from '../wire/messages'
import { ReviewJob } from './job.svelte'

const state = (name: ReviewState['state'], done = 0): ReviewState => ({
  state: name,
  done,
  total: 9,
  found: [],
  review: null,
})
let answers: (ReviewState | number)[] = []
let asked: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  vi.stubGlobal('fetch', (_url: URL, init: RequestInit) => {
    asked.push(init.method ?? 'GET')
    const answer = answers.shift()!
    const [body, status] = typeof answer === 'number' ? [{ code: 'busy', words: 'Busy.' }, answer] : [answer, 200]
    return Promise.resolve(new Response(JSON.stringify(body), { status }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('follows a review to its end', async () => {
  answers = [state('waiting'), state('waiting', 4), state('done')]
  const job = new ReviewJob('t')
  const begun = job.begin()
  await vi.advanceTimersByTimeAsync(0)
  expect(job.state?.state).toBe('waiting')
  await vi.runAllTimersAsync()
  await begun
  expect([job.state?.state, job.problem]).toEqual(['done', null])
  expect(asked).toEqual(['POST', 'GET', 'GET'])
})

it('says that the server gave up or refused, and can be begun again', async () => {
  answers = [state('waiting'), state('none'), 503, state('done')]
  const job = new ReviewJob('t')
  const ends: unknown[] = []
  for (let run = 0; run < 3; run++) {
    const begun = job.begin()
    await vi.runAllTimersAsync()
    await begun
    ends.push(job.problem)
  }
  expect(ends).toEqual(['failed', expect.objectContaining({ code: 'busy' }), null])
})

it('asks no more once it is closed', async () => {
  answers = [state('waiting'), state('done')]
  const job = new ReviewJob('t')
  void job.begin()
  await vi.advanceTimersByTimeAsync(0)
  job.close()
  await vi.runAllTimersAsync()
  expect(asked).toEqual(['POST'])
})
