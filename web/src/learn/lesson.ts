/** The words of a lesson: passages of the rules, each with the moment in which it matters. */
import type { Action, Board, Event, Sight } from '../scene/sight'
import type { Settings } from '../wire/messages'
import { learn } from '../words/words.svelte'

export interface Passage {
  /** Ids of messages. */
  title: string
  words: string
}

export interface Note extends Passage {
  /** Whether it matters now. */
  when: (now: Moment) => boolean
}

/** The default export of `games/<name>/lesson/index.ts`. */
export interface Lesson {
  seats: number
  options?: Settings['options']
  /** Shown before the first move. */
  cards: readonly Passage[]
  /** In order of importance. */
  notes: readonly Note[]
}

/** The player's situation: the board and all events since, and including, their last decision. */
export class Moment {
  readonly board: Board
  readonly events: readonly Event[]
  /** The numbers of the last step, and of the last that was the player's own. */
  readonly step: number
  readonly ownStep: number

  constructor({ seat, board, steps }: Sight) {
    this.board = board
    this.step = steps.at(-1)?.number ?? -1
    this.ownStep = steps.findLast((step) => step.seat === seat)?.number ?? -1
    this.events = steps.filter(({ number }) => number >= this.ownStep).flatMap(({ events }) => events)
  }

  /** The legal actions of one of these kinds. */
  offered(...kinds: readonly string[]): Action[] {
    return this.board.actions.filter(({ kind }) => kinds.includes(kind))
  }

  offers(...kinds: readonly string[]): boolean {
    return this.offered(...kinds).length > 0
  }

  happened(...kinds: readonly string[]): boolean {
    return this.events.some(({ kind }) => kinds.includes(kind))
  }

  /** How many pieces lie in the places whose id fits. */
  pieces(places: RegExp): number {
    return this.board.places.filter(({ id }) => places.test(id)).reduce((sum, place) => sum + place.pieces.length, 0)
  }
}

/** The notes that matter now, in their order. */
export const mattering = (lesson: Lesson, now: Moment): Note[] => lesson.notes.filter(({ when }) => when(now))

const MOST = 2

/** At most two notes relevant now: on the current decision, else on the last step, else one that matters. */
export function pressing(lesson: Lesson, sight: Sight): Note[] {
  const { steps, board } = sight
  const idle = { ...board, actions: [] }
  const always = mattering(lesson, new Moment({ ...sight, board: idle, steps: [] }))
  const only = (moment: Moment) =>
    mattering(lesson, moment)
      .filter((note) => !always.includes(note))
      .slice(0, MOST)
  const asked = only(new Moment({ ...sight, steps: [] }))
  const brought = only(new Moment({ ...sight, board: idle, steps: steps.slice(-1) }))
  return [asked, brought].find((notes) => notes.length > 0) ?? mattering(lesson, new Moment(sight)).slice(0, 1)
}

const found = import.meta.glob<{ default: Lesson }>('../games/*/lesson/index.ts')
const fileOf = (game: string) => `../games/${game}/lesson/index.ts`

export const hasLesson = (game: string): boolean => fileOf(game) in found

/** A game's lesson, if it has one, with its words. */
export async function loadLesson(game: string): Promise<Lesson | null> {
  const [file] = await Promise.all([found[fileOf(game)]?.(), learn(`${game}/lesson`)])
  return file?.default ?? null
}
