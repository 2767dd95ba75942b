import type { Page, Route } from '@playwright/test'
import { apiBase } from '../../src/api/endpoint.ts'
import type { Answers, Reply } from './screen.ts'

/** Who is signed in, and what the frame of the app shows, stays as it is in every state. */
const ofFrame = /\/api\/(?:auth\/me\b|users\/me\b|admin\/(?:tasks|conflicts)\b)/

/** Lets the API answer in this way until `page.unrouteAll()`. */
export async function answerWith(page: Page, answers: Answers): Promise<void> {
  await page.route(`**${apiBase}/**`, async (route) => {
    if (typeof answers !== 'string') return reply(route, answers)
    if (answers !== 'offline' && ofFrame.test(route.request().url())) return route.continue()
    await kinds[answers](route)
  })
}

async function reply(route: Route, replies: readonly Reply[]): Promise<void> {
  const request = route.request()
  const path = new URL(request.url()).pathname.slice(apiBase.length)
  const found = replies.find(
    ({ endpoint }) =>
      endpoint.method === request.method() &&
      new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
  if (!found) return route.continue()
  await route.fulfill({ status: found.status, json: found.json })
}

const kinds: Record<Extract<Answers, string>, (route: Route) => Promise<void>> = {
  // Never answered: the page leaves meanwhile.
  loading: async () => {},
  empty: async (route) => {
    const response = await route.fetch()
    const isJson = response.headers()['content-type']?.includes('json') ?? false
    if (!response.ok() || !isJson) return route.fulfill({ response })
    await route.fulfill({ response, json: emptied(await response.json()) })
  },
  error: (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'INTERNAL', message: 'Something went wrong on our side. Please try again.' },
    }),
  'too-many': (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '60' },
      json: { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Try again in a minute.' },
    }),
  offline: (route) => route.abort('internetdisconnected'),
}

/** The same answer with no records in its lists, and with totals of nothing. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      /^(?:total|count|unread)/.test(name) && typeof each === 'number' ? 0 : emptied(each),
    ]),
  )
}
