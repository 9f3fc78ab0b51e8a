/** A table as its client knows it: a snapshot, and every update since. */
import type { Board, BoardChange, Sight, Snapshot, Update } from './messages'

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
    sights: mergeSights(state.sights, news(state.sights, update), you.seats),
    chat: update.chat ? [...state.chat, update.chat].slice(-CHATS_KEPT) : state.chat,
    record: update.record ?? state.record,
  }
}

/** The sights that an update brings, whole or as changes of those that are known. */
function news(known: Sight[], { sights = [], changes = [] }: Update): Sight[] {
  const changed = changes.flatMap((change) => {
    const old = known.find(({ seat }) => seat === change.seat)
    return old ? [{ seat: change.seat, board: applyChange(old.board, change), steps: change.steps }] : []
  })
  return [...sights, ...changed]
}

/** A board after a step: places and counts that are not named stay as they are. */
export function applyChange(board: Board, change: BoardChange): Board {
  const {
    places = [],
    order,
    counts = {},
    actions = [],
    refusals = [],
    over = false,
    winners = [],
    task,
    scores,
    to_move,
  } = change
  const found = new Map([...board.places, ...places].map((place) => [place.id, place]))
  return {
    ...board,
    recalls: board.recalls || over,
    to_move,
    over,
    task,
    scores,
    winners,
    actions,
    refusals,
    places: (order ?? board.places.map(({ id }) => id)).map((id) => found.get(id)!),
    counts: { ...board.counts, ...counts },
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
