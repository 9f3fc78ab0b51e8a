/** Scenes as a client keeps them, in numbers: a whole one, and every change since. */
import type { Scene } from '../wire/messages'

type Numbers = readonly number[]

export interface Held extends Omit<Scene, 'places' | 'counts' | 'order'> {
  /** The numbers of each place by its spot, in order. */
  places: ReadonlyMap<number, Numbers>
  /** By spot. */
  counts: ReadonlyMap<number, number>
}

export function hold(scene: Scene): Held {
  return { ...scene, places: placesOf(scene.places), counts: countsOf(scene.counts) }
}

/** A scene after a change: places and counts that are not named stay as they are, steps are added. */
export function changed(held: Held, change: Scene): Held {
  const places = new Map([...held.places, ...placesOf(change.places)])
  const order = change.order ?? held.places.keys()
  return {
    ...change,
    places: new Map([...order].map((spot) => [spot, places.get(spot)!])),
    counts: new Map([...held.counts, ...countsOf(change.counts)]),
    steps: stepsOf(held, change),
  }
}

/** All steps so far. */
export function stepsOf(held: Held | undefined, { steps }: Scene): Scene['steps'] {
  const first = steps[0]?.number ?? Infinity
  return [...(held?.steps ?? []).filter(({ number }) => number < first), ...steps]
}

function placesOf(numbers: Numbers = []): Map<number, Numbers> {
  const found = new Map<number, Numbers>()
  for (let at = 0; at < numbers.length;) {
    const end = at + 2 + numbers[at + 1]!
    found.set(numbers[at]!, numbers.slice(at, end))
    at = end
  }
  return found
}

function countsOf(numbers: Numbers = []): Map<number, number> {
  const found = new Map<number, number>()
  for (let at = 0; at < numbers.length; at += 2) found.set(numbers[at]!, numbers[at + 1]!)
  return found
}
