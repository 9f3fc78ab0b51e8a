import { describe, expect, it } from 'vitest'
import { clearest, type Box } from './placing'

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, right: left + width, bottom: top + height })
const table = box(0, 50, 360, 700)
const note = box(8, 50, 344, 180)
const [far, near] = [box(20, 60, 80, 100), box(20, 650, 300, 90)]

describe('a note', () => {
  it('lies at the far side unless that is what it explains', () => {
    expect(clearest(note, table, [])).toBe(0)
    expect(clearest(note, table, [near])).toBe(0)
    expect(clearest(note, table, [far])).toBe(520)
  })

  it('lies between what it explains at both sides', () => {
    expect(clearest(note, table, [far, near])).toBe(110)
  })

  it('covers little of something rather than all of another', () => {
    const between = box(0, 330, 360, 320)
    expect(clearest(note, table, [far, between, near])).toBe(110)
  })
})
