import { readFileSync } from 'node:fs'
import type { CDPSession } from '@playwright/test'
import { apiBase } from '../../src/api/endpoint.ts'
import type { Answers, Reply } from './screen.ts'

/** Who is signed in, and what the frame of the app shows, stays as it is in every state. */
const ofFrame = /\/api\/(?:auth\/me\b|users\/me\b|admin\/(?:tasks|conflicts)\b)/

/** A page that the server does not serve with its settings. */
interface OwnPage {
  path: string
  file: string
}

interface Paused {
  requestId: string
  request: { url: string; method: string }
  responseStatusCode?: number
  responseHeaders?: { name: string; value: string }[]
}

/**
 * Lets the API answer a page as its state says. Only requests to the API are held: a route of
 * Playwright's would hold all, and turn the browser's cache off.
 */
export function createAnswers(devtools: CDPSession) {
  let current: Answers | undefined
  let page: OwnPage | undefined
  devtools.on('Fetch.requestPaused', (paused: Paused) => {
    // The page may have left meanwhile.
    answer(paused).catch(() => {})
  })

  async function answer(paused: Paused): Promise<unknown> {
    const { requestId, request } = paused
    if (page && new URL(request.url).pathname === page.path)
      return fulfillPage(requestId, page.file)
    const goOn = () => devtools.send('Fetch.continueRequest', { requestId })
    if (current === undefined) return goOn()
    if (typeof current !== 'string') {
      const found = replyTo(request, current)
      return found ? fulfill(requestId, found) : goOn()
    }
    if (current !== 'offline' && ofFrame.test(request.url)) return goOn()
    return kinds[current](paused, goOn)
  }

  function fulfillPage(requestId: string, file: string): Promise<unknown> {
    return devtools.send('Fetch.fulfillRequest', {
      ...{ requestId, responseCode: 200 },
      responseHeaders: [{ name: 'content-type', value: 'text/html; charset=utf-8' }],
      body: readFileSync(file, 'base64'),
    })
  }

  function fulfill(
    requestId: string,
    { status, json, headers = {} }: Pick<Reply, 'status' | 'json'> & { headers?: object },
  ): Promise<unknown> {
    const all = { 'content-type': 'application/json', ...headers }
    return devtools.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders: Object.entries(all).map(([name, value]) => ({ name, value })),
      body: Buffer.from(JSON.stringify(json)).toString('base64'),
    })
  }

  const kinds: Record<
    Extract<Answers, string>,
    (paused: Paused, goOn: () => Promise<unknown>) => Promise<unknown>
  > = {
    // Never answered: the page leaves meanwhile.
    loading: async () => {},
    empty: async ({ requestId, responseStatusCode: status = 0, responseHeaders = [] }, goOn) => {
      const isJson = responseHeaders.some(
        ({ name, value }) => name.toLowerCase() === 'content-type' && value.includes('json'),
      )
      if (status !== 200 || !isJson) return goOn()
      const { body, base64Encoded } = await devtools.send('Fetch.getResponseBody', { requestId })
      const text = Buffer.from(body, base64Encoded ? 'base64' : 'utf8').toString()
      return fulfill(requestId, { status, json: emptied(JSON.parse(text)) })
    },
    error: ({ requestId }) =>
      fulfill(requestId, {
        status: 500,
        json: {
          code: 'INTERNAL',
          message: 'Something went wrong on our side. Please try again.',
        },
      }),
    'too-many': ({ requestId }) =>
      fulfill(requestId, {
        status: 429,
        headers: { 'retry-after': '60' },
        json: { code: 'TOO_MANY_REQUESTS', message: 'Too many requests. Try again in a minute.' },
      }),
    offline: ({ requestId }) =>
      devtools.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' }),
  }

  return {
    /** From the next load on. */
    async set(answers: Answers | undefined, ownPage?: OwnPage): Promise<void> {
      current = answers
      page = ownPage
      const patterns: { urlPattern: string; requestStage: 'Request' | 'Response' }[] = []
      if (answers !== undefined) {
        const requestStage = answers === 'empty' ? 'Response' : 'Request'
        patterns.push({ urlPattern: `*${apiBase}/*`, requestStage })
      }
      if (page) patterns.push({ urlPattern: `*${page.path}`, requestStage: 'Request' })
      if (patterns.length === 0) await devtools.send('Fetch.disable')
      else await devtools.send('Fetch.enable', { patterns })
    },
  }
}

function replyTo({ url, method }: Paused['request'], replies: readonly Reply[]): Reply | undefined {
  const path = new URL(url).pathname.slice(apiBase.length)
  return replies.find(
    ({ endpoint }) =>
      endpoint.method === method &&
      new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  )
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
