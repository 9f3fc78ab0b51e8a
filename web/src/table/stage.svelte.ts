/** Animates events one after another: holds the displayed board and moves its pieces. */
import { tick, untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Board, Event, Sight, Step } from '../scene/sight'
import { announce } from './announce.svelte'
import { applyEvent } from './fold'
import { APPEAR, TIMING, TURN_AWAY, TURN_BACK, travelFrom, type Rect } from './motion'

const STEPS_BEHIND = 3 // a page further behind jumps to the newest board
const STAGGER = 80

interface Scene {
  step: Step
  /** The board after the last step that came with it. */
  board: Board | null
}

/** A board's own animation for a kind of event; `apply` updates the displayed board. */
export type Teller = (event: Event, stage: Stage) => Promise<void> | void

export interface StageOptions {
  /** Whether the player prefers reduced motion, read on every use. */
  isStill?: () => boolean
  tellers?: Record<string, Teller>
}

export class Stage {
  /** The board to draw. During an animation it offers no actions. */
  board: Board = $state.raw() as Board
  playing = $state(false)
  /** The step and the event being animated. */
  step: Step | null = $state.raw(null)
  event: Event | null = $state.raw(null)

  tellers: Record<string, Teller>
  #isStill: () => boolean
  #root: HTMLElement | null = null
  #newest: Board
  #next: number
  #scenes: Scene[] = []
  #announced = new WeakSet<Event>()
  #running = new Set<Animation>()
  #hurry = new AbortController()

  constructor(sight: Sight, options: StageOptions = {}) {
    this.board = this.#newest = sight.board
    this.#next = afterLast(sight, 0)
    this.#isStill = options.isStill ?? (() => matchMedia('(prefers-reduced-motion: reduce)').matches)
    this.tellers = options.tellers ?? {}
  }

  /** Put on the element that holds the board: `{@attach stage.attach}`. */
  attach: Attachment<HTMLElement> = (element) => {
    this.#root = element
    const finish = () => this.finish()
    window.addEventListener('pointerdown', finish, true)
    window.addEventListener('keydown', finish, true)
    if (this.#scenes.length > 0) untrack(() => void this.#play())
    return () => {
      this.#root = null
      window.removeEventListener('pointerdown', finish, true)
      window.removeEventListener('keydown', finish, true)
      this.finish()
    }
  }

  /** Receives an update; new steps are animated in order once a board is mounted. */
  receive(sight: Sight): void {
    if (afterLast(sight, 0) < this.#next) return this.show(sight) // a move was taken back
    const fresh = sight.steps.filter((step) => step.number >= this.#next)
    const isGap = fresh.length > 0 && fresh[0]!.number > this.#next
    this.#next = afterLast(sight, this.#next)
    this.#newest = sight.board
    for (const step of fresh) this.#scenes.push({ step, board: null })
    const last = this.#scenes.at(-1)
    if (last) last.board = sight.board
    if (isGap || this.#scenes.length > STEPS_BEHIND) return this.finish()
    if (this.#scenes.length === 0) this.board = sight.board
    else if (this.#root && !this.playing) void this.#play()
  }

  /** Jumps to another moment, earlier or later, without animating the steps between. */
  show(sight: Sight): void {
    this.#scenes = []
    this.#newest = sight.board
    this.#next = afterLast(sight, 0)
    this.finish()
  }

  /** Ends all motion and shows the newest board. */
  finish(): void {
    for (const { step } of this.#scenes.splice(0)) for (const event of step.events) this.#announce(event)
    this.#hurry.abort()
    this.#hurry = new AbortController()
    for (const animation of this.#running) animation.finish()
    this.#running.clear()
    this.playing = false
    this.step = this.event = null
    if (this.board !== this.#newest) this.board = this.#newest
  }

  /** Applies an event to the displayed board; returns its piece's old and new positions. */
  apply(event: Event): { from: number; to: number } {
    const { board, from, to } = applyEvent(this.board, event)
    this.board = board
    return { from, to }
  }

  /** The element of a place, or of a piece there (`data-piece` is its index), if it is on the page. */
  element(place: string, piece?: number): HTMLElement | null {
    const spots = this.#root?.querySelectorAll<HTMLElement>(`[data-place="${place}"]`) ?? []
    const spot = [...spots].find((found) => found.getClientRects().length > 0) ?? null
    return (piece === undefined ? null : spot?.querySelector<HTMLElement>(`[data-piece="${piece}"]`)) ?? spot
  }

  rectOf(place: string, piece?: number): Rect | null {
    return this.element(place, piece)?.getBoundingClientRect() ?? null
  }

  /** Runs an animation to its end or until a press. */
  async animate(element: Element | null, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    if (!element || typeof element.animate !== 'function') return
    const { signal } = this.#hurry
    if (signal.aborted) return
    const animation = element.animate(frames, { fill: 'backwards', ...timing })
    this.#running.add(animation)
    const raised = this.#raise(element)
    await animation.finished.catch(() => undefined)
    for (const one of raised) one.removeAttribute('data-flying')
    this.#running.delete(animation)
  }

  /** Waits for a time or until a press. */
  wait(milliseconds: number): Promise<void> {
    const { signal } = this.#hurry
    if (signal.aborted || milliseconds <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
    })
  }

  get isStill(): boolean {
    return this.#isStill()
  }

  async #play(): Promise<void> {
    const { signal } = this.#hurry
    this.playing = true
    this.board = { ...this.board, actions: [], refusals: [] }
    while (this.#scenes.length > 0) {
      const { step, board } = this.#scenes[0]!
      this.step = step
      for (const group of groups(step.events, this.tellers)) {
        await this.#tell(group)
        if (signal.aborted) return
      }
      this.#scenes.shift()
      if (board) this.board = this.#scenes.length > 0 ? { ...board, actions: [], refusals: [] } : board
    }
    this.playing = false
    this.step = this.event = null
    this.board = this.#newest
  }

  /** Says an event once, however it is shown. */
  #announce(event: Event): void {
    if (this.#announced.has(event)) return
    this.#announced.add(event)
    announce(event.words)
  }

  async #tell(group: Event[]): Promise<void> {
    const { signal } = this.#hurry
    const running: Promise<void>[] = []
    for (const event of group) {
      if (signal.aborted) break
      this.event = event
      this.#announce(event)
      const teller = this.tellers[event.kind]
      running.push(Promise.resolve(teller ? teller(event, this) : this.tell(event)))
      if (event !== group.at(-1) && !this.isStill) await this.wait(STAGGER)
    }
    await Promise.all(running)
  }

  /** The default animation of an event: pieces travel from place to place, or turn in place. */
  async tell(event: Event): Promise<void> {
    const { source, target, piece } = event
    if (!piece || !source || !target) {
      this.apply(event)
      return tick()
    }
    const before = applyEvent(this.board, event).from
    const from = this.rectOf(source, before < 0 ? undefined : before)
    if (source === target && !this.isStill) {
      const half = { ...TIMING.turn, duration: TIMING.turn.duration / 2 }
      await this.animate(this.element(source, before), TURN_AWAY, half)
      this.apply(event)
      await tick()
      return this.animate(this.element(source, before), TURN_BACK, half)
    }
    const { to } = this.apply(event)
    await tick()
    const element = this.element(target, to < 0 ? undefined : to)
    if (this.isStill || !from || !element) return this.animate(element, APPEAR, TIMING.fade)
    return this.animate(element, travelFrom(from, element.getBoundingClientRect()), TIMING.travel)
  }

  /** Meanwhile flying pieces and their containers are drawn above their neighbours. */
  #raise(element: Element): Element[] {
    const raised: Element[] = []
    for (let at: Element | null = element; at && at !== this.#root; at = at.parentElement) {
      at.setAttribute('data-flying', '')
      raised.push(at)
    }
    return raised
  }
}

function afterLast(sight: Sight, least: number): number {
  const last = sight.steps.at(-1)
  return last ? Math.max(least, last.number + 1) : least
}

/** Neighbouring moves of one kind fly together, shortly after one another. */
function groups(events: readonly Event[], tellers: Record<string, Teller>): Event[][] {
  const found: Event[][] = []
  for (const event of events) {
    const first = found.at(-1)?.[0]
    const flies = event.piece !== undefined && event.source !== event.target && !tellers[event.kind]
    if (first && flies && first.kind === event.kind && first.source !== first.target) found.at(-1)!.push(event)
    else found.push([event])
  }
  return found
}
