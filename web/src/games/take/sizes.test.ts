import { describe, expect, it } from 'vitest'
import { topOf } from './art/Chip.svelte'
import { chipSizeOf, ghostSizeOf, liftOf, seatOfGhost } from './sizes'

const BREADTHS = [280, 320, 360, 390, 480, 600, 720, 920, 1350, 1800]
const ROOMS = Array.from({ length: 54 }, (_, index) => 70 + 10 * index)
const HEIGHTS = [1, 3, 5, 7, 8, 10]
const HALLS = BREADTHS.flatMap((breadth) => ROOMS.flatMap((room) => HEIGHTS.map((chips) => ({ breadth, room, chips }))))

describe('the tallest stack fits into any hall', () => {
  it.each([
    ['with its top chip held above it', (width: number, side: number) => topOf(width) + liftOf(side)],
    ['with a ghost on it', (width: number) => seatOfGhost(width) + ghostSizeOf(width)],
    ['with one more chip coming', (width: number, side: number) => side + topOf(width)],
  ])('%s', (_, above) => {
    const tooHigh = HALLS.filter(({ breadth, room, chips }) => {
      const { width, side } = chipSizeOf(breadth, room, chips)
      return chips * side + above(width, side) > room
    })
    expect(tooHigh).toEqual([])
  })

  it('beside the others', () => {
    expect(HALLS.filter(({ breadth, room, chips }) => chipSizeOf(breadth, room, chips).width > breadth / 5)).toEqual([])
  })
})

it('chips are as high as they were drawn where there is room', () => {
  expect(Math.round(chipSizeOf(812, 300, 7).width)).toBe(140)
  expect(chipSizeOf(812, 300, 7).side).toBeGreaterThanOrEqual(26)
  expect(chipSizeOf(390, 320, 7).side).toBe(24)
})

it('more chips are lower chips', () => {
  const sides = [7, 9, 12].map((chips) => chipSizeOf(800, 260, chips).side)
  expect(sides).toEqual(sides.toSorted((one, other) => other - one))
  expect(new Set(sides).size).toBe(3)
})

it('chips get narrower only where they would be flat', () => {
  expect(Math.round(chipSizeOf(915, 220, 7).width)).toBe(158)
  expect(chipSizeOf(915, 110, 7).width).toBeLessThan(120)
})
