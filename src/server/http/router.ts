import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Hono, type MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { apiBase } from '../../api/endpoint.ts'
import { isFromThisMachine, isLoopbackOrigin } from '../lib/loopback.ts'
import type { AppContext } from '../services/context.ts'
import {
  answerProblem,
  answerText,
  errorPage,
  type RouterBindings,
  redirect,
  refuseMethod,
} from './answers.ts'
import { type createApi, endpointNotFound } from './api.ts'
import { channelBase, type createChannelApp } from './channels/channel-app.ts'
import { mailboxJson, mailboxPage } from './dev-mailbox.ts'
import { type DevPhone, devPhonePath } from './dev-phone/dev-phone.ts'
import { addFiles } from './files.ts'
import { addPages, leadToMeantPage, type PageSources } from './pages.ts'
import { isBelow, isUnreadable, routedPath } from './path-of.ts'
import { toProblem } from './to-problem.ts'

export interface RouterOptions extends PageSources {
  api: ReturnType<typeof createApi>
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
}

type Middleware = MiddlewareHandler<{ Bindings: RouterBindings }>

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']
const readOnly = ['GET', 'HEAD']

/**
 * The one way in. A request passes the middleware from top to bottom until something answers: it is
 * logged, its URL, method and host are checked, and then it reaches its route.
 */
export function createRouter(options: RouterOptions) {
  const { services, pages, metricsToken, isReady } = options
  const router = new Hono<{ Bindings: RouterBindings }>({ getPath: routedPath })

  router.use(logRequest(services))
  router.use(refuseUnreadable(options))
  router.use((context, next) =>
    methods.includes(context.req.method) ? next() : Promise.resolve(refuseMethod(context, methods)),
  )

  // Before the host check: health checks and Prometheus often use the IP address as `Host`.
  router.get('/healthz', (context) => answerText(context, 200, 'ok'))
  router.get('/readyz', async (context) =>
    (await isReady()) ? answerText(context, 200, 'ready') : answerText(context, 503, 'not ready'),
  )
  const isLocal = isLoopbackOrigin(services.publicOrigin)
  router.get('/metrics', async (context, next) => {
    if (!canReadMetrics(context.env.incoming, { token: metricsToken, isLocal })) return next()
    const text = await services.metrics.read(services.database, services.now())
    return answerText(context, 200, text, { 'content-type': metricsType })
  })

  router.use(refuseOtherHosts(options))
  router.use(`${apiBase}/*`, cacheNothing)
  router.route('/', options.api)
  router.use(`${channelBase}/*`, cacheNothing)
  router.route('/', options.channels)
  addPagesOfThisMachine(router, options)
  addFiles(router, options)
  router.get('/_home', () => redirect('/', 308))
  // What browsers and password managers ask for.
  router.get('/favicon.ico', () => redirect('/icon-192.png', 308))
  router.get('/.well-known/change-password', () => redirect('/dashboard/account#settings', 303))
  // What people type for them.
  router.get('/contact', () => redirect('/faqs#contact', 308))
  router.get('/merchants', () => redirect('/merchant', 308))
  addPages(router, options)

  router.notFound((context) => {
    const { path, method } = context.req
    if (isBelow(apiBase, path)) return endpointNotFound(context)
    if (isBelow(channelBase, path)) return answerText(context, 404, 'Not Found')
    if (!readOnly.includes(method)) return refuseMethod(context, readOnly)
    return leadToMeantPage(context, pages) ?? errorPage(context, pages, 404)
  })
  router.onError((error, context) =>
    answerProblem(context, toProblem(error, services.log, context.env.requestId)),
  )
  return router
}

const metricsType = 'text/plain; version=0.0.4; charset=utf-8'

/** Writes one line for each request, and counts it, when its response has ended. */
function logRequest({ log, metrics }: AppContext): Middleware {
  return (context, next) => {
    const began = performance.now()
    const { requestId, outgoing } = context.env
    const { method } = context.req
    outgoing.on('close', () => {
      const path = routePath(context).replace(/:(\w+)(?:\{.+?\})?/g, '{$1}')
      const ms = Math.round((performance.now() - began) * 10) / 10
      const line = { requestId, method, path, status: outgoing.statusCode, ms }
      log.info(outgoing.writableFinished ? line : { ...line, aborted: true })
      metrics.countRequest(line)
    })
    return next()
  }
}

/** A browser gets the 404 page, because users may follow broken links. */
function refuseUnreadable({ pages, hosts }: RouterOptions): Middleware {
  return async (context, next) => {
    const { path, method } = context.req
    if (!isUnreadable(path)) return next()
    const isOurs = hosts.has(context.env.incoming.headers.host?.toLowerCase() ?? '')
    return !isBelow(apiBase, path) && isOurs && readOnly.includes(method)
      ? errorPage(context, pages, 404)
      : answerText(context, 400, 'This address cannot be read.')
  }
}

/**
 * A hint for operators, because many proxies send the upstream's name as `Host`. Visitors with an
 * old link get the right one instead. What was named stays out of the log, as all user input.
 */
const wrongHost =
  'a request named another host: PUBLIC_ORIGIN sets ours, and a proxy must pass it on as Host'

function refuseOtherHosts({ services, hosts }: RouterOptions): Middleware {
  return async (context, next) => {
    const { host } = context.env.incoming.headers
    if (!host) return answerText(context, 400, 'Send one Host header.')
    if (hosts.has(host) || hosts.has(host.toLowerCase())) return next()
    services.log.warn(wrongHost)
    const here = new URL(context.req.path, services.publicOrigin).href
    return answerText(context, 421, `This address is no longer in use. Open ${here} instead.`)
  }
}

const cacheNothing: Middleware = (context, next) => {
  context.env.outgoing.setHeader('cache-control', 'no-store')
  return next()
}

/** These pages do not exist for other machines. */
function addPagesOfThisMachine(
  router: ReturnType<typeof createRouter>,
  { services, devPhone, hasLocalMailbox }: RouterOptions,
) {
  router.use('/dev/*', async (context, next) =>
    isFromThisMachine(context.env.incoming) ? next() : answerText(context, 404, 'Not Found'),
  )
  if (devPhone) router.route(devPhonePath, devPhone)
  if (!hasLocalMailbox) return
  router.get('/dev/mail', async (context) =>
    context.html(await mailboxPage(services.database), 200, { 'cache-control': 'no-store' }),
  )
  router.get('/dev/mail.json', async (context) =>
    answerText(context, 200, await mailboxJson(services.database), {
      'content-type': 'application/json; charset=utf-8',
    }),
  )
}

/**
 * Whether a request may read the metrics. If a token is set, the request needs it. Without one,
 * only this machine may read them, and only on a loopback origin.
 */
function canReadMetrics(
  request: Pick<IncomingMessage, 'headers' | 'socket' | 'httpVersion'>,
  { token, isLocal }: { token: string | null; isLocal: boolean },
): boolean {
  if (token === null) return isLocal && isFromThisMachine(request)
  const given = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(given), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
