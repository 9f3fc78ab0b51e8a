/** Where a player is in a lesson: which note is shown, and which have been read. */
import { mattering, type Lesson, type Moment, type Note } from './lesson'

export class Course {
  /** The note to show; it stays until it is put away, or the player decides something. */
  note: Note | null = $state.raw(null)
  /** The titles of the notes that have been read. */
  read: ReadonlySet<string> = $state.raw(new Set())
  readonly lesson: Lesson
  #noted = -1 // the player's last step when the note came up
  #seen: number | null = null // the last step that was looked at: one moment, one note

  constructor(lesson: Lesson, read: Iterable<string> = []) {
    this.lesson = lesson
    this.read = new Set(read)
  }

  /** Whether everything that must come up has been read. */
  get isDone(): boolean {
    return this.lesson.notes.every(({ title, isRare }) => isRare || this.read.has(title))
  }

  /** How many of the required notes have been read: 3 of 7. */
  get count(): { read: number; all: number } {
    const needed = this.lesson.notes.filter(({ isRare }) => !isRare)
    return { read: needed.filter(({ title }) => this.read.has(title)).length, all: needed.length }
  }

  /** Looks at the table as it is now. */
  see(now: Moment): void {
    if (this.note && now.ownStep > this.#noted) this.putAway()
    if (this.note || now.step === this.#seen || now.board.over) return
    this.#seen = now.step
    this.note = mattering(this.lesson, now).find(({ title }) => !this.read.has(title)) ?? null
    this.#noted = now.ownStep
  }

  putAway(): void {
    if (!this.note) return
    this.read = new Set([...this.read, this.note.title])
    this.note = null
  }
}
