/** How a game stands or how it ended, in a line. */
import { namesOf } from '../table/names'
import type { Standing, TableInfo } from '../wire/messages'
import { language, say } from '../words/words.svelte'

type Scores = Standing['scores']

/** Points in an order of seats, but one's own first. */
function scoresOf(scores: Scores, seats: readonly number[], yours: readonly number[] = []): string {
  const ordered = [...seats.filter((seat) => yours.includes(seat)), ...seats.filter((seat) => !yours.includes(seat))]
  return ordered.map((seat) => String(scores[seat])).reduce((first, second) => say('score-to', { first, second }))
}

const bySeat = (scores: Scores) => Object.keys(scores).map(Number)
const byPoints = (scores: Scores) => bySeat(scores).sort((one, other) => scores[other]! - scores[one]!)

/** Who won, for those who did not play. */
export function wonBy({ winners, scores }: Pick<Standing, 'winners' | 'scores'>, names: Record<number, string>): string {
  return say('result-by', { names: winners.map((seat) => names[seat] ?? '').join(', '), scores: scoresOf(scores, byPoints(scores)) })
}

function resultOf({ room, yours }: TableInfo, standing: Standing): string {
  const { winners } = standing
  const isOnesOwn = yours.length > 0 && yours.length < room.seats.length
  if (!isOnesOwn) return wonBy(standing, namesOf(room))
  const scores = scoresOf(standing.scores, byPoints(standing.scores), yours)
  if (!winners.some((seat) => yours.includes(seat))) return say('result-yours', { how: 'lost', scores })
  return say('result-yours', { how: winners.length > 1 ? 'shared' : 'won', scores })
}

/** What a list says of a table under its name. */
export function standingOf(info: TableInfo): string {
  const { room, standing } = info
  if (room.status === 'waiting') return say('free-seats', { count: room.seats.filter(({ member, bot }) => member === null && !bot).length })
  if (!standing) return say('seats-count', { count: room.seats.length })
  if (standing.ended !== null) {
    const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(standing.ended)
    return `${resultOf(info, standing)} · ${day}`
  }
  const progress = say('after-moves', { count: standing.decisions })
  const isOpen = standing.decisions > 0 && Object.keys(standing.scores).length > 0
  return isOpen ? `${scoresOf(standing.scores, bySeat(standing.scores), info.yours)} · ${progress}` : progress
}
