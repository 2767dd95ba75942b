import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { apiBase } from '../../api/endpoint.ts'
import { Problem } from '../../api/problem.ts'
import { type ServerLimits, serverLimits } from '../config/server-limits.ts'
import { isFromThisMachine, isLoopbackOrigin } from '../lib/loopback.ts'
import type { LogRequest, RequestLine } from '../lib/request-log.ts'
import type { Sender } from '../lib/senders/sender.ts'
import { canReadMetrics } from '../metrics/authorize.ts'
import { metricsContentType, renderMetrics } from '../metrics/exposition.ts'
import { endpoints } from '../routes/routes.ts'
import type { AppContext } from '../services/context.ts'
import type { createApp } from './app.ts'
import { channelBase, type createChannelApp } from './channels/channel-app.ts'
import { mailboxJson, mailboxPage } from './dev-mailbox.ts'
import { type DevPhone, devPhonePath } from './dev-phone/dev-phone.ts'
import { meantPath } from './meant-path.ts'
import { createPathPatterns } from './path-patterns.ts'
import { problemBody } from './problem-body.ts'
import { servePublicLog } from './public-log/serve-public-log.ts'
import { createRequestIds } from './request-ids.ts'
import { defaultHeaders, scanningPolicy } from './security-headers.ts'
import {
  fail,
  redirect,
  refuseMethod,
  type ServedFile,
  send,
  sendErrorPage,
  sendText,
  setRetryAfter,
} from './send.ts'
import { isPage, type PageSources, scanningPages, sendPage } from './send-page.ts'
import { senderOfRequest } from './sender-of-request.ts'
import { badgeOf, serveBadge } from './serve-badge.ts'
import { certificateNumberFromPath, serveCertificatePdf } from './serve-certificate-pdf.ts'
import { serveUpload } from './serve-upload.ts'
import { createSlowBodies } from './slow-bodies.ts'
import { createStaticFastPath } from './static-fast-path.ts'
import { toProblem } from './to-problem.ts'
import { createVerifyFastPath, isVerifyRequest } from './verify-fast-path.ts'

export interface HandlerOptions extends PageSources {
  app: ReturnType<typeof createApp>
  /** Answers the gateways of USSD, SMS and WhatsApp. */
  channels: ReturnType<typeof createChannelApp>
  /** The page /dev/phone; null where other machines reach this server. */
  devPhone: DevPhone | null
  /** `Host` values that this server answers to, in lower case. */
  hosts: ReadonlySet<string>
  /** Whether /dev/mail shows the mails of the outbox to this machine. */
  hasLocalMailbox: boolean
  /** Clients with this token may read /metrics. Null: only this machine, on a loopback origin. */
  metricsToken: string | null
  isReady: () => Promise<boolean>
  serverLimits?: ServerLimits | undefined
  /** Defaults to the log of the server. */
  logRequest?: LogRequest | undefined
}

/**
 * A hint for operators, because many proxies send the upstream's name as `Host`. Visitors with an
 * old link get the right one instead. What was named stays out of the log, as all user input.
 */
const wrongHost =
  'a request named another host: PUBLIC_ORIGIN sets ours, and a proxy must pass it on as Host'

const probeWithSlash = /^(\/(?:healthz|readyz))\/$/

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']
const readOnly = ['GET', 'HEAD']

/**
 * Handles every request: checks its method and host, sets the default headers and a request id, and
 * logs one line. The API, uploads, static files or Astro then produce the response.
 */
export function createHandler(options: HandlerOptions): RequestListener {
  const { services, app, hosts, readClientIp } = options
  const { logRequest = (line: RequestLine) => services.log.info(line) } = options
  const slowBodies = createSlowBodies(options.serverLimits ?? serverLimits)
  const handleWith = (handler: Pick<HandlerOptions['app'], 'fetch'>) =>
    getRequestListener((request, { incoming, outgoing }) => {
      const requestId = String(outgoing.getHeader('x-request-id'))
      const nodeRequest = incoming as IncomingMessage
      const tooSlow = slowBodies.tooSlow(nodeRequest)
      return handler.fetch(request, { ip: readClientIp(nodeRequest), requestId, tooSlow })
    })
  const handleApi = handleWith(app)
  const handleChannel = handleWith(options.channels)
  const always = defaultHeaders(services.publicOrigin)
  const metricsFor = {
    token: options.metricsToken,
    isLocal: isLoopbackOrigin(services.publicOrigin),
  }

  const respond = (request: IncomingMessage, response: ServerResponse): unknown => {
    const path = pathOf(request.url)?.replace(probeWithSlash, '$1')
    if (path === undefined) return respondUnreadable(options, request, response)
    if (!methods.includes(request.method ?? '')) return refuseMethod(response, path, methods)
    // Before the host check: health checks and Prometheus often use the IP address as `Host`.
    if (path === '/healthz') return sendText(response, 200, 'ok')
    if (path === '/readyz') return sendReadiness(response, options)
    if (path === '/metrics' && canReadMetrics(request, metricsFor)) {
      return sendMetrics(request, response, services)
    }
    const { host } = request.headers
    if (!host || host.includes(',')) return fail(response, 400, 'Send one Host header.')
    if (!hosts.has(host.toLowerCase())) {
      services.log.warn(wrongHost)
      const here = new URL(path, services.publicOrigin).href
      return fail(response, 421, `This address is no longer in use. Open ${here} instead.`)
    }
    if (path === apiBase || path.startsWith(`${apiBase}/`)) {
      response.setHeader('cache-control', 'no-store')
      return handleApi(request, response)
    }
    if (path.startsWith(`${channelBase}/`)) {
      response.setHeader('cache-control', 'no-store')
      return handleChannel(request, response)
    }
    if (path === devPhonePath || path.startsWith(`${devPhonePath}/`)) {
      return sendDevPhone(options, request, response, path)
    }
    if (request.method === 'POST' && isPage(options.pages, path)) {
      // A form that the browser itself sent, for lack of a script. Its body is not read.
      response.setHeader('cache-control', 'no-store')
      return redirect(response, request.url ?? path, 303)
    }
    if (!readOnly.includes(request.method ?? '')) return refuseMethod(response, path, readOnly)
    if (path.startsWith('/uploads/')) return sendUpload(services, request, response, path)
    if (path === '/.well-known/jwks.json' || (path.startsWith('/log/') && path !== '/log/')) {
      return sendServed(options, request, response, (services, sender) =>
        servePublicLog(services, path, sender),
      )
    }
    const certificate = certificateNumberFromPath(path)
    if (certificate) {
      return sendServed(options, request, response, (services, sender) =>
        serveCertificatePdf(services, certificate, sender),
      )
    }
    const badge = badgeOf(path)
    if (badge) {
      return sendServed(options, request, response, (services, sender) =>
        serveBadge(services, badge, sender),
      )
    }
    if (path === '/dev/mail' || path === '/dev/mail.json') {
      return sendMailbox(options, request, response, path)
    }
    if (path === '/_home') return redirect(response, '/', 308)
    const meant = meantPath(options.pages, path)
    if (meant !== undefined) return redirect(response, `${meant}${queryOf(request.url)}`, 308)
    return sendPage(options, request, response, path)
  }

  const handleVerify = createVerifyFastPath(services, always)
  const nextId = createRequestIds()
  const patternOf = createPathPatterns(endpoints, options.pages)

  const findPageCall = createStaticFastPath(options.pages, (path) =>
    scanningPages.includes(path) ? [...always, ['permissions-policy', scanningPolicy]] : always,
  )

  const handleRequest = (request: IncomingMessage, response: ServerResponse, requestId: string) => {
    if (hosts.has(request.headers.host ?? '')) {
      if (isVerifyRequest(request)) {
        return handleVerify(request, response, { ip: readClientIp(request), requestId })
      }
      const respondWithPage = findPageCall(request)
      if (respondWithPage) return respondWithPage(request, response, requestId)
    }
    for (const [name, value] of always) response.setHeader(name, value)
    response.setHeader('x-request-id', requestId)
    return respond(request, response)
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
      const problem = toProblem(error, services.log, requestId)
      setRetryAfter(response, problem)
      fail(response, problem.status, problemBody(problem).message)
    }
    try {
      const handled = handleRequest(request, response, requestId)
      if (handled instanceof Promise) handled.catch(failed)
    } catch (error) {
      failed(error)
    }
    // Most responses are complete here; a `close` listener would cost more than the log line.
    const isSent = response.writableEnded && response.writableLength === 0
    if (isSent) logEnd(false)
    else response.on('close', () => logEnd(!response.writableFinished))
  }
}

/** Responds to an unreadable URL. A browser gets the 404 page, because users may follow broken links. */
function respondUnreadable(
  { pages, hosts }: HandlerOptions,
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

function queryOf(url = ''): string {
  const query = url.indexOf('?')
  return query < 0 ? '' : url.slice(query)
}

/** The decoded path of a request; undefined for `*`, a bad `%`, a NUL or `..` segments. */
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

async function sendUpload(
  services: AppContext,
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
    const problem = toProblem(error, services.log, String(response.getHeader('x-request-id')))
    response.setHeader('retry-after', String(problem.retryAfterSeconds ?? 5))
    sendText(response, problem.status, problemBody(problem).message)
  }
}

async function sendMailbox(
  { services, hasLocalMailbox }: HandlerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) {
  // The page does not exist for other machines.
  if (!hasLocalMailbox || !isFromThisMachine(request)) return fail(response, 404, 'Not Found')
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

function sendDevPhone(
  { devPhone }: HandlerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) {
  // The page does not exist for other machines.
  if (!devPhone || !isFromThisMachine(request)) return fail(response, 404, 'Not Found')
  return devPhone(request, response, path)
}

/** Sends what `serve` finds: a certificate, a badge or a file of the public log. */
async function sendServed(
  { services, pages, readClientIp }: HandlerOptions,
  request: IncomingMessage,
  response: ServerResponse,
  serve: (services: AppContext, sender: Sender) => Promise<ServedFile | null>,
) {
  try {
    const sender = await senderOfRequest(services, request, readClientIp(request))
    const file = await serve(services, sender)
    if (!file) return sendErrorPage(pages, request, response, 404)
    send(request, response, file.status ?? 200, file.headers, file.body)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    setRetryAfter(response, error)
    sendText(response, error.status, problemBody(error).message)
  }
}

async function sendMetrics(
  request: IncomingMessage,
  response: ServerResponse,
  { metrics, database, now }: AppContext,
) {
  const text = renderMetrics(await metrics.read(database, now()))
  const length = String(Buffer.byteLength(text))
  const headers = { 'content-type': metricsContentType, 'content-length': length }
  send(request, response, 200, { ...headers, 'cache-control': 'no-store' }, text)
}

async function sendReadiness(response: ServerResponse, { isReady }: HandlerOptions) {
  const ready = await isReady()
  sendText(response, ready ? 200 : 503, ready ? 'ready' : 'not ready')
}
