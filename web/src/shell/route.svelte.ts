/** Where in the product the page is; links inside it are followed without a load. */
import type { Attachment } from 'svelte/attachments'

export type Route =
  | { page: 'home' }
  | { page: 'watch' }
  | { page: 'past' }
  | { page: 'about' }
  | { page: 'ratings' }
  | { page: 'account' }
  | { page: 'link' }
  | { page: 'profile'; handle: string }
  | { page: 'learn'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string }
  | { page: 'nowhere' }

const PLAIN = ['watch', 'past', 'about', 'ratings', 'account', 'link'] as const

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

export function parse(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent)
  const [first, second, last] = parts
  if (parts.length === 0) return { page: 'home' }
  if (parts.length === 1 && isPlain(first)) return { page: first }
  if ((first === 'learn' || first === 'rules') && second && parts.length === 2) return { page: first, game: second }
  if (first === 'people' && second && parts.length === 2) return { page: 'profile', handle: second }
  if (first === 't' && second && parts.length === 2) return { page: 'table', table: second }
  if (first === 't' && second && last === 'replay' && parts.length === 3) return { page: 'replay', table: second }
  return { page: 'nowhere' }
}

export const route = () => place.route
export const hash = () => place.hash
export const tablePath = (table: string) => `/t/${encodeURIComponent(table)}`
export const learnPath = (game: string) => `/learn/${encodeURIComponent(game)}`
export const rulesPath = (game: string, place = '') => `/rules/${encodeURIComponent(game)}${place && `#${place}`}`
export const replayPath = (table: string, where = '') => `${tablePath(table)}/replay${where && `#${where}`}`

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
