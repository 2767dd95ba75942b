import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { apiBase } from '../api/act.ts'
import { Problem } from '../api/problem.ts'
import { createAddressPatterns } from './address-patterns.ts'
import type { createApp } from './app.ts'
import { paperAskedFor, servePaper } from './certificates/serve-paper.ts'
import type { ReadAddress } from './client-address.ts'
import { problemBody } from './http/problem-body.ts'
import { mailboxJson, mailboxPage } from './local-mailbox.ts'
import type { LogRequest, RequestLine } from './log.ts'
import { isAskedFromHere, isLoopbackOrigin } from './loopback.ts'
import { expositionOf, expositionType } from './metrics/exposition.ts'
import { mayReadMetrics } from './metrics/may-read-metrics.ts'
import { createPageCall } from './page-call.ts'
import { pageLocals } from './page-locals.ts'
import { findPage, type Page, type Pages, pageAnswer } from './pages.ts'
import { problemOf } from './problem-of.ts'
import { withPageHeaders } from './rendered-page.ts'
import { renderedPageAt } from './rendered-pages.ts'
import { createRequestIds } from './request-ids.ts'
import { acts } from './routes/routes.ts'
import { alwaysSent, scanningPolicy } from './security-headers.ts'
import { type ServerLimits, serverLimits } from './server-limits.ts'
import type { Services } from './services.ts'
import { createSlowBodies } from './slow-bodies.ts'
import { serveUpload } from './uploads.ts'
import { createVerifyCall, isVerifyCall } from './verify-call.ts'

/** Astro's own handler, for what was not rendered at build. */
export type RenderPage = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: App.Locals,
) => void | Promise<void>

export interface ShellOptions {
  services: Services
  app: ReturnType<typeof createApp>
  pages: Pages
  renderPage: RenderPage
  readAddress: ReadAddress
  /** `Host` values that are ours, lower case. */
  hosts: ReadonlySet<string>
  /** Whether mails stay here and may be looked at from this machine. */
  hasLocalMailbox: boolean
  /** Opens /metrics from anywhere; null shuts it, but to this machine on a loopback origin. */
  metricsToken: string | null
  isReady: () => Promise<boolean>
  serverLimits?: ServerLimits | undefined
  /** Where not given, lines go to the log like all others. */
  logRequest?: LogRequest | undefined
}

/** For whoever sets up the server: the barest proxy sends its own name for us, not the one it was asked for. */
const wrongHost =
  'This host name is not served here. PUBLIC_ORIGIN says which is; a proxy must pass it on as Host.'

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']
const readOnly = ['GET', 'HEAD']

/**
 * All that stands between the socket and what answers: methods, hosts, headers on every answer,
 * a request id, one log line. Then the API, uploads, pages from memory, and Astro for the rest.
 */
export function createShell(options: ShellOptions): RequestListener {
  const { services, app, hosts, readAddress } = options
  const { logRequest = (line: RequestLine) => services.log.info(line) } = options
  const slowBodies = createSlowBodies(options.serverLimits ?? serverLimits)
  const answerApi = getRequestListener((request, { incoming, outgoing }) => {
    const requestId = String(outgoing.getHeader('x-request-id'))
    const asked = incoming as IncomingMessage
    const tooSlow = slowBodies.tooSlow(asked)
    return app.fetch(request, { address: readAddress(asked), requestId, tooSlow })
  })
  const always = alwaysSent(services.publicOrigin)
  const metricsFor = {
    token: options.metricsToken,
    isLocal: isLoopbackOrigin(services.publicOrigin),
  }

  const answer = (request: IncomingMessage, response: ServerResponse): unknown => {
    const path = pathOf(request.url)
    if (path === undefined) return answerUnreadable(options, request, response)
    if (!methods.includes(request.method ?? '')) return refuseMethod(response, path, methods)
    // Asked for by machines that know this one by no name.
    if (path === '/healthz') return sendText(response, 200, 'ok')
    if (path === '/readyz') return sendReadiness(response, options)
    if (path === '/metrics' && mayReadMetrics(request, metricsFor)) {
      return sendMetrics(request, response, services)
    }
    const { host } = request.headers
    if (!host || host.includes(',')) return fail(response, 400, 'Say one Host.')
    if (!hosts.has(host.toLowerCase())) {
      return fail(response, 421, wrongHost)
    }
    if (path === apiBase || path.startsWith(`${apiBase}/`)) {
      response.setHeader('cache-control', 'no-store')
      return answerApi(request, response)
    }
    if (!readOnly.includes(request.method ?? '')) return refuseMethod(response, path, readOnly)
    if (path.startsWith('/uploads/')) return sendUpload(services, request, response, path)
    const paper = paperAskedFor(path)
    if (paper) return sendPaper(options, request, response, paper)
    if (path === '/dev/mail' || path === '/dev/mail.json') {
      return sendMailbox(options, request, response, path)
    }
    if (path === '/_home') return redirect(response, '/')
    return sendPage(options, request, response, path)
  }

  const answerVerifyCall = createVerifyCall(services, always)
  const nextId = createRequestIds()
  const patternOf = createAddressPatterns(acts, options.pages)

  const findPageCall = createPageCall(options.pages, (path) =>
    scanningPages.includes(path) ? [...always, ['permissions-policy', scanningPolicy]] : always,
  )

  const answerAny = (request: IncomingMessage, response: ServerResponse, requestId: string) => {
    if (hosts.has(request.headers.host ?? '')) {
      if (isVerifyCall(request)) {
        return answerVerifyCall(request, response, { address: readAddress(request), requestId })
      }
      const answerPage = findPageCall(request)
      if (answerPage) return answerPage(request, response, requestId)
    }
    for (const [name, value] of always) response.setHeader(name, value)
    response.setHeader('x-request-id', requestId)
    return answer(request, response)
  }

  return (request, response) => {
    const began = performance.now()
    const requestId = nextId()
    slowBodies.watch(request, response)
    const logEnd = (aborted: boolean) => {
      const { method = '', url } = request
      const ms = Math.round((performance.now() - began) * 10) / 10
      const { statusCode: status } = response
      logRequest({ requestId, method, path: patternOf(url), status, ms, aborted })
    }
    const failed = (error: unknown) => {
      const problem = problemOf(error, services.log, requestId)
      sayWhen(response, problem)
      fail(response, problem.status, problemBody(problem).message)
    }
    try {
      const answered = answerAny(request, response, requestId)
      if (answered instanceof Promise) answered.catch(failed)
    } catch (error) {
      failed(error)
    }
    // Most are answered by now, and to be called at the end costs more than the line.
    const isSent = response.writableEnded && response.writableLength === 0
    if (isSent) logEnd(false)
    else response.on('close', () => logEnd(!response.writableFinished))
  }
}

/** Somebody may have typed it, or followed a broken link: no page has such an address. */
function answerUnreadable(
  { pages, hosts }: ShellOptions,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { method = '', url = '', headers } = request
  const isForPage = url.startsWith('/') && !url.startsWith(`${apiBase}/`)
  if (isForPage && readOnly.includes(method) && hosts.has(headers.host?.toLowerCase() ?? '')) {
    return sendErrorPage(pages, request, response, 404)
  }
  return fail(response, 400, 'This address cannot be read.')
}

/** The decoded path of a request, or undefined when it is none: `*`, a bad `%`, a NUL, dots that climb. */
function pathOf(url: string | undefined): string | undefined {
  const raw = url?.split('?', 1)[0] ?? ''
  if (!raw.startsWith('/') || raw.startsWith('//')) return undefined
  try {
    const path = decodeURIComponent(raw)
    return path.includes('\0') || path.split('/').includes('..') ? undefined : path
  } catch {
    return undefined
  }
}

/** The address of the page that answers for a path: the apps are one each, whatever lies below. */
export function pageAddressOf(path: string): string {
  return /^\/(?:dashboard|admin)(?=\/|$)/.exec(path)?.[0] ?? path
}

async function sendUpload(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) {
  try {
    const { status, headers, body } = await serveUpload(services, {
      name: path.slice('/uploads/'.length),
      bearer: /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1],
      ifNoneMatch: request.headers['if-none-match'],
    })
    send(request, response, status, headers, body)
  } catch (error) {
    const problem = problemOf(error, services.log, String(response.getHeader('x-request-id')))
    response.setHeader('retry-after', String(problem.retryAfterSeconds ?? 5))
    sendText(response, problem.status, problemBody(problem).message)
  }
}

async function sendMailbox(
  { services, hasLocalMailbox }: ShellOptions,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) {
  // To anyone but this machine there is no such page.
  if (!hasLocalMailbox || !isAskedFromHere(request)) return fail(response, 404, 'Not Found')
  const asJson = path.endsWith('.json')
  const text = await (asJson ? mailboxJson : mailboxPage)(services.database)
  const type = asJson ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8'
  const length = String(Buffer.byteLength(text))
  send(
    request,
    response,
    200,
    { 'content-type': type, 'content-length': length, 'cache-control': 'no-store' },
    text,
  )
}

async function sendPaper(
  { services, pages, readAddress }: ShellOptions,
  request: IncomingMessage,
  response: ServerResponse,
  number: string,
) {
  try {
    const paper = await servePaper(services, number, readAddress(request))
    if (!paper) return sendErrorPage(pages, request, response, 404)
    send(request, response, 200, paper.headers, paper.body)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    sayWhen(response, error)
    sendText(response, error.status, problemBody(error).message)
  }
}

/** Those with a search or a form that can read a number by the camera. */
const scanningPages = ['/', '/search', '/dashboard']

function sendPage(
  { services, pages, renderPage, readAddress }: ShellOptions,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): void | Promise<void> {
  const pageAddress = pageAddressOf(path)
  if (scanningPages.includes(pageAddress)) response.setHeader('permissions-policy', scanningPolicy)
  const page = findPage(pages, pageAddress)
  if (page) {
    const { status, headers, body } = pageAnswer(page, request.headers)
    return send(
      request,
      response,
      status,
      withQuery(request) ? { ...headers, ...kept } : headers,
      body,
    )
  }
  const rendered = renderedPageAt(path)
  if (!rendered) return sendErrorPage(pages, request, response, 404)
  // Unless the page says otherwise. What was asked, and what a code leads to, is nobody else's.
  if (withQuery(request) || /\{(?:code|number)\}/.test(rendered.pattern)) {
    response.setHeader('cache-control', 'no-store')
  }
  const query = request.url?.indexOf('?') ?? -1
  request.url = rendered.path + (query < 0 ? '' : request.url?.slice(query))
  const address = readAddress(request)
  let status = 500
  const visit = {
    requestId: String(response.getHeader('x-request-id')),
    note: (problem: Problem) => {
      status = problem.status
      sayWhen(response, problem)
    },
  }
  return renderPage(
    request,
    withPageHeaders(response, pages.get('/500'), () => status),
    (error) => {
      if (error) services.log.error({ err: error }, 'a page failed to render')
      sendErrorPage(pages, request, response, error ? 500 : 404)
    },
    pageLocals(services, address, visit),
  )
}

/** A query may hold a number or a token: no proxy is to keep the address. */
const kept = { 'cache-control': 'private, no-cache' }

function withQuery({ url = '' }: IncomingMessage): boolean {
  return url.includes('?')
}

function sayWhen(response: ServerResponse, { retryAfterSeconds }: Problem) {
  if (retryAfterSeconds === undefined || response.headersSent) return
  response.setHeader('retry-after', String(retryAfterSeconds))
}

function sendErrorPage(
  pages: Pages,
  request: IncomingMessage,
  response: ServerResponse,
  status: 404 | 500,
) {
  const page: Page | undefined = pages.get(`/${status}`)
  if (!page) return fail(response, status, status === 404 ? 'Not Found' : 'Something went wrong!')
  const { headers, body } = pageAnswer(page, { ...request.headers, 'if-none-match': '' })
  send(request, response, status, { ...headers, 'cache-control': 'no-store' }, body)
}

async function sendMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  { metrics, database, now }: Services,
) {
  const text = expositionOf(await metrics.read(database, now()))
  const length = String(Buffer.byteLength(text))
  const headers = { 'content-type': expositionType, 'content-length': length }
  send(request, response, 200, { ...headers, 'cache-control': 'no-store' }, text)
}

async function sendReadiness(response: ServerResponse, { isReady }: ShellOptions) {
  const ready = await isReady()
  sendText(response, ready ? 200 : 503, ready ? 'ready' : 'not ready')
}

function refuseMethod(response: ServerResponse, path: string, allowed: string[]) {
  response.setHeader('allow', allowed.join(', '))
  if (!path.startsWith(apiBase)) return fail(response, 405, 'Method Not Allowed')
  const problem = new Problem('METHOD_NOT_ALLOWED', 'method')
  const body = JSON.stringify(problemBody(problem))
  response.writeHead(405, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
  })
  response.end(body)
}

function redirect(response: ServerResponse, location: string) {
  response.writeHead(308, { location }).end()
}

function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  })
  response.end(text)
}

function fail(response: ServerResponse, status: number, text: string) {
  if (response.headersSent) return void response.destroy()
  sendText(response, status, text)
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: Buffer | string | null | undefined,
) {
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}
