import { describe, expect, it } from 'vitest'
import type { Action, Event, Sight, Step } from '../scene/sight'
import { Course } from './course.svelte'
import { Moment, pressing, type Lesson, type Note } from './lesson'

const note = (title: string, when: Note['when'], isRare?: true): Note => ({
  title,
  words: title,
  when,
  ...(isRare && { isRare }),
})
const lesson: Lesson = {
  seats: 2,
  cards: [],
  notes: [
    note('take', (now) => now.offers('take')),
    note('score', (now) => now.happened('scored')),
    note('trump', (now) => now.offers('trump'), true),
  ],
}

const step = (number: number, seat: number, ...kinds: string[]): Step => ({
  number,
  seat,
  token: '',
  events: kinds.map((kind): Event => ({ kind })),
})
const action = (kind: string): Action => ({ token: kind, kind, places: [], words: kind })

function sightOf(steps: Step[], offered: string[] = [], over = false): Sight {
  const board = {
    game: 'any',
    options: {},
    seats: 2,
    seat: 1,
    to_move: 1,
    over,
    task: '',
    places: [],
    counts: {},
    scores: {},
    winners: [],
    refusals: [],
    recalls: true,
  }
  return { seat: 1, board: { ...board, actions: offered.map(action) }, steps }
}
const moment = (...given: Parameters<typeof sightOf>) => new Moment(sightOf(...given))

describe('a moment', () => {
  it('reaches back to the last decision of the player', () => {
    const now = moment([step(0, 1, 'scored'), step(1, 1, 'moved'), step(2, 2, 'turned')])
    expect([now.happened('scored'), now.happened('moved'), now.happened('turned')]).toEqual([false, true, true])
  })
})

describe('what is pressing', () => {
  const titles = (sight: Sight) => pressing(lesson, sight).map(({ title }) => title)

  it('is what is asked', () => {
    expect(titles(sightOf([step(0, 1, 'scored')], ['take']))).toEqual(['take'])
  })

  it('is what the last step brought when nothing is asked', () => {
    expect(titles(sightOf([step(0, 1), step(1, 2, 'scored')]))).toEqual(['score'])
  })

  it('is else what happened since the player decided', () => {
    expect(titles(sightOf([step(0, 1, 'scored'), step(1, 2)]))).toEqual(['score'])
    expect(titles(sightOf([step(0, 1), step(1, 2)]))).toEqual([])
  })

  it('is never more than two, and nothing that matters all the time', () => {
    const always = note('end', () => true)
    const many = {
      ...lesson,
      notes: [always, ...['a', 'b', 'c'].map((title) => note(title, (now) => now.offers('take')))],
    }
    expect(pressing(many, sightOf([], ['take'])).map(({ title }) => title)).toEqual(['a', 'b'])
  })
})

describe('a course', () => {
  it('shows one note at a moment, the first that matters and has not been read', () => {
    const course = new Course(lesson)
    const now = moment([step(0, 1, 'scored'), step(1, 2)], ['take'])
    course.see(now)
    expect(course.note?.title).toBe('take')
    course.putAway()
    course.see(now)
    expect(course.note).toBeNull()
    course.see(moment([step(0, 1, 'scored'), step(1, 2), step(2, 2)], ['take']))
    expect(course.note?.title).toBe('score')
  })

  it('keeps a note while others decide, and takes the player’s own decision for having read it', () => {
    const course = new Course(lesson)
    course.see(moment([], ['take']))
    course.see(moment([step(0, 2, 'scored')], ['take']))
    expect(course.note?.title).toBe('take')
    course.see(moment([step(0, 2), step(1, 1, 'moved')]))
    expect(course.note).toBeNull()
    expect([...course.read]).toEqual(['take'])
  })

  it('shows an unread note again to who comes back, and no note that was read', () => {
    const first = new Course(lesson)
    first.see(moment([], ['take']))
    const later = new Course(lesson, first.read)
    later.see(moment([], ['take']))
    expect(later.note?.title).toBe('take')
    later.putAway()
    const last = new Course(lesson, later.read)
    last.see(moment([], ['take']))
    expect(last.note).toBeNull()
  })

  it('is done when all was read that must come up, and explains nothing after the end', () => {
    const course = new Course(lesson, ['take'])
    expect([course.isDone, course.count]).toEqual([false, { read: 1, all: 2 }])
    course.see(moment([step(0, 1, 'scored')], [], true))
    expect(course.note).toBeNull()
    course.see(moment([step(0, 1, 'scored')]))
    course.putAway()
    expect(course.isDone).toBe(true)
  })
})
