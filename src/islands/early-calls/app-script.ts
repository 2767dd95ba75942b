/**
 * The inline script of the apps' pages, which `astro.config.mjs` makes of this file: it cannot import.
 * Before the rest of the page has arrived it asks for what the first screen shows, then for the scripts
 * of the app and of this URL’s screen. The app takes the responses over: `started-calls.ts`.
 */

interface Data {
  tokenKey: string
  lastScreenKey: string
  scripts: string[]
  screens: Record<string, { calls: string[]; scripts?: string[] }>
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const data: Data = JSON.parse(document.querySelector('[data-first-screens]')?.textContent ?? '')
const path = location.pathname.replace(/(.)\/$/, '$1')
const { calls = ['/api/auth/me'], scripts = [] } = data.screens[path] ?? {}
const token = read(data.tokenKey)
if (token && !location.search) {
  const authorization = `Bearer ${token}`
  const start = (url: string) => {
    const response = fetch(url, { headers: { authorization } })
    // The app hears of a failure when it takes the call over.
    response.catch(() => {})
    return { authorization, response }
  }
  window.startedCalls = new Map(calls.map((url) => [url, start(url)]))
}
// Each runs as soon as it and what it imports are here, while the line brings the others. The island
// hears of a failure when it imports them.
for (const href of [...data.scripts, ...scripts]) import(href).catch(() => {})

const keptMs = 7 * 24 * 3600 * 1000
/** After this long, `AppFallback` says that it is taking too long. */
const patienceMs = 10_000

/** The home screen as this browser showed it last, until the app shows it: `last-screen.ts`. */
function showLastScreen(): void {
  const app = document.querySelector<HTMLElement>('astro-island[client=only]')
  const last = JSON.parse(read(data.lastScreenKey) ?? '{}')
  const isOfThisVersion = last.version && last.version === app?.getAttribute('component-url')
  if (!app || !isOfThisVersion || Math.abs(Date.now() - last.at) > keptMs) return
  const screen = document.createElement('div')
  Object.assign(screen, { id: 'last-screen', innerHTML: last.html })
  for (const control of screen.querySelectorAll('button, input, select')) {
    control.setAttribute('disabled', '')
  }
  const asOf = screen.querySelector<HTMLElement>('[data-as-of]')
  if (asOf) asOf.textContent = asOf.dataset['asOf'] ?? ''
  app.before(screen)
  app.hidden = true
  setTimeout(() => {
    screen.remove()
    app.hidden = false
  }, patienceMs)
}

if (token && (path === '/dashboard' || path === '/admin')) {
  document.addEventListener('readystatechange', showLastScreen, { once: true })
}

export {}
