/** How each game's deal follows from a stream of fair numbers: the procedure that the rules pages publish. */
import type { DealStream } from './stream'

type Options = Record<string, boolean | number | string>
type Draw = (stream: DealStream, seats: number, options: Options) => Promise<string> | null

const SPACES = 5
const STACK = 7
const TWO = 2 // of a kind may lie on each other

/** TA-KE: the start seat, then chips from the bag; a third of a kind goes further. */
async function drawTake(stream: DealStream, seats: number): Promise<string> {
  const start = (await stream.below(seats)) + 1
  for (;;) {
    const bag = [...'sdrgn'].flatMap((chip) => Array<string>(STACK).fill(chip))
    await stream.shuffle(bag)
    const stacks = Array<string>(SPACES).fill('')
    const isLaid = bag.every((chip) => {
      const space = stacks.findIndex((stack) => stack.length < STACK && !stack.endsWith(chip.repeat(TWO)))
      if (space >= 0) stacks[space] += chip
      return space >= 0
    })
    if (isLaid) return `${stacks.join('/')} ${start}`
  }
}

/** TENNO: the start seat; nothing else is left to chance. */
async function drawTenno(stream: DealStream, seats: number): Promise<string> {
  return `${seats} ${(await stream.below(seats)) + 1}`
}

/** Tenka Trick: the start seat, then the order of the cards. */
async function drawTenka(stream: DealStream, seats: number): Promise<string> {
  const start = (await stream.below(seats)) + 1
  const countries = [...'MAICS'].flatMap((kind) => Array.from({ length: 9 }, (_, index) => `${kind}${index + 1}`))
  const cards = [...countries, 'EM', 'T1', 'T2']
  await stream.shuffle(cards)
  return [seats, start, ...cards].join(' ')
}

const DRAWS: Record<string, Draw> = {
  take: drawTake,
  tenno: drawTenno,
  tenka: (stream, seats, options) => (options.cards ? null : drawTenka(stream, seats)),
}

/** The deal of a game, or null for one that this page cannot draw. */
export function drawDeal(game: string, stream: DealStream, seats: number, options: Options): Promise<string> | null {
  return DRAWS[game]?.(stream, seats, options) ?? null
}
