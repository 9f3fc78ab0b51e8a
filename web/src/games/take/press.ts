/** Handles presses on the table of TA-KE. It knows no rules: the server offers every legal action. */
import { back, NOTHING, pick, read, type Chosen, type Outcome, type Reading } from '../../table/choice'
import type { Action, Board } from '../../scene/sight'
import { columnAt, field, ghostOf, SPACES, SUPPLY, hall, type ColumnName } from './table'

/** Whether the Daimyo is at work: Samurai move, and nothing else is done. */
export const isShifting = ({ actions }: Pick<Board, 'actions'>): boolean =>
  actions.some(({ kind }) => kind === 'finish')

/** Whether an ability is being put together; its chip is pressed first. */
export const isAbility = (path: readonly string[]): boolean => path[0]?.endsWith('/bottom') ?? false

/**
 * Presses a place: a stack, the supply, the top of a column for whatever may be done there, the bottom for its ability.
 * A complete choice is played when pressed again.
 */
export function press(board: Board, chosen: Chosen, place: string): Outcome {
  const reading = read(board, chosen)
  const space = SPACES.find((one) => hall(one) === place)
  if (space) {
    if (!isAbility(reading.path) && !isShifting(board)) return pressStack(board, chosen, reading, place)
    return follow(board, chosen, reading, reading.reach.has(ghostOf(space)) ? ghostOf(space) : place)
  }
  if (place === SUPPLY) return pick(board, chosen, place)
  if (!place.startsWith(`seat/${board.seat}/`)) return follow(board, chosen, reading, place)
  if (place.endsWith('/bottom')) return pressAbility(board, reading, place)
  return pressTop(board, chosen, reading, place)
}

/** The action of the one button: the chosen one, or one that needs no further choice. */
export function doable({ path, action, remaining }: Reading): Action | null {
  const isEnough = ({ places }: Action) => places.length === path.length && (path.length > 0 || places.length === 0)
  return action ?? remaining.find(isEnough) ?? null
}

/** The ways to take a Samurai from the stack that was pressed: one for each column. */
export function samuraiTakes({ actions }: Board, [stack]: readonly string[]): readonly Action[] {
  return stack === undefined ? [] : actions.filter(({ kind, places }) => kind === 'take-samurai' && places[0] === stack)
}

/** The piece that would arrive at a place of the hall: the chip that a Geisha moves, or a ghost. */
export function comingToHall(
  board: Board,
  { path, next, action }: Reading,
): { place: string; what: 'ghost' | 'chip' } | null {
  const [first, last] = [path[0], path.at(-1)]
  if (first?.startsWith('hall/')) return { place: first, what: 'ghost' }
  if (!action || !last || next.size > 0 || isShifting(board)) return null
  const haunted = SPACES.find((space) => ghostOf(space) === last)
  return haunted ? { place: hall(haunted), what: 'ghost' } : { place: last, what: 'chip' }
}

function pressStack(board: Board, chosen: Chosen, { path, action }: Reading, stack: string): Outcome {
  return path[0] === stack && action ? action.token : pick(board, chosen, stack)
}

function pressTop(board: Board, chosen: Chosen, reading: Reading, top: string): Outcome {
  const take = samuraiTakes(board, reading.path).find(({ places }) => places[1] === top)
  if (take) return reading.action === take ? take.token : { ...NOTHING, path: take.places }
  if (isShifting(board)) return follow(board, chosen, reading, top)
  return pressAbility(board, reading, field(board.seat!, columnAt(top) as ColumnName, 'bottom'))
}

/** Begins an ability, or gives it up; one that needs nothing more is used. */
function pressAbility(board: Board, { path, action }: Reading, place: string): Outcome {
  if (path[0] !== place) return pick(board, NOTHING, place)
  return action?.places.length === 1 ? action.token : NOTHING
}

/** Presses a place for an unfinished choice: the next place, a different last one, or the last one again. */
function follow(board: Board, chosen: Chosen, { path, next, action }: Reading, place: string): Outcome {
  if (action && path.at(-1) === place) return action.token
  const from = next.has(place) ? chosen : back(board, chosen)
  return read(board, from).next.has(place) ? pick(board, from, place) : from
}
