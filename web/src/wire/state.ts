/** A table as its client knows it, in numbers: a snapshot, and every update since. */
import { changed, hold, stepsOf, type Held } from '../scene/held'
import type { Snapshot, Update } from './messages'

const CHATS_KEPT = 100

export interface Known extends Omit<Snapshot, 'scenes' | 'sights' | 'numbers'> {
  /** One for each seat the reader has, or the spectator's. */
  scenes: readonly Held[]
}

export function know(snapshot: Snapshot): Known {
  return { ...snapshot, scenes: snapshot.scenes.map(hold) }
}

/** Fields of the update replace old values; steps and chat are appended. */
export function applyUpdate(known: Known, update: Update): Known {
  const you = update.you ?? known.you
  return {
    ...known,
    seq: update.seq,
    at: update.at,
    room: update.room ?? known.room,
    you,
    turn: update.turn ?? known.turn,
    dictionary: update.dictionary ?? known.dictionary,
    scenes: scenesAfter(known.scenes, update, you.seats),
    chat: update.chat ? [...known.chat, update.chat].slice(-CHATS_KEPT) : known.chat,
    record: update.record ?? known.record,
  }
}

function scenesAfter(known: readonly Held[], { scenes = [], changes = [], back }: Update, seats: number[]): Held[] {
  const found = new Map(known.map((scene) => [scene.seat, takenBack(scene, back ?? Infinity)]))
  for (const scene of scenes) found.set(scene.seat, { ...hold(scene), steps: stepsOf(found.get(scene.seat), scene) })
  for (const change of changes) {
    const held = found.get(change.seat)
    if (held) found.set(change.seat, changed(held, change))
  }
  const wanted: (number | null)[] = seats.length > 0 ? seats : [null]
  return wanted.map((seat) => found.get(seat)).filter((scene) => scene !== undefined)
}

/** A scene without the steps that a take-back undid. */
function takenBack(scene: Held, back: number): Held {
  const { steps } = scene
  return steps.at(-1) && steps.at(-1)!.number >= back
    ? { ...scene, steps: steps.filter(({ number }) => number < back) }
    : scene
}
