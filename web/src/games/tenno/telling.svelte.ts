/** The animation of a fight: both cards turn, the numbers appear, the loser leaves. */
import { tick } from 'svelte'
import { TIMING, type Rect } from '../../table/motion'
import type { Stage, Teller } from '../../table/stage.svelte'
import type { Event } from '../../scene/sight'
import { fighterAt, isKnown, isRow, openDuel, seatOf, type Duel } from './model'

const APART = 120 // between the turning of the two cards
const TO_READ = 1200
const TO_SEE = 3000
const ONE_BY_ONE = 60

export class Telling {
  /** The duel being animated. */
  duel: Duel | null = $state.raw(null)
  /** The place of the Monk that helps in it. */
  monk: string | null = $state(null)
  /** Another player's card that only the reader looks at. */
  peeked: string | null = $state(null)
  /** Its result. */
  words: string | null = $state(null)
  /** The places whose cards were lost in it. */
  lost: readonly string[] = $state.raw([])

  tellers: Record<string, Teller> = {
    'turned-up': (event, stage) => this.#turnedUp(event, stage),
    strengthened: (event, stage) => this.#strengthened(event, stage),
    fought: async (event, stage) => {
      this.#adopt(stage)
      this.words = event.words ?? null
      stage.apply(event)
      await stage.wait(TO_READ)
    },
    captured: (event, stage) => this.#leave(event, stage),
    discarded: (event, stage) => this.#leave(event, stage),
    left: (event, stage) => this.#leave(event, stage),
    'taken-up': (event, stage) => (isKnown(event.piece!) ? stage.tell(event) : this.#leave(event, stage)),
    peeked: async (event, stage) => {
      if (!isKnown(event.piece!)) return stage.animate(stage.element(event.target!), LIFT, TIMING.turn)
      this.peeked = event.target ?? null
      await stage.tell(event)
      await stage.wait(TO_SEE)
      this.peeked = null
    },
  }

  clear(): void {
    this.duel = this.monk = this.peeked = this.words = null
    this.lost = []
  }

  async #turnedUp(event: Event, stage: Stage): Promise<void> {
    this.#adopt(stage)
    const fighter = event.piece && event.target ? fighterAt(event.target, event.piece) : null
    if (!fighter) {
      const isMonk = this.duel !== null && this.words === null
      if (isMonk) this.monk = event.target!
      else stage.apply(event)
      return isMonk ? stage.tell(event) : isRow(event.target!) ? stage.wait(ONE_BY_ONE) : undefined
    }
    const isAttack = stage.step?.seat === seatOf(fighter.place)
    if (isAttack) {
      this.clear()
      this.duel = { attack: fighter, defence: null }
      void stage.tell(event)
      return stage.wait(stage.isStill ? 0 : APART)
    }
    if (this.duel) this.duel = { ...this.duel, defence: fighter }
    return stage.tell(event)
  }

  /** A fight that waited for an answer goes on. */
  #adopt(stage: Stage): void {
    this.duel ??= openDuel(stage.board)
  }

  #strengthened(event: Event, stage: Stage): Promise<void> {
    const fighter = fighterAt(event.target!, event.piece!)
    if (fighter && this.duel) {
      const isAttack = this.duel.attack.place === fighter.place
      this.duel = isAttack ? { ...this.duel, attack: fighter } : { ...this.duel, defence: fighter }
    }
    stage.apply(event)
    return tick()
  }

  /** A card slides to its pile, which is shown as a number, not as cards. */
  async #leave(event: Event, stage: Stage): Promise<void> {
    const { source, target } = event
    if (this.duel) this.lost = [...this.lost, source!]
    const card = stage.element(source!, 0)
    const goal = stage.element(target!)?.getBoundingClientRect()
    if (card)
      await stage.animate(
        card,
        goal && !stage.isStill ? slideTo(card.getBoundingClientRect(), goal) : FADE,
        TIMING.travel,
      )
    stage.apply(event)
    return tick()
  }
}

const LIFT: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateY(-8px)', offset: 0.3 },
  { transform: 'translateY(-8px)', offset: 0.7 },
  { transform: 'none' },
]
const FADE: Keyframe[] = [{ opacity: 1 }, { opacity: 0 }]

function slideTo(from: Rect, to: Rect): Keyframe[] {
  const x = to.left + to.width / 2 - (from.left + from.width / 2)
  const y = to.top + to.height / 2 - (from.top + from.height / 2)
  return [
    { transform: 'none', opacity: 1 },
    { opacity: 1, offset: 0.7 },
    { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0 },
  ]
}
