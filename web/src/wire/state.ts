/** A table as its client knows it: a snapshot, and every update since. */
import type { Sight, Snapshot, Update } from './messages'

const CHATS_KEPT = 100

/** What is in the update replaces what was; steps and chat are added. */
export function applyUpdate(state: Snapshot, update: Update): Snapshot {
  const you = update.you ?? state.you
  return {
    ...state,
    seq: update.seq,
    at: update.at,
    room: update.room ?? state.room,
    you,
    turn: update.turn ?? state.turn,
    sights: mergeSights(state.sights, update.sights ?? [], you.seats),
    chat: update.chat ? [...state.chat, update.chat].slice(-CHATS_KEPT) : state.chat,
    record: update.record ?? state.record,
  }
}

/** One sight for each seat the reader has, or the spectator's. */
function mergeSights(known: Sight[], news: Sight[], seats: number[]): Sight[] {
  const merged = new Map(known.map((sight) => [sight.seat, sight]))
  for (const sight of news) {
    const before = merged.get(sight.seat)?.steps ?? []
    const first = sight.steps[0]?.number ?? Infinity
    const steps = [...before.filter((step) => step.number < first), ...sight.steps]
    merged.set(sight.seat, { ...sight, steps })
  }
  const wanted: (number | null)[] = seats.length > 0 ? seats : [null]
  return wanted.map((seat) => merged.get(seat)).filter((sight) => sight !== undefined)
}
