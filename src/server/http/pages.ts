import type { IncomingMessage, ServerResponse } from 'node:http'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Hono } from 'hono'
import { Problem } from '../../api/problem.ts'
import { parseLabelCode } from '../../domain/assets/assets.ts'
import { languages } from '../../domain/languages.ts'
import { splitPath } from '../../locales/localized-paths.ts'
import { createOwnTurns } from '../lib/own-turn.ts'
import { readQuery } from '../lib/read-query.ts'
import { createFairQueue } from '../lib/senders/fair-queue.ts'
import type { Sender } from '../lib/senders/sender.ts'
import type { AppContext } from '../services/context.ts'
import {
  answerFile,
  errorPage,
  type RouterBindings,
  type RouterContext,
  redirect,
  senderOfRequest,
} from './answers.ts'
import type { ReadClientIp } from './client-ip.ts'
import { meantPath, pagePathOf } from './path-of.ts'
import { astroLocals, type PageVisit } from './rendered/astro-locals.ts'
import {
  type RenderedPage,
  renderedPageAt,
  renderedPages,
  withSsrHeaders,
} from './rendered/rendered-pages.ts'
import { scanningPolicy } from './security-headers.ts'
import { type StaticFile, type StaticFiles, staticFileResponse } from './static-files.ts'

/** Astro's handler, for pages that are not prerendered. */
export type RenderPage = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
  locals: App.Locals,
) => void | Promise<void>

export interface PageSources {
  services: AppContext
  pages: StaticFiles
  renderPage: RenderPage
  readClientIp: ReadClientIp
}

/** The pages with a search or a form that can scan an identifier with the camera. */
export const scanningPages = [
  '/',
  '/search',
  '/report-a-find',
  '/report-a-loss',
  '/dashboard',
].flatMap((page) =>
  page === '/dashboard'
    ? [page]
    : languages.map((language) =>
        language === 'en' ? page : `/${language}${page}`.replace(/\/$/, ''),
      ),
)

/** Routes of the pages, static and rendered. A static page is a route of its own. */
export function addPages(router: Hono<{ Bindings: RouterBindings }>, sources: PageSources): void {
  const { pages } = sources
  for (const [path, page] of pages) {
    const isApp = pagePathOf(`${path}/`) === path
    const route = isApp ? `${path}/*` : path
    router.get(
      route,
      (context) => (isApp && leadToMeantPage(context, pages)) || answerPage(context, path, page),
    )
    if (page.type.startsWith('text/html')) router.post(route, leadBackToPage)
  }
  for (const pattern of renderedPages) {
    const route = pattern.replace(/\{(\w+)\}/g, ':$1')
    router.get(route, async (context) => {
      const meant = leadToMeantPage(context, pages)
      if (meant) return meant
      const page = renderedPageAt(context.req.path)
      return page ? answerRendered(context, sources, page) : context.notFound()
    })
    router.post(route, leadBackToPage)
  }
}

function answerPage({ req, env }: RouterContext, path: string, page: StaticFile): Response {
  const { headers, ...found } = staticFileResponse(page, env.incoming.headers)
  return answerFile({
    ...found,
    headers: {
      ...headers,
      ...(scanningPages.includes(path) && { 'permissions-policy': scanningPolicy }),
      ...(req.url.includes('?') && notShared),
    },
  })
}

/** A query may contain an identifier or a token, so shared caches must not store the response. */
const notShared = { 'cache-control': 'private, no-cache' }

/** For a form that the browser itself sent, for lack of a script. Its body is not read. */
function leadBackToPage({ env }: RouterContext): Response {
  env.outgoing.setHeader('cache-control', 'no-store')
  return redirect(env.incoming.url ?? '/', 303)
}

/** Leads from a link that a chat or a keyboard changed to its page; undefined if there is none. */
export function leadToMeantPage({ req }: RouterContext, pages: StaticFiles): Response | undefined {
  const meant = meantPath(pages, req.path)
  const query = /\?.*/s.exec(req.url)?.[0] ?? ''
  return meant === undefined ? undefined : redirect(meant + query, 308)
}

/** Lets Astro render a page, which is counted before: over a limit the ready page 429 is sent. */
async function answerRendered(
  context: RouterContext,
  { services, pages, renderPage }: PageSources,
  { pattern, path }: RenderedPage,
): Promise<Response> {
  const { incoming, outgoing, requestId } = context.env
  const query = /\?.*/s.exec(incoming.url ?? '')?.[0] ?? ''
  // Defaults that the page may override. A query, or the page of a code, is private.
  if (query !== '' || /\{(?:code|number)\}/.test(pattern)) {
    outgoing.setHeader('cache-control', 'no-store')
  }
  if (pattern.endsWith('/search')) outgoing.setHeader('permissions-policy', scanningPolicy)
  // Astro reads it again, which takes long where escapes are no text.
  incoming.url = query === '' ? path : `${path}?${new URLSearchParams(readQuery(query))}`
  const sender = await senderOfRequest(services, context)
  let status = 500
  const visit = {
    requestId,
    record: (problem: Problem) => {
      status = problem.status
      const { retryAfterSeconds: seconds } = problem
      if (seconds !== undefined && !outgoing.headersSent) outgoing.setHeader('retry-after', seconds)
    },
  }
  const locals = astroLocals(services, sender, visit)
  if (
    (await isOverLimit(services, sender, visit, await servedBy(locals, pattern, path, query))) ||
    (pattern.endsWith('/search') && (await isLookupRefused(locals, path, query)))
  ) {
    return errorPage(context, pages, 429)
  }
  let answer = RESPONSE_ALREADY_SENT
  const work = inTurn(sender, async () => {
    await inOwnTurn()
    await renderPage(
      incoming,
      withSsrHeaders(outgoing, pages.get('/500'), () => status),
      (error) => {
        if (error) services.log.error({ err: error }, 'a page failed to render')
        answer = errorPage(context, pages, error ? 500 : 404)
      },
      locals,
    )
  })
  return (await isRefused(work, visit)) ? errorPage(context, pages, 429) : answer
}

/**
 * A page takes 20 ms of the processor. Of hundreds that two addresses ask for at once each has a turn of
 * the event loop of its own, in turns by network: others are answered in between.
 */
const inTurn = createFairQueue(4, 100, 'pages')
const inOwnTurn = createOwnTurns()

/**
 * What a page is counted as: pages are counted apart by what they serve, so that made-up codes and
 * names use up nothing that a neighbour looks up or finds.
 */
interface Served {
  limit: 'page' | 'labelPage'
  about?: string
}

/**
 * Reads the record of a page before it is counted; the page gets the same one, or fails by itself if it
 * cannot be read.
 */
async function servedBy(
  locals: App.Locals,
  pattern: string,
  path: string,
  query: string,
): Promise<Served> {
  const name = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))
  if (pattern.endsWith('/found/{code}')) {
    const asset = await locals.findLabelled(name).catch(() => null)
    if (asset) locals.findLabelled = async () => asset
    return asset ? { limit: 'labelPage', about: parseLabelCode(name) ?? '' } : { limit: 'page' }
  }
  if (pattern === '/merchant/{slug}') {
    const merchant = await locals.merchant(name).catch(() => null)
    if (merchant) locals.merchant = async () => merchant
    return merchant ? { limit: 'page', about: 'merchant' } : { limit: 'page' }
  }
  const isLookup = pattern.endsWith('/search') && identifierIn(query) !== undefined
  return { limit: 'page', ...(isLookup && { about: 'lookup' }) }
}

function identifierIn(query: string): string | undefined {
  return readQuery(query)['uid']?.trim() || undefined
}

async function isOverLimit(
  { limiter }: AppContext,
  sender: Sender,
  { record }: PageVisit,
  { limit, about }: Served,
): Promise<boolean> {
  return isRefused(limiter.consume(limit, sender, about), { record })
}

async function isRefused(work: Promise<void>, { record }: Pick<PageVisit, 'record'>) {
  try {
    await work
    return false
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    record(error)
    return true
  }
}

/**
 * Looks up what a search page is asked for before it is rendered; the page gets the same outcome.
 * Returns whether a limit refuses the lookup.
 */
async function isLookupRefused(locals: App.Locals, path: string, query: string): Promise<boolean> {
  const identifier = identifierIn(query)
  if (!identifier) return false
  const outcome = await locals.verify(identifier, splitPath(path).language)
  locals.verify = async () => outcome
  return !outcome.ok && outcome.status === 429
}
