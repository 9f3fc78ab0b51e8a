/**
 * Fluent texts made into functions, as src/tatami/engine/i18n/fluent.py makes them: text, variables, choices
 * by a variable (a word, a number, or a number's plural), messages inside messages, and terms.
 */
import { FluentResource } from '@fluent/bundle'

export type Value = string | number
export type Values = Readonly<Record<string, Value>>

type Saying = (values: Values) => string
type Entry = FluentResource['body'][number]
type Pattern = NonNullable<Entry['value']>
type Expression = Exclude<Exclude<Pattern, string>[number], string>
type Select = Extract<Expression, { type: 'select' }>

/** The messages of several files in one language; later files come first. */
export class Bundle {
  #patterns = new Map<string, Pattern>()
  #sayings = new Map<string, Saying>()
  #plurals: Intl.PluralRules
  #fractions: Intl.NumberFormat

  constructor(lang: string, ...texts: string[]) {
    this.#plurals = new Intl.PluralRules(lang)
    this.#fractions = new Intl.NumberFormat(lang)
    texts.forEach((text) => this.add(text))
  }

  /** Takes the messages and terms of a file. */
  add(text: string): void {
    for (const { id, value } of new FluentResource(text).body) if (value !== null) this.#patterns.set(id, value)
    this.#sayings.clear()
  }

  /** Takes a message without variables, such as a title. */
  put(id: string, text: string): void {
    this.#patterns.set(id, text)
    this.#sayings.delete(id)
  }

  has(id: string): boolean {
    return this.#patterns.has(id)
  }

  /** A message in words; of one that is missing, its id. */
  say(id: string, values: Values = {}): string {
    return this.#saying(id)(values)
  }

  #saying(id: string): Saying {
    const known = this.#sayings.get(id)
    if (known) return known
    const pattern = this.#patterns.get(id)
    const made = pattern === undefined ? () => id : this.#compile(pattern)
    this.#sayings.set(id, made)
    return made
  }

  #compile(pattern: Pattern): Saying {
    if (typeof pattern === 'string') return () => pattern
    const parts = pattern.map((part) => (typeof part === 'string' ? () => part : this.#expression(part)))
    if (parts.length === 1) return parts[0]!
    return (values) => {
      let text = ''
      for (const part of parts) text += part(values)
      return text
    }
  }

  #expression(expression: Expression): Saying {
    switch (expression.type) {
      case 'str':
        return () => expression.value
      case 'num':
        return () => expression.value.toFixed(expression.precision)
      case 'var':
        return (values) => this.#written(values[expression.name] ?? `{$${expression.name}}`)
      case 'mesg':
        return (values) => this.#saying(expression.name)(values) // forward references are allowed
      case 'term':
        return (values) => this.#saying(`-${expression.name}`)(values)
      case 'select':
        return this.#choice(expression)
      default:
        throw new TypeError(`${expression.type} is not for our files`)
    }
  }

  /** Whole numbers are written plainly, others as the language does. */
  #written(value: Value): string {
    return typeof value === 'number' && !Number.isInteger(value) ? this.#fractions.format(value) : String(value)
  }

  #choice({ selector, variants, star }: Select): Saying {
    if (selector.type !== 'var') throw new TypeError(`a choice by ${selector.type} is not for our files`)
    const { name } = selector
    const sayings = new Map<Value, Saying>()
    for (const { key, value } of variants) if (!sayings.has(key.value)) sayings.set(key.value, this.#compile(value))
    const otherwise = sayings.get(variants[star]!.key.value)!
    return (values) => {
      const value = values[name]!
      const found =
        sayings.get(value) ?? (typeof value === 'number' ? sayings.get(this.#plurals.select(value)) : undefined)
      return (found ?? otherwise)(values)
    }
  }
}
