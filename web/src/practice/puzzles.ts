/** Which puzzle comes next, and what its moves are worth. */
import type { Action, Board } from '../scene/sight'
import { ideaOf, worthOf, type Idea } from '../table/ideas'
import type { PuzzleInfo, PuzzleVerdict } from '../wire/messages'
import { say } from '../words/words.svelte'

/** A puzzle in a link: `#today`, `#tenno-0007`, or with a theme `#tenno-0007,attack`; `#,attack` is the next of a theme. */
export interface Where {
  id: string
  theme: string
}

export function parseWhere(hash: string): Where {
  const [id = '', theme = ''] = hash.replace(/^#/, '').split(',')
  return { id, theme }
}

export const writeWhere = ({ id, theme }: Where): string => (theme ? `${id},${theme}` : id)

/** The themes of some puzzles with their numbers, the most frequent first. */
export function themesOf(puzzles: readonly PuzzleInfo[]): [theme: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { themes } of puzzles) for (const theme of themes) counts.set(theme, (counts.get(theme) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)
}

const STRIDE = 61 // neighbours come from the same game and are alike

/** The next puzzle of a theme: an easy one that has not been answered, or any other than the last. */
export function nextOf(
  puzzles: readonly PuzzleInfo[],
  theme: string,
  done: ReadonlySet<string>,
  last: string,
): PuzzleInfo | null {
  const order = new Map(puzzles.map(({ id }, index) => [id, (index * STRIDE) % puzzles.length]))
  const fits = puzzles.filter(({ id, themes }) => id !== last && (theme === '' || themes.includes(theme)))
  const left = fits.filter(({ id }) => !done.has(id))
  const sorted = (left.length > 0 ? left : fits).toSorted(
    (one, other) => one.level - other.level || order.get(one.id)! - order.get(other.id)!,
  )
  return sorted[0] ?? puzzles.find(({ id }) => id === last) ?? null
}

/** Moves with their values, best first; the one given comes last if its value is not known. */
export function worthsOf(board: Board, verdict: PuzzleVerdict, given: string): Idea[] {
  const { worths, answer } = verdict
  const byPoints = worths.every(({ share }) => share === worths[0]!.share)
  const least = Math.min(...worths.map(({ points }) => points))
  const most = Math.max(...worths.map(({ points }) => points), least + 1)
  const found = worths.map(({ token, share, points }) => ({
    token,
    value: byPoints ? worthOf(null, points) : worthOf(100 * share, null),
    share: byPoints ? (points - least) / (most - least) : share,
  }))
  const all = found.some(({ token }) => token === given) ? found : [...found, { token: given, value: '', share: 0 }]
  return all.flatMap(({ token, ...parts }, index) => {
    const action = actionOf(board, token)
    const look = token === answer ? 'best' : token === given ? 'played' : 'other'
    const note = token === given ? say('puzzle-yours') : ''
    return action ? [ideaOf(action, { ...parts, label: String(index + 1), look, note })] : []
  })
}

const actionOf = ({ actions }: Board, token: string): Action | undefined => actions.find((one) => one.token === token)
