import { expect, it } from 'vitest'
import { calmPlace } from './calm'

const room = { left: 0, top: 60, width: 1000, height: 700 }
const note = { width: 400, height: 44 }

it('lies at the upper edge, in the middle, where nothing is in the way', () => {
  expect(calmPlace(room, note, [])).toEqual({ left: 300, top: 68 })
})

it('goes beside what it points at', () => {
  expect(calmPlace(room, note, [{ left: 450, top: 70, width: 100, height: 150, weight: 5 }])).toEqual({
    left: 8,
    top: 68,
  })
})

it('goes below a whole row of it', () => {
  const { top } = calmPlace(room, note, [{ left: 0, top: 70, width: 1000, height: 150, weight: 5 }])
  expect(top).toBeGreaterThanOrEqual(220)
  expect(top).toBeLessThan(230)
})

it('stays in the middle where it fills the room', () => {
  const { left } = calmPlace(room, { width: 990, height: 44 }, [
    { left: 400, top: 60, width: 400, height: 700, weight: 5 },
  ])
  expect(left).toBe(5)
})

it('would rather cover what matters less', () => {
  const row = { left: 0, width: 1000, height: 350 }
  const { top } = calmPlace(room, note, [
    { ...row, top: 60, weight: 9 },
    { ...row, top: 410, weight: 1 },
  ])
  expect(top).toBeGreaterThanOrEqual(410)
})
