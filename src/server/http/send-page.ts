import type { IncomingMessage, ServerResponse } from 'node:http'
import { Problem } from '../../api/problem.ts'
import { parseLabelCode } from '../../domain/assets/label-codes.ts'
import { languages } from '../../domain/languages.ts'
import { splitPath } from '../../locales/localized-paths.ts'
import type { Sender } from '../lib/senders/sender.ts'
import type { AppContext } from '../services/context.ts'
import type { ReadClientIp } from './client-ip.ts'
import { astroLocals, type PageVisit } from './rendered/astro-locals.ts'
import { type RenderedPage, renderedPageAt } from './rendered/rendered-pages.ts'
import { withSsrHeaders } from './rendered/ssr-headers.ts'
import { scanningPolicy } from './security-headers.ts'
import { send, sendErrorPage, setRetryAfter } from './send.ts'
import { senderOfRequest } from './sender-of-request.ts'
import { findStaticFile, type StaticFiles, staticFileResponse } from './static-files.ts'

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

/** The path of the static page for a URL path: each app is one page for all paths below it. */
export function pagePathOf(path: string): string {
  return /^\/(?:dashboard|admin)(?=\/|$)/.exec(path)?.[0] ?? path
}

/** Whether a decoded path is that of a page, static or rendered. */
export function isPage(pages: StaticFiles, path: string): boolean {
  const type = findStaticFile(pages, pagePathOf(path))?.headers['content-type']
  return type === undefined ? renderedPageAt(path) !== undefined : type.startsWith('text/html')
}

/** The pages with a search or a form that can scan an identifier with the camera. */
export const scanningPages = ['/', '/search', '/report-a-find', '/dashboard'].flatMap((page) =>
  page === '/dashboard'
    ? [page]
    : languages.map((language) =>
        language === 'en' ? page : `/${language}${page}`.replace(/\/$/, ''),
      ),
)

/** Sends a static page, lets Astro render the page, or sends the 404 page. */
export function sendPage(
  { services, pages, renderPage, readClientIp }: PageSources,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): void | Promise<void> {
  const pagePath = pagePathOf(path)
  if (scanningPages.includes(pagePath)) response.setHeader('permissions-policy', scanningPolicy)
  const page = findStaticFile(pages, pagePath)
  if (page) {
    const { status, headers, body } = staticFileResponse(page, request.headers)
    return send(
      request,
      response,
      status,
      withQuery(request) ? { ...headers, ...notShared } : headers,
      body,
    )
  }
  const rendered = renderedPageAt(path)
  if (!rendered) return sendErrorPage(pages, request, response, 404, path)
  return sendRendered({ services, pages, renderPage, readClientIp }, request, response, {
    ...rendered,
    asked: path,
  })
}

/** Lets Astro render a page, which is counted before: over a limit the ready page 429 is sent. */
async function sendRendered(
  { services, pages, renderPage, readClientIp }: PageSources,
  request: IncomingMessage,
  response: ServerResponse,
  { pattern, path, asked }: RenderedPage & { asked: string },
): Promise<void> {
  const query = /\?.*/s.exec(request.url ?? '')?.[0] ?? ''
  // A default that the page may override: a query, or the page of a code, is private.
  if (query !== '' || /\{(?:code|number)\}/.test(pattern)) {
    response.setHeader('cache-control', 'no-store')
  }
  request.url = path + query
  const sender = await senderOfRequest(services, request, readClientIp(request))
  let status = 500
  const visit = {
    requestId: String(response.getHeader('x-request-id')),
    record: (problem: Problem) => {
      status = problem.status
      setRetryAfter(response, problem)
    },
  }
  const locals = astroLocals(services, sender, visit)
  if (
    (await isOverLimit(services, sender, visit, await servedBy(locals, pattern, path, query))) ||
    (pattern.endsWith('/search') && (await isLookupRefused(locals, path, query)))
  ) {
    return sendErrorPage(pages, request, response, 429, asked)
  }
  return renderPage(
    request,
    withSsrHeaders(response, pages.get('/500'), () => status),
    (error) => {
      if (error) services.log.error({ err: error }, 'a page failed to render')
      sendErrorPage(pages, request, response, error ? 500 : 404, asked)
    },
    locals,
  )
}

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
  return new URLSearchParams(query).get('uid')?.trim() || undefined
}

async function isOverLimit(
  { limiter }: AppContext,
  sender: Sender,
  { record }: PageVisit,
  { limit, about }: Served,
): Promise<boolean> {
  try {
    await limiter.consume(limit, sender, about)
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

/** A query may contain an identifier or a token, so shared caches must not store the response. */
const notShared = { 'cache-control': 'private, no-cache' }

function withQuery({ url = '' }: IncomingMessage): boolean {
  return url.includes('?')
}
