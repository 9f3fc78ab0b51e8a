/** How a game stands or how it ended, in a line. */
import { namesOf } from '../table/names'
import type { Standing, TableInfo } from '../wire/messages'
import { isMissing, language, listed as inWords, say } from '../words/words.svelte'

type Scores = Standing['scores']
type Names = Record<number, string>

const bySeat = (scores: Scores) => Object.keys(scores).map(Number)
const byPoints = (scores: Scores) => bySeat(scores).sort((one, other) => scores[other]! - scores[one]!)
const isForTwo = (scores: Scores) => Object.keys(scores).length === 2
const pointsOf = (points: number) => say('score-points', { points })
const listed = (seats: readonly number[], names: Names) => inWords(seats.map((seat) => names[seat] ?? ''))

/** The points of two in an order of seats, but one's own first. */
function score(scores: Scores, seats: readonly number[], yours: readonly number[] = []): string {
  const ordered = [...seats.filter((seat) => yours.includes(seat)), ...seats.filter((seat) => !yours.includes(seat))]
  const [first, second] = ordered.map((seat) => String(scores[seat]))
  return say('score-to', { first: first!, second: second! })
}

/** The best rank among some seats; a loser with as many points as the winners ranks after them. */
function placeOf(scores: Scores, seats: readonly number[], winners: readonly number[]): string {
  const best = Math.max(...seats.map((seat) => scores[seat]!))
  const ahead = bySeat(scores).filter(
    (seat) => scores[seat]! > best || (winners.includes(seat) && !seats.includes(seat)),
  )
  return say('placed', { place: ahead.length + 1, seats: Object.keys(scores).length, points: pointsOf(best) })
}

/** The winners, for readers who did not play. */
export function wonBy({ winners, scores }: Pick<Standing, 'winners' | 'scores'>, names: Names): string {
  const points = isForTwo(scores) ? score(scores, byPoints(scores)) : pointsOf(scores[winners[0]!]!)
  return say('result-by', { names: listed(winners, names), scores: points })
}

function resultOf({ room, yours }: TableInfo, standing: Standing): string {
  const { winners, scores } = standing
  const isOnesOwn = yours.length > 0 && yours.length < room.seats.length
  if (!isOnesOwn) return wonBy(standing, namesOf(room))
  const hasWon = winners.some((seat) => yours.includes(seat))
  if (!hasWon && !isForTwo(scores)) return placeOf(scores, yours, winners)
  const how = !hasWon ? 'lost' : winners.length > 1 ? 'shared' : 'won'
  return say('result-yours', {
    how,
    scores: isForTwo(scores) ? score(scores, byPoints(scores), yours) : pointsOf(scores[winners[0]!]!),
  })
}

/** How a game stands that goes on. */
function goingOf({ room, yours }: TableInfo, scores: Scores): string {
  if (isForTwo(scores)) return score(scores, bySeat(scores), yours)
  if (yours.length > 0 && yours.length < room.seats.length) return placeOf(scores, yours, [])
  const most = Math.max(...Object.values(scores))
  return say('in-the-lead', {
    names: listed(
      bySeat(scores).filter((seat) => scores[seat] === most),
      namesOf(room),
    ),
    points: pointsOf(most),
  })
}

/** Whether a table waits for the reader. */
export const isYourMove = ({ asked, yours }: TableInfo) => asked.some((seat) => yours.includes(seat))

/** Tables that wait for the reader first, else in the order they were given. */
export const byNeed = (tables: readonly TableInfo[]) => [
  ...tables.filter(isYourMove),
  ...tables.filter((one) => !isYourMove(one)),
]

/** A table in a few words: the game and the other players. */
export function tableWords({ room, yours }: TableInfo): string {
  const { game } = room.settings
  const title = isMissing(game) ? game : say(`title-${game}`)
  const names = namesOf(room)
  const others = room.seats.filter(({ seat, member, bot }) => !yours.includes(seat) && (member !== null || bot))
  const [first] = others.map(({ seat }) => names[seat] ?? '')
  return first === undefined ? title : say('game-with', { game: title, first, more: others.length - 1 })
}

/** The line under a table's name in a list. */
export function standingOf(info: TableInfo): string {
  const { room, standing } = info
  if (isMissing(room.settings.game)) return say('problem-no-game')
  if (room.status === 'waiting')
    return say('free-seats', { count: room.seats.filter(({ member, bot }) => member === null && !bot).length })
  if (!standing) return say('seats-count', { count: room.seats.length })
  if (standing.ended !== null) {
    const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(standing.ended)
    return `${resultOf(info, standing)} · ${day}`
  }
  const progress = say('after-moves', { count: standing.decisions })
  const isOpen = standing.decisions > 0 && Object.keys(standing.scores).length > 0
  return isOpen ? `${goingOf(info, standing.scores)} · ${progress}` : progress
}
