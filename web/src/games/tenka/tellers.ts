/** Animations of Tenka Trick for events that are more than a card moving from place to place. */
import { tick } from 'svelte'
import { APPEAR, TIMING, travelFrom, type Rect } from '../../table/motion'
import type { Stage, Teller } from '../../table/stage.svelte'
import type { Event } from '../../scene/sight'
import type { Up } from './table'

const READ = 1500 // to read how a battle ended
const STAGGER = 80
const FRONT = '120deg' // the light's edge slants by 60°

/** `turnFan` shows the other side of the General's card before the light follows it. */
export function tellersOf(turnFan: (up: Up | null) => void): Record<string, Teller> {
  return {
    decided: async (event, stage) => {
      stage.apply(event)
      await stage.wait(READ)
    },
    joined: changeSides,
    general: handOver,
    turned: (event, stage) => uprising(event, stage, turnFan),
    drawn: draw,
    won: gather,
    kept: gather,
    given: gather,
    confiscated: gather,
    out: gather,
  }
}

/** A card goes over to another side. */
async function changeSides(event: Event, stage: Stage): Promise<void> {
  const from = event.source ? stage.rectOf(event.source, 0) : null
  stage.apply(event)
  await tick()
  const card = event.source ? stage.element(event.source, 0) : null
  if (!from || !card || stage.isStill) return
  await stage.animate(card, travelFrom(from, card.getBoundingClientRect()), TIMING.travel)
}

/** The General's card goes to another player. */
async function handOver(event: Event, stage: Stage): Promise<void> {
  const from = event.source ? stage.rectOf(event.source) : null
  stage.apply(event)
  await tick()
  const place = event.target ? stage.element(event.target) : null
  if (!from || !place || stage.isStill) return stage.animate(place, APPEAR, TIMING.fade)
  await stage.animate(place, travelFrom(from, place.getBoundingClientRect()), TIMING.travel)
}

/** The fan turns, then a front of light crosses the table from it; everything it passes is lit by the other side. */
async function uprising(event: Event, stage: Stage, turnFan: (up: Up | null) => void): Promise<void> {
  turnFan(event.piece!.marks!.side as Up)
  if (stage.isStill || typeof document.startViewTransition !== 'function') {
    stage.apply(event)
    turnFan(null)
    return stage.wait(stage.isStill ? TIMING.fade.duration : TIMING.turn.duration)
  }
  await stage.wait(TIMING.turn.duration)
  if (stage.event !== event) return turnFan(null) // the player skipped the animation
  const root = document.documentElement
  root.dataset.uprising = ''
  const light = document.startViewTransition(async () => {
    if (stage.event === event) stage.apply(event)
    turnFan(null)
    await tick()
  })
  try {
    await light.ready
    const mask = `linear-gradient(${FRONT}, #000 46%, transparent 54%)`
    root.animate(
      [
        { maskImage: mask, maskSize: '300% 100%', maskPosition: '100% 0' },
        { maskImage: mask, maskSize: '300% 100%', maskPosition: '0% 0' },
      ],
      { ...TIMING.light, pseudoElement: '::view-transition-new(root)' },
    )
    await Promise.race([light.finished, stage.wait(TIMING.light.duration)])
  } catch {
    // Skipped by the browser, as when the page is hidden: the other side is lit at once.
  }
  light.skipTransition()
  delete root.dataset.uprising
}

/** A card leaves the table for a pile: a copy of it flies, since piles are drawn as numbers. */
async function gather(event: Event, stage: Stage): Promise<void> {
  const { source, target } = event
  const card = source ? stage.element(source, 0) : null
  const from = card?.getBoundingClientRect()
  const to = target ? stage.rectOf(target) : null
  const copy = card && from && to && !stage.isStill ? copyOf(card, from) : null
  stage.apply(event)
  if (!copy) return
  void stage.animate(copy, flyTo(from!, to!), { ...TIMING.travel, fill: 'both' }).then(() => copy.remove())
  await stage.wait(STAGGER)
}

function copyOf(card: HTMLElement, { left, top, width }: Rect): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement
  copy.style.cssText = `position: fixed; z-index: 6; left: ${left}px; top: ${top}px; --width: ${width}px; pointer-events: none`
  card.closest('.tenka')!.append(copy)
  return copy
}

function flyTo(from: Rect, to: Rect): Keyframe[] {
  const x = to.left + to.width / 2 - (from.left + from.width / 2)
  const y = to.top + to.height / 2 - (from.top + from.height / 2)
  return [{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(0.25)`, opacity: 0.2 }]
}

/** Others' draws only count; your own card rises into your hand. */
async function draw(event: Event, stage: Stage): Promise<void> {
  const { to } = stage.apply(event)
  await tick()
  const card = event.piece?.face === 'up' ? stage.element(event.target!, to) : null
  const face = card?.firstElementChild ?? null
  const rise = [
    { transform: 'translateY(60px)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ]
  await stage.animate(face, stage.isStill ? APPEAR : rise, stage.isStill ? TIMING.fade : TIMING.setDown)
}
