/**
 * The inline script of the apps' pages, which `astro.config.mjs` makes of this file: it cannot import.
 * Before the rest of the page has arrived it asks for what the first screen shows, then for the scripts
 * of the app and of this URL’s screen. The app takes the responses over: `started-calls.ts`.
 */

interface Data {
  tokenKey: string
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
for (const href of [...data.scripts, ...scripts]) {
  const link = document.createElement('link')
  document.head.append(Object.assign(link, { rel: 'modulepreload', href }))
}

export {}
