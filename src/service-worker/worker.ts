import type { FetchEvent, Shell, WorkerScope } from './scope.ts'

declare const shell: Shell

const worker = self as unknown as WorkerScope

const prefix = 'toju-'
const cacheName = prefix + shell.version

/** Personal pages and responses that differ for each request: the worker never handles them. */
const neverTouched =
  /^\/(api|dashboard|admin|uploads|dev|login|signup|verify|forgot-password|reset-password|select-pricing-plans|payment|verify-business|business-products|healthz|readyz)(\/|$)/

// No skipWaiting: a new version waits until no page uses the old one, whose scripts and styles stay
// until then. Nobody sees an old page meanwhile, because pages come from the network first.
worker.addEventListener('install', (event) => event.waitUntil(keepShell()))
worker.addEventListener('activate', (event) => event.waitUntil(forgetOldVersions()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (neverTouched.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(respondWithPage(event))
  else if (isHashed(pathname)) event.respondWith(answerHashed(event))
})

async function keepShell() {
  const cache = await caches.open(cacheName)
  // The page that registers the worker has just loaded the hashed files: the HTTP cache has them.
  const requests = shell.files.map(
    (path) => new Request(path, { cache: isHashed(path) ? 'default' : 'no-cache' }),
  )
  // All or nothing: if one file is missing, this version is not installed.
  await cache.addAll(requests)
}

async function forgetOldVersions() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** From the network; offline from the cache, else the offline page. */
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

/** A file with a hash in its name never changes. */
async function answerHashed(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const known = await kept(pathname)
  if (known) return known
  const response = await fetch(event.request)
  keep(event, pathname, response)
  return response
}

/** Caches a response, except of the files that were installed together as one version. */
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
