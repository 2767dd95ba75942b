import { listenForPushes } from './push.ts'
import type { FetchEvent, Shell, WorkerScope } from './scope.ts'

declare const shell: Shell

const worker = self as unknown as WorkerScope

const prefix = 'toju-'
const cacheName = prefix + shell.version
/** The public keys that proofs are verified with. */
const keysPath = '/.well-known/jwks.json'

/** Each is the one page for all screens of an app. It contains no data: scripts fetch the data. */
const appPaths = ['/dashboard', '/admin']

/** Paths with private data or responses that the server computes. The worker never handles them. */
const neverTouched = /^\/(api|uploads|badge|dev|healthz|readyz)(\/|$)/

// No skipWaiting: a new version waits until no page uses the old one, because open pages still need
// the old scripts and styles. Users see no old content meanwhile, because public pages come from the
// network whenever there is a connection.
worker.addEventListener('install', (event) => event.waitUntil(cacheShell()))
worker.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()))

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (neverTouched.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(respondWithPage(event))
  else if (isHashed(pathname)) event.respondWith(respondWithHashed(event))
  else if (pathname === keysPath) event.respondWith(respondWithKeys(event))
})

listenForPushes(worker)

async function cacheShell() {
  const cache = await caches.open(cacheName)
  // The page has already loaded its hashed files, so the browser need not fetch them again.
  const requests = shell.files.map(
    (path) => new Request(path, { cache: isHashed(path) ? 'default' : 'no-cache' }),
  )
  // If one file is missing, this version is not installed.
  await cache.addAll(requests)
  // With the keys, proofs can be verified offline. The installation succeeds without them, too.
  await cache.add(keysPath).catch(() => {})
  // Lets users of an app open it offline right after this version takes over, also who has it open
  // since before the first worker.
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const app of appPaths) {
    if ((await caches.match(app)) || open.some(({ url }) => appOf(new URL(url).pathname) === app))
      await fetch(app).then(
        (page) => cacheApp(app, page),
        () => {},
      )
  }
}

async function deleteOldCaches() {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** A stalled line neither answers nor fails for minutes. */
const patienceMs = { cached: 4000, other: 20_000 }

/**
 * Fetches from the network. Offline, or when the line stalls, it uses the cached page or the offline
 * page, which is all that account pages have. The page of an app has no data and is cached with all that
 * it loads, so it opens at once, and the next visit finds a newer one.
 */
async function respondWithPage(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url)
  const path = pathname.replace(/(.)\/$/, '$1')
  const app = appOf(path)
  const page = app ?? path
  const ask = async () => {
    const response = await fetch(event.request)
    if (app) event.waitUntil(cacheApp(app, response.clone()))
    else if (search === '' && shell.pages.includes(path)) store(event, path, response)
    storeOfflinePage(event, path)
    return response
  }
  try {
    const known = await cached(page)
    const asked = ask()
    // It may still arrive later, and is then stored.
    event.waitUntil(asked.catch(() => {}))
    // A reload is there to bring what is new.
    if (known && app && event.request.cache === 'default') return known
    return await within(known ? patienceMs.cached : patienceMs.other, asked)
  } catch {
    return (
      (await cached(page)) ??
      (await cached(offlinePageFor(path))) ??
      (await cached('/offline')) ??
      Response.error()
    )
  }
}

function appOf(path: string): string | undefined {
  return appPaths.find((each) => path === each || path.startsWith(`${each}/`))
}

function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const stalled = new Promise<never>((_, reject) => setTimeout(reject, ms))
  return Promise.race([work, stalled])
}

/**
 * Replaces the cached page of an app once everything that it loads is cached, so that the
 * cached page always opens. If the connection ends before that, the previous page stays.
 */
async function cacheApp(app: string, response: Response): Promise<void> {
  if (response.status !== 200) return
  const html = await response.clone().text()
  if ((await (await cached(app))?.text()) === html) return
  try {
    await cacheFiles(new Set(html.match(/\/_astro\/[-\w./]+\.\w+/g)))
    await (await caches.open(cacheName)).put(app, response)
  } catch {}
}

/** Caches files and what their scripts import. The set grows while it is read. */
async function cacheFiles(paths: Set<string>): Promise<void> {
  const cache = await caches.open(cacheName)
  for (const path of paths) {
    if (!(await cached(path))) await cache.add(path)
    if (!path.endsWith('.js')) continue
    const script = (await (await cached(path))?.text()) ?? ''
    for (const [, name] of script.matchAll(/\b(?:from|import)\s*["']\.\/([-\w.]+\.js)["']/g)) {
      paths.add(`/_astro/${name}`)
    }
  }
}

/** `/ha/offline` for a page in Hausa. */
function offlinePageFor(path: string): string {
  const [prefix = ''] = /^\/(?:pcm|ha|yo|ig)(?=\/|$)/.exec(path) ?? []
  return `${prefix}/offline`
}

/**
 * Caches the offline page in the language of the visited page. The English one is part of the
 * shell.
 */
function storeOfflinePage(event: FetchEvent, path: string) {
  const page = offlinePageFor(path)
  if (shell.files.includes(page)) return
  const added = caches
    .open(cacheName)
    .then(async (cache) => ((await cache.match(page)) ? undefined : cache.add(page)))
  event.waitUntil(added.catch(() => {}))
}

/** Fetches the keys, because one may be new. Offline, it uses those that it fetched last. */
async function respondWithKeys(event: FetchEvent): Promise<Response> {
  try {
    const response = await fetch(event.request)
    store(event, keysPath, response)
    return response
  } catch {
    return (await cached(keysPath)) ?? Response.error()
  }
}

/** A file with a hash in its name never changes, so it is cached for good. */
async function respondWithHashed(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  const known = await cached(pathname)
  if (known) return known
  const response = await fetch(event.request)
  store(event, pathname, response)
  return response
}

/** Files of the shell stay as installed, so that page, styles and scripts have the same version. */
function store(event: FetchEvent, path: string, response: Response) {
  if (response.status !== 200 || shell.files.includes(path)) return
  const copy = response.clone()
  event.waitUntil(caches.open(cacheName).then((cache) => cache.put(path, copy)))
}

async function cached(path: string): Promise<Response | undefined> {
  const cache = await caches.open(cacheName)
  return cache.match(path, { ignoreVary: true })
}

function isHashed(path: string): boolean {
  return path.startsWith('/_astro/')
}
