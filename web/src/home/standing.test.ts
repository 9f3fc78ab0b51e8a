import { beforeAll, describe, expect, it } from 'vitest'
import type { Seat, Standing, Status, TableInfo } from '../wire/messages'
import { speak } from '../words/words.svelte'
import { standingOf } from './standing'

const names = ['Hana', 'Ota', 'Mika', 'Jan', 'Emi', 'Ken']

function table(status: Status, yours: number[], standing: Partial<Standing> | null, seats = 2): TableInfo {
  const sitting = names
    .slice(0, seats)
    .map((name, index) => ({ seat: index + 1, name, member: index + 1, bot: null }) as Seat)
  const known = standing && { decisions: 23, scores: { 1: 38, 2: 41 }, winners: [], ended: null, ...standing }
  return {
    table: 't',
    room: { status, settings: { game: 'take' }, seats: sitting } as Partial<TableInfo['room']> as TableInfo['room'],
    asked: [],
    yours,
    standing: known,
  }
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
  })

  it('tells one’s place among many, and only the winner’s points to others', () => {
    const six = { 1: 20, 2: 18, 3: 15, 4: 10, 5: 9, 6: 5 }
    const told = (yours: number[], winners: number[], scores: Record<number, number>) =>
      standingOf(table('over', yours, { winners, scores, ended }, 6)).split(' · ')[0]
    expect(told([6], [1], six)).toBe('6th of 6, with 5 points')
    expect(told([3], [1], six)).toBe('3rd of 6, with 15 points')
    expect(told([1], [1], six)).toBe('Won, 20 points')
    expect(told([], [1], six)).toBe('Won by Hana, 20 points')
    expect(told([2], [3], { 1: 9, 2: 1, 3: 12 })).toBe('3rd of 3, with 1 point')
    expect(told([1], [1, 2], { 1: 9, 2: 9, 3: 4 })).toBe('Shared win, 9 points')
    expect(told([1], [2], { 1: 9, 2: 9, 3: 4 })).toBe('2nd of 3, with 9 points') // they had more in hand
  })

  it('tells how a game of many stands', () => {
    const scores = { 1: 4, 2: 7, 3: 7 }
    expect(standingOf(table('playing', [1], { scores }, 3))).toBe('3rd of 3, with 4 points · after 23 moves')
    expect(standingOf(table('playing', [], { scores }, 3))).toBe('In the lead: Ota and Mika, 7 points · after 23 moves')
  })

  it('names who won where one sat nowhere or everywhere', () => {
    expect(standingOf(table('over', [1, 2], { winners: [2], ended }))).toBe('Won by Ota, 41 to 38 · Nov 17, 2026')
    expect(standingOf(table('over', [], { winners: [2], ended }))).toBe('Won by Ota, 41 to 38 · Nov 17, 2026')
  })

  it('counts free seats while people gather', () => {
    expect(standingOf(table('waiting', [], null))).toBe('no free seat')
  })
})
