/** How a deal follows from a stream of fair numbers, by the declarations that the games' rules were built into this page with. */
import declarations from './declarations.json?raw'
import type { DealStream } from './stream'

type Options = Record<string, boolean | number | string>

interface Declaration {
  seats: number[]
  /** All options with their defaults. */
  options: Options
  /** Equal pieces, in the order of the rules: their code, how many there are or the option that says it, their group. */
  bag: [code: string, number: number | string, group: number][]
  /** The option that says how many groups are in play. */
  groups: string
  /** An option whose text, if there is one, lists other pieces instead of the first ones. */
  listed: { option: string; instead_of: number; group_word: number; groups: string[] } | null
  /** Whether the last pieces stay out of play until all seats can get as many. */
  is_even: boolean
  stacks: { number: number; alike: number } | null
}

const GAMES = JSON.parse(declarations) as Record<string, Declaration | undefined>
const MOST_PIECES = 1000
const MOST_BAGS = 1000

/** How many seats a deal is for, as far as this page knows its game. */
export function seatsOf(game: string, deal: string): number | null {
  const declared = GAMES[game]
  if (!declared) return null
  return declared.stacks ? declared.seats[0]! : (declared.seats.find((count) => deal.startsWith(`${count} `)) ?? null)
}

/** The deal that a stream leads to, or null for a game or an option that this page does not know. */
export async function drawDeal(
  game: string,
  stream: DealStream,
  seats: number,
  given: Options,
): Promise<string | null> {
  const declared = GAMES[game]
  if (!declared || Object.keys(given).some((name) => !(name in declared.options))) return null
  const options = { ...declared.options, ...given }
  const pieces = bagOf(declared, options, seats)
  if (!pieces) return null
  const drawn = (await stream.below(seats)) + 1
  const start = Number(options.start) || drawn // draw even for a named seat, so that later draws stay the same
  for (let tries = 0; tries < MOST_BAGS; tries += 1) {
    const bag = [...pieces]
    await stream.shuffle(bag)
    if (!declared.stacks) return [seats, start, ...bag].join(' ')
    const stacks = piledUp(bag, declared.stacks)
    if (stacks) return `${stacks.join('/')} ${start}`
  }
  return null
}

/** The pieces in play, in the order of the rules. */
function bagOf({ bag, groups, listed, is_even }: Declaration, options: Options, seats: number): string[] | null {
  const text = listed ? String(options[listed.option]) : ''
  const rows = listed && text ? [...listedPieces(text, listed), ...bag.slice(listed.instead_of)] : bag
  if (rows.some(([code, , group]) => !code || group < 0)) return null
  const pieces: string[] = []
  for (const [code, count, group] of rows) {
    const number = Number(typeof count === 'string' ? options[count] : count)
    if (!(number >= 0 && pieces.length + number <= MOST_PIECES)) return null
    if (!groups || group < Number(options[groups])) pieces.push(...Array<string>(number).fill(code))
  }
  return is_even ? pieces.slice(0, pieces.length - (pieces.length % seats)) : pieces
}

/** Pieces that a text lists; names of groups that are not known take the places of known ones that it lacks, in the order they come. */
function listedPieces(text: string, { group_word, groups }: NonNullable<Declaration['listed']>): Declaration['bag'] {
  const entries = text.split(';').map((entry) => entry.trim().split(/\s+/))
  const nameOf = (words: readonly string[]) => words[group_word] ?? ''
  const named = new Set(entries.map(nameOf))
  const numbers = new Map(groups.map((name, number) => [name, number]))
  const free = groups.filter((name) => !named.has(name)).map((name) => groups.indexOf(name))
  for (const name of named) if (!numbers.has(name)) numbers.set(name, free.shift() ?? -1)
  return entries.map((words) => [words[0] ?? '', 1, numbers.get(nameOf(words)) ?? -1])
}

/** Every piece goes on the first stack that has room and would not show too many alike; null if none takes it. */
function piledUp(bag: readonly string[], { number, alike }: NonNullable<Declaration['stacks']>): string[] | null {
  const high = bag.length / number
  const stacks = Array.from({ length: number }, () => [] as string[])
  for (const piece of bag) {
    const stack = stacks.find(
      (one) => one.length < high && (one.length < alike || one.slice(-alike).some((other) => other !== piece)),
    )
    if (!stack) return null
    stack.push(piece)
  }
  return stacks.map((stack) => stack.join(''))
}
