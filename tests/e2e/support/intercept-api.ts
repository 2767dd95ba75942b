import type { CDPSession, Page } from '@playwright/test'

interface Reply {
  status: number
  body: unknown
}

interface Paused {
  requestId: string
  request: { url: string }
}

const sessions = new WeakMap<Page, CDPSession>()
const stops = new WeakMap<Page, () => Promise<void>>()

/** Lets `interceptApi` use the DevTools session of a tab, which is open as long as its page. */
export function allowInterception(page: Page, session: CDPSession): void {
  sessions.set(page, session)
}

/**
 * Holds the API requests of a page whose URL matches, until `reply` resolves: to the response, or to
 * null for the server's own. Returns a function that stops it. `page.route` would pause every request
 * and disable the browser's cache, so that each page loads its hundred scripts again.
 */
export async function interceptApi(
  page: Page,
  url: RegExp,
  reply: () => Promise<Reply | null>,
): Promise<() => Promise<void>> {
  const session = sessions.get(page)
  if (!session) throw new Error('This page has no DevTools session.')
  const answer = async ({ requestId, request }: Paused) => {
    const response = url.test(request.url) ? await reply() : null
    if (!response) return session.send('Fetch.continueRequest', { requestId })
    return session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: response.status,
      responseHeaders: [{ name: 'content-type', value: 'application/json' }],
      body: Buffer.from(JSON.stringify(response.body)).toString('base64'),
    })
  }
  // The page may have left before it got the response.
  const onPaused = (paused: Paused) => void answer(paused).catch(() => {})
  session.on('Fetch.requestPaused', onPaused)
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
  const stop = async () => {
    stops.delete(page)
    session.off('Fetch.requestPaused', onPaused)
    await session.send('Fetch.disable')
  }
  stops.set(page, stop)
  return stop
}

/** Stops the interception of a page, if there is one. */
export async function stopInterception(page: Page): Promise<void> {
  await stops.get(page)?.()
}
