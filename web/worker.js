/* global VERSION, FILES */
/** The service worker: the page and what was read of the rules stay available offline; pushes are shown.
 *
 *  Every build has a cache of its own. A new worker waits until no page of the old build is open, so that a game
 *  in progress keeps the files it began with; pages and server of different versions understand each other.
 */
const OWN = `tatami-page-${VERSION}`
const KEPT = 'tatami-read' // answers of the server: the same for everybody, and good to have offline
const MOST_KEPT = 300
const KEEPS = /^\/api\/(games|lessons|puzzles)(\/|$)/
const RULES = /^\/api\/games\/[^/]+\/rules$/ // never given up for something newer

const GATEWAY = [502, 503, 504] // from a proxy whose server is away

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(OWN).then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })))),
  )
})

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys())
      if (name.startsWith('tatami-page-') && name !== OWN) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request))
  else if (KEEPS.test(url.pathname)) event.respondWith(answer(request))
  else if (FILES.includes(url.pathname)) event.respondWith(fetch(request).catch(() => file(request)))
})

/** The newest page, or the one of this build without a network or a server. */
async function page(request) {
  const kept = () => caches.match('/index.html', { cacheName: OWN })
  try {
    const found = await fetch(request)
    return GATEWAY.includes(found.status) ? ((await kept()) ?? found) : found
  } catch {
    return (await kept()) ?? Response.error()
  }
}

/** A file that never changes under its name. */
async function file(request) {
  return (await caches.match(request, { cacheName: OWN })) ?? fetch(request)
}

/** An answer of the server, or the last one without a network. */
async function answer(request) {
  try {
    const found = await fetch(request)
    if (found.ok) await keep(request, found.clone())
    return found
  } catch {
    return (await caches.match(request, { cacheName: KEPT })) ?? Response.error()
  }
}

async function keep(request, response) {
  const cache = await caches.open(KEPT)
  await cache.put(request, response)
  const known = (await cache.keys()).filter(({ url }) => !RULES.test(new URL(url).pathname))
  for (const old of known.slice(0, Math.max(0, known.length - MOST_KEPT))) await cache.delete(old)
}

self.addEventListener('message', (event) => {
  const wanted = Array.isArray(event.data?.keep) ? event.data.keep.filter((path) => KEEPS.test(path)) : []
  const read = async (path) => {
    const request = new Request(path)
    if (!(await caches.match(request, { cacheName: KEPT }))) await answer(request)
  }
  event.waitUntil(Promise.allSettled(wanted.slice(0, 20).map(read)))
})

self.addEventListener('push', (event) => {
  let told = {}
  try {
    told = event.data.json()
  } catch {
    // Browsers want a message to be shown for every push.
  }
  const { title = 'Tatami', body = '', tag = 'tatami', url = '/', lang = 'en' } = told
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, icon: '/icon-192.png', data: { url } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const url = new URL(event.notification.data?.url ?? '/', self.location.origin)
  if (url.origin !== self.location.origin) return
  const show = async () => {
    const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = open.find((client) => new URL(client.url).pathname === url.pathname)
    await (there ? there.focus() : self.clients.openWindow(url.href))
  }
  event.waitUntil(show())
})
