/** Reads the numbers of scenes through the dictionary of their table, as docs/scene.md says, and says its messages. */
import type { Dictionary, DictionarySlot, SceneStep } from '../wire/messages'
import type { Message, Speaker } from '../words/speaker'
import type { Held } from './held'
import type { Action, Event, Piece, Place, Reason, Sight, Step } from './sight'

/** The optional fields of an event, in this order; their bit sum follows its kind. */
const [WORDS, PIECE, SOURCE, TARGET, AMOUNT, OPENED] = [1, 2, 4, 8, 16, 64]

type Kind = 'messages' | 'pieces' | 'previews'
type Fields = Record<string, unknown>

interface PieceForm {
  kind: string
  face: 'up' | 'down'
  words: Message
  marks: Fields
}

interface ActionForm {
  kind: string
  places: string[]
  words: Message
  preview: Fields
  preview_words: Message | null
}

/** Numbers being read. */
class Cursor {
  at = 0
  constructor(readonly numbers: readonly number[]) {}

  take(): number {
    return this.numbers[this.at++]!
  }

  get more(): boolean {
    return this.at < this.numbers.length
  }
}

/** Scenes of one table in the words of one speaker; equal parts are read once and shared. */
export class SceneReader {
  #dictionary: Dictionary
  #speaker: Speaker
  #mover = 0
  #places = new WeakMap<readonly number[], Place>()
  #steps = new WeakMap<SceneStep, Step>()
  #sights = new WeakMap<Held, Sight>()

  constructor(dictionary: Dictionary, speaker: Speaker) {
    this.#dictionary = dictionary
    this.#speaker = speaker
  }

  sight(scene: Held): Sight {
    return known(this.#sights, scene, () => this.#sight(scene))
  }

  #sight(scene: Held): Sight {
    const { game, options, seats } = this.#dictionary
    const { seat, to_move, task, actions = [], refusals = [], scores = [], winners = [], recalls = true } = scene
    this.#mover = to_move ?? 0
    const places = [...scene.places.values()]
    return {
      seat,
      board: {
        game,
        options,
        seats,
        seat,
        to_move,
        over: to_move === null,
        task: this.#said(this.#form('messages', new Cursor(task))),
        places: places.map((numbers) => known(this.#places, numbers, () => this.#place(numbers))),
        counts: Object.fromEntries([...scene.counts].map(([spot, number]) => [this.#id(spot), number])),
        scores: Object.fromEntries(scores.map((points, index) => [index + 1, points])),
        winners,
        actions: this.#all(actions, (cursor) => this.#action(cursor)),
        refusals: this.#all(refusals, (cursor) => this.#refusal(cursor)),
        recalls,
      },
      steps: scene.steps.map((step) => known(this.#steps, step, () => this.#step(step))),
    }
  }

  #all<Thing>(numbers: readonly number[], read: (cursor: Cursor) => Thing): Thing[] {
    const cursor = new Cursor(numbers)
    const found: Thing[] = []
    while (cursor.more) found.push(read(cursor))
    return found
  }

  #place(numbers: readonly number[]): Place {
    const [id, words] = this.#dictionary.spots[numbers[0]!]!
    const cursor = new Cursor(numbers.slice(2))
    const pieces: Piece[] = []
    while (cursor.more) {
      const times = cursor.numbers[cursor.at]! < 0 ? -cursor.take() : 1
      const piece = this.#piece(cursor)
      for (let count = 0; count < times; count++) pieces.push(piece)
    }
    return { id, words: this.#said(words), pieces }
  }

  #piece(cursor: Cursor): Piece {
    const { kind, face, words, marks } = this.#form('pieces', cursor) as PieceForm
    const plain = words.id === 'piece-face-down' && (words.args?.piece as Message | undefined)
    const name = plain ? { name: this.#said(plain) } : {}
    return { kind, face, words: this.#said(words), ...name, ...(isEmpty(marks) ? {} : { marks }) }
  }

  #action(cursor: Cursor): Action {
    const number = cursor.take()
    const form = this.#filled(this.#dictionary.actions[number], cursor, []) as ActionForm
    const { kind, places, words, preview, preview_words } = form
    return {
      token: this.#dictionary.tokens[number]!,
      kind,
      places,
      words: this.#said(words),
      ...(isEmpty(preview) ? {} : { preview }),
      ...(preview_words ? { preview_words: this.#said(preview_words) } : {}),
    }
  }

  #refusal(cursor: Cursor): Reason {
    const token = this.#dictionary.tokens[cursor.take()]!
    const places = Array.from({ length: cursor.take() }, () => this.#id(cursor.take()))
    return { token, places, reason: this.#said(this.#form('messages', cursor)) }
  }

  #step({ number, seat, action, events }: SceneStep): Step {
    const named: [event: Event, piece: string][] = []
    let covering: Event | null = null
    const told = this.#all(events, (cursor): Event => {
      const event: Event = { kind: this.#dictionary.kinds[cursor.take()]! }
      const parts = cursor.take()
      if (parts & WORDS) event.words = this.#said(this.#form('messages', cursor))
      if (parts & PIECE) event.piece = this.#piece(cursor)
      if (parts & SOURCE) event.source = this.#id(cursor.take())
      if (parts & TARGET) event.target = this.#id(cursor.take())
      if (parts & AMOUNT) event.amount = cursor.take()
      if (parts & WORDS) covering = event
      if (parts & OPENED && covering && event.piece) named.push([covering, event.piece.words])
      return event
    })
    // With every hand open a sentence names its pieces.
    for (const event of new Set(named.map(([event]) => event))) {
      const pieces = named.filter(([one]) => one === event).map(([, piece]) => piece)
      event.words += ` ${pieces.join(', ')}`
    }
    return { number, seat, token: this.#dictionary.tokens[action]!, events: told }
  }

  #id(spot: number): string {
    return this.#dictionary.spots[spot]![0]
  }

  #said(message: unknown): string {
    return this.#speaker.say(message as Message)
  }

  /** A form by its number, filled; null for none. */
  #form(kind: Kind, cursor: Cursor): unknown {
    const number = cursor.take()
    return number === -1 ? null : this.#filled(this.#dictionary[kind][number], cursor, [])
  }

  /** A form with its slots filled; `values` are those of the form's slots so far. */
  #filled(form: unknown, cursor: Cursor, values: unknown[]): unknown {
    if (Array.isArray(form)) return form.map((part) => this.#filled(part, cursor, values))
    if (typeof form !== 'object' || form === null) return form
    const slot = this.#slotOf(form)
    if (slot) return this.#value(slot, cursor, values)
    const found: Fields = {}
    for (const [key, part] of Object.entries(form)) {
      const value = this.#filled(part, cursor, values)
      if (this.#slotOf(part)?.type === 'args') Object.assign(found, value)
      else found[key] = value
    }
    return found
  }

  #slotOf(form: unknown): DictionarySlot | undefined {
    const isSlot = typeof form === 'object' && form !== null && '$' in form
    return isSlot ? this.#dictionary.types[Number(form.$)] : undefined
  }

  #value(slot: DictionarySlot, cursor: Cursor, values: unknown[]): unknown {
    if (slot.type === 'same') return values[slot.index!]
    const value = this.#read(slot, cursor)
    values.push(value)
    return value
  }

  #read(slot: DictionarySlot, cursor: Cursor): unknown {
    switch (slot.type) {
      case 'number':
        return cursor.take()
      case 'flag':
        return cursor.take() !== 0
      case 'seat':
        return { seat: cursor.take() }
      case 'spot':
        return this.#id(cursor.take())
      case 'choice':
      case 'args':
        return slot.values![cursor.take()]
      case 'mover':
        return slot.values![this.#mover - 1]
      case 'message':
      case 'piece':
      case 'preview':
        return this.#form(`${slot.type}s`, cursor)
      case 'list':
        return Array.from({ length: cursor.take() }, () => this.#filled(slot.of, cursor, []))
      case 'map': {
        const pairs = Array.from({ length: cursor.take() }, () => this.#filled([slot.key, slot.value], cursor, []))
        return Object.fromEntries(pairs as [string, unknown][])
      }
      case 'form':
        return this.#filled(slot.of, cursor, [])
      default:
        throw new TypeError(`${slot.type} is no slot that this page knows`)
    }
  }
}

function isEmpty(fields: Fields): boolean {
  return Object.keys(fields).length === 0
}

/** Get a cached value, or create and cache it. */
function known<Key extends WeakKey, Thing>(kept: WeakMap<Key, Thing>, key: Key, make: () => Thing): Thing {
  let thing = kept.get(key)
  if (thing === undefined) {
    thing = make()
    kept.set(key, thing)
  }
  return thing
}
