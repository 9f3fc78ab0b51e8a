/** Where in the product the page is; links inside it are followed without a load. */
import type { Attachment } from 'svelte/attachments'

export type Route =
  | { page: 'home' }
  | { page: 'watch' }
  | { page: 'past' }
  | { page: 'about' }
  | { page: 'ratings' }
  | { page: 'account' }
  | { page: 'moderate' }
  | { page: 'notifications' }
  | { page: 'mail' }
  | { page: 'link' }
  | { page: 'profile'; handle: string }
  | { page: 'learning' }
  | { page: 'tournaments' }
  | { page: 'tournament'; tournament: string }
  | { page: 'learn'; game: string }
  | { page: 'puzzles'; game: string }
  | { page: 'drills'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'explore'; table: string }
  | { page: 'nowhere' }

const PLAIN = [
  'watch',
  'past',
  'about',
  'ratings',
  'account',
  'moderate',
  'notifications',
  'mail',
  'link',
  'tournaments',
] as const

class Place {
  route: Route = $state.raw(parse(location.pathname))
  hash: string = $state(location.hash)
  hasChanged = false
}
const place = new Place()

/** A function, because the first route is read before the definitions below. */
function isPlain(page: string | undefined): page is (typeof PLAIN)[number] {
  return (PLAIN as readonly (string | undefined)[]).includes(page)
}

function isOfGame(page: string | undefined): page is 'learn' | 'rules' | 'puzzles' | 'drills' {
  return ['learn', 'rules', 'puzzles', 'drills'].includes(page ?? '')
}

export function parse(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  const [first, second, last] = parts
  if (parts.length === 0) return { page: 'home' }
  if (parts.length === 1 && isPlain(first)) return { page: first }
  if (parts.length === 1 && first === 'learn') return { page: 'learning' }
  if (isOfGame(first) && second && parts.length === 2) return { page: first, game: second }
  if (first === 'tournaments' && second && parts.length === 2) return { page: 'tournament', tournament: second }
  if (first === 'people' && second && parts.length === 2) return { page: 'profile', handle: second }
  if (first === 't' && second && parts.length === 2) return { page: 'table', table: second }
  if (first === 't' && second && last === 'replay' && parts.length === 3) return { page: 'replay', table: second }
  if (first === 't' && second && last === 'explore' && parts.length === 3) return { page: 'explore', table: second }
  return { page: 'nowhere' }
}

export const route = () => place.route
export const hash = () => place.hash
export const tablePath = (table: string) => `/t/${encodeURIComponent(table)}`
export const learningPath = '/learn'
export const learnPath = (game: string) => `/learn/${encodeURIComponent(game)}`
/** The puzzle goes into the query, too: its link previews with its picture. */
export function puzzlesPath(game: string, where = ''): string {
  const [id] = where.split(',')
  return `/puzzles/${encodeURIComponent(game)}${id ? `?puzzle=${id}` : ''}${where && `#${where}`}`
}
export const drillsPath = (game: string) => `/drills/${encodeURIComponent(game)}`
export const rulesPath = (game: string, place = '') => `/rules/${encodeURIComponent(game)}${place && `#${place}`}`
/** The move goes into the query, too: a link to a moment previews with its picture. */
export function replayPath(table: string, where = ''): string {
  const move = where.split(',')[1]
  return `${tablePath(table)}/replay${Number(move) > 0 ? `?at=${move}` : ''}${where && `#${where}`}`
}

export const explorePath = (table: string, where: string) => `${tablePath(table)}/explore#${where}`

/** Goes somewhere else in the product. */
export function go(path: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  read()
  if (!replace) scrollTo(0, 0)
}

function read(): void {
  const next = parse(location.pathname)
  if (JSON.stringify(next) !== JSON.stringify(place.route)) {
    place.route = next
    place.hasChanged = true
  }
  place.hash = location.hash
}

/** For the title of a page: following a link moves the keyboard focus there and announces it, as after a load. */
export const arrive: Attachment<HTMLElement> = (title) => {
  if (!place.hasChanged || document.activeElement !== document.body) return
  title.tabIndex = -1
  title.focus({ preventScroll: true })
}

/** Follows links of our own; call it once. */
export function followLinks(): void {
  addEventListener('popstate', read)
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || parse(link.pathname).page === 'nowhere') return
    event.preventDefault()
    go(link.pathname + link.search + link.hash)
  })
}
