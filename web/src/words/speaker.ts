/** Says messages of a game in one language to one listener, word for word as src/tatami/engine/i18n/speaker.py does. */
import type { Bundle, Value } from './fluent'

/** A seat inside a message, numbered from 1; said by the player's name. */
export interface Seat {
  seat: number
}

/** Something to be said in any language: a Fluent message's id and its arguments. */
export interface Message {
  id: string
  args?: Readonly<Record<string, Argument>>
}

export type Item = string | Seat | Message
/** A number, a code that the message selects on, a seat, another message, or several, which are said as a list. */
export type Argument = number | Item | readonly Item[]

export interface Listener {
  /** The seat addressed as "you"; null: none. */
  seat: number | null
  /** The players' names by seat, where they have any. */
  names: Readonly<Record<number, string>>
  /** A table's own names for values of arguments. */
  called?: Readonly<Record<string, string>>
}

export class Speaker {
  readonly lang: string
  #bundle: Bundle
  #listener: Listener

  constructor(lang: string, bundle: Bundle, listener: Listener) {
    this.lang = lang
    this.#bundle = bundle
    this.#listener = listener
  }

  /** The message in words. */
  say({ id, args = {} }: Message): string {
    return this.#bundle.say(id, this.#values(args))
  }

  /** The name of a seat. */
  name(seat: number): string {
    return this.#listener.names[seat] ?? this.#bundle.say('seat-name', { number: seat })
  }

  #values(args: Readonly<Record<string, Argument>>): Record<string, Value> {
    // Actions speak to their player, unless they name another.
    const values: Record<string, Value> = { 'actor-is': 'you' }
    for (const key in args) {
      const value = args[key]!
      if (typeof value === 'number') values[key] = value
      else if (typeof value === 'string') values[key] = this.#listener.called?.[value] ?? value
      else if (isList(value)) {
        const others = value.filter((item) => !this.#isListener(item))
        values[key] = this.#list(value)
        values[`${key}-count`] = value.length
        values[`${key}-others`] = this.#list(others)
        values[`${key}-you`] = others.length === value.length ? 'absent' : others.length > 0 ? 'among' : 'alone'
      } else if ('seat' in value) {
        const name = (values[key] = this.name(value.seat))
        values[`${key}-is`] = this.#isListener(value) ? 'you' : 'other'
        values[`${key}-starts`] = firstSound(name, this.lang)
      } else values[key] = this.say(value)
    }
    return values
  }

  /** Items joined as a sentence joins them: a, b and c. */
  #list(items: readonly Item[]): string {
    const words = items.map((item) => this.#item(item))
    const last = words.pop()
    if (last === undefined) return this.#bundle.say('list-none')
    if (words.length === 0) return last
    const list = words.reduce((text, item) => this.#bundle.say('list-more', { list: text, item }))
    return this.#bundle.say('list-last', { list, item: last, 'item-starts': firstSound(last, this.lang) })
  }

  #item(item: Item): string {
    if (typeof item === 'string') return item
    return 'seat' in item ? this.name(item.seat) : this.say(item)
  }

  #isListener(item: Item): boolean {
    return typeof item !== 'string' && 'seat' in item && item.seat === this.#listener.seat
  }
}

function isList(value: Argument): value is readonly Item[] {
  return Array.isArray(value)
}

/** The vowel a name starts with as spoken, or `other`: French d’Emi, Italian ad Anna, Spanish e Inés. */
export function firstSound(name: string, lang: string): string {
  const start = Array.from(name).slice(0, 3).join('')
  let letters = start
    .normalize('NFD')
    .toLowerCase()
    .replace(/[œæøı]/g, (letter) => LIGATURES[letter]!)
    .replace(/\p{Mn}/gu, '')
  if (lang === 'es' && letters.startsWith('h')) letters = letters.slice(1) // silent
  if (/^y[b-df-hj-np-tv-z]/.test(letters)) letters = `i${letters.slice(1)}` // Yves, but not Yuki
  if (lang === 'es' && /^i[aeiou]/.test(letters)) return 'other' // a diphthong starts like a consonant: Hiedra, Iago
  return /^[aeiou]/.exec(letters)?.[0] ?? 'other'
}

const LIGATURES: Readonly<Record<string, string>> = { œ: 'o', æ: 'a', ø: 'o', ı: 'i' }
