import type { Page, Route } from '@playwright/test'
import type { State } from './screens.ts'

/** Who is signed in, and what the frame of the app shows, stays as it is in every state. */
const ofFrame = /\/api\/(?:auth\/|admin\/(?:tasks|conflicts)\b)/

/** Lets the API answer as in this state. */
export async function answerAs(page: Page, state: State): Promise<void> {
  if (state === 'full' || state === 'invalid') return
  await page.route('**/api/**', async (route) => {
    if (ofFrame.test(route.request().url())) return route.continue()
    await answers[state](route)
  })
}

const answers: Record<Exclude<State, 'full' | 'invalid'>, (route: Route) => Promise<void>> = {
  // Never answered: the page is closed meanwhile.
  loading: async () => {},
  empty: async (route) => {
    const response = await route.fetch()
    const isJson = response.headers()['content-type']?.includes('json') ?? false
    if (!response.ok() || !isJson) return route.fulfill({ response })
    await route.fulfill({ response, json: emptied(await response.json()) })
  },
  // A refusal, because what has gone wrong on the server is tried again for some seconds.
  error: (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '60' },
      json: { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Try again in a minute.' },
    }),
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
