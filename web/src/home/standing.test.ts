import { beforeAll, describe, expect, it } from 'vitest'
import type { Seat, Standing, Status, TableInfo } from '../wire/messages'
import { speak } from '../words/words.svelte'
import { standingOf } from './standing'

const names = ['Hana', 'Ota', 'Mika']

function table(status: Status, yours: number[], standing: Partial<Standing> | null, seats = 2): TableInfo {
  const sitting = names.slice(0, seats).map((name, index) => ({ seat: index + 1, name, member: index + 1, bot: null }) as Seat)
  const known = standing && { decisions: 23, scores: { 1: 38, 2: 41 }, winners: [], ended: null, ...standing }
  return { table: 't', room: { status, seats: sitting } as unknown as TableInfo['room'], asked: [], yours, standing: known }
}

const ended = Date.UTC(2026, 10, 17, 12)

describe('what a list says of a table', () => {
  beforeAll(() => speak('en'))

  it('tells the points, one’s own first, and how far the game is', () => {
    expect(standingOf(table('playing', [2], {}))).toBe('41 to 38 · after 23 moves')
    expect(standingOf(table('playing', [], {}))).toBe('38 to 41 · after 23 moves')
  })

  it('tells no points where they are hidden, or where nothing has happened', () => {
    expect(standingOf(table('playing', [1], { scores: {} }))).toBe('after 23 moves')
    expect(standingOf(table('playing', [1], { decisions: 0 }))).toBe('just begun')
    expect(standingOf(table('playing', [], null))).toBe('2 players')
  })

  it('tells how a game of one’s own ended, and when', () => {
    expect(standingOf(table('over', [2], { winners: [2], ended }))).toBe('Won, 41 to 38 · Nov 17, 2026')
    expect(standingOf(table('over', [1], { winners: [2], ended }))).toBe('Lost, 38 to 41 · Nov 17, 2026')
    expect(standingOf(table('over', [2], { winners: [3], scores: { 1: 9, 2: 4, 3: 12 }, ended }, 3))).toBe('Lost, 4 to 12 to 9 · Nov 17, 2026')
    expect(standingOf(table('over', [1], { winners: [1, 2], scores: { 1: 9, 2: 9, 3: 4 }, ended }, 3))).toBe('Shared the win, 9 to 9 to 4 · Nov 17, 2026')
  })

  it('names who won where one sat nowhere or everywhere', () => {
    expect(standingOf(table('over', [1, 2], { winners: [2], ended }))).toBe('Won by Ota, 41 to 38 · Nov 17, 2026')
    expect(standingOf(table('over', [], { winners: [2], ended }))).toBe('Won by Ota, 41 to 38 · Nov 17, 2026')
  })

  it('counts free seats while people gather', () => {
    expect(standingOf(table('waiting', [], null))).toBe('no free seat')
  })
})
