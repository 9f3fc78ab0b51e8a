import { expect, it } from 'vitest'
import { parseLine, writeLine } from './explore'

it('reads the line of play that it wrote, whatever tokens look like', () => {
  const line = { seat: 2, step: 17, tokens: ['3x2.1', '+S', '1=D', 'a,b', '100%'] }
  expect(parseLine(`#${writeLine(line)}`)).toEqual(line)
})

it('makes the beginning of the game of a link that says nothing sensible', () => {
  expect(parseLine('')).toEqual({ seat: 1, step: 0, tokens: [] })
  expect(parseLine('#x,-3,%E0%A4%A')).toEqual({ seat: 1, step: 0, tokens: ['%E0%A4%A'] })
})
