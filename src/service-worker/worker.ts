import type { FetchEvent, Shell, WorkerScope } from './scope.ts'

declare const shell: Shell

const worker = self as unknown as WorkerScope

const prefix = 'toju-'
const cacheName = prefix + shell.version
/** The public keys that proofs are verified with. */
const keysPath = '/.well-known/jwks.json'

/** What is somebody's own, or decided by the server at each request: the worker lets it pass untouched. */
const neverTouched =
  /^\/(api|dashboard|admin|uploads|dev|login|signup|verify|forgot-password|reset-password|select-pricing-plans|payment|verify-business|business-products|healthz|readyz)(\/|$)/

// No skipWaiting: a new version waits until no page uses the old one, whose scripts and styles stay so
// long. Nobody sees anything old meanwhile, since pages come from the network wherever there is one.
worker.addEventListener('install', (event) => event.waitUntil(keepShell()))
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldVersions()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (neverTouched.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(respondWithPage(event))
  else if (isHashed(pathname)) event.respondWith(answerHashed(event))
  else if (pathname === keysPath) event.respondWith(answerKeys(event))
})

async function keepShell() {
  const cache = await caches.open(cacheName)
  // A hashed file came with the page that registers us, and need not be sent twice.
  const requests = shell.files.map(
    (path) => new Request(path, { cache: isHashed(path) ? 'default' : 'no-cache' }),
  )
  // All or nothing: with one file missing, this version is not installed.
  await cache.addAll(requests)
  // Proofs can be verified from now on; while the server has none to give, without them.
  await cache.add(keysPath).catch(() => {})
}

async function forgetOldVersions() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** From the network; without one, as it was last seen, or the page that says what to do now. */
async function respondWithPage(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url)
  const path = pathname.replace(/(.)\/$/, '$1')
  try {
    const response = await fetch(event.request)
    if (search === '' && shell.pages.includes(path)) keep(event, path, response)
    return response
  } catch {
    return (await kept(path)) ?? (await kept('/offline')) ?? Response.error()
  }
}

/** From the network, since a key may be new; without one, as they were last seen. */
async function answerKeys(event: FetchEvent): Promise<Response> {
  try {
    const response = await fetch(event.request)
    keep(event, keysPath, response)
    return response
  } catch {
    return (await kept(keysPath)) ?? Response.error()
  }
}

/** A name with a hash in it never changes what it stands for. */
async function answerHashed(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const known = await kept(pathname)
  if (known) return known
  const response = await fetch(event.request)
  keep(event, pathname, response)
  return response
}

/** What belongs to the shell is kept as it was installed: page, styles and scripts of one version. */
function keep(event: FetchEvent, path: string, response: Response) {
  if (response.status !== 200 || shell.files.includes(path)) return
  const copy = response.clone()
  event.waitUntil(caches.open(cacheName).then((cache) => cache.put(path, copy)))
}

async function kept(path: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName)
  return cache.match(path, { ignoreVary: true })
}

function isHashed(path: string): boolean {
  return path.startsWith('/_astro/')
}
