import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Problem } from '../../api/problem.ts'
import type { AppContext } from '../services/context.ts'
import { astroLocals } from './astro-locals.ts'
import type { ReadClientIp } from './client-address.ts'
import { renderedPageAt } from './rendered-pages.ts'
import { scanningPolicy } from './security-headers.ts'
import { send, sendErrorPage, setRetryAfter } from './send.ts'
import { withSsrHeaders } from './ssr-headers.ts'
import { findStaticFile, type StaticFiles, staticFileResponse } from './static-files.ts'

/** Astro's own handler, for what was not rendered at build. */
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

/** The address of the page that answers for a path: the apps are one each, whatever lies below. */
export function pagePathOf(path: string): string {
  return /^\/(?:dashboard|admin)(?=\/|$)/.exec(path)?.[0] ?? path
}

/** Those with a search or a form that can read a number by the camera. */
export const scanningPages = ['/', '/search', '/dashboard']

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
  const ip = readClientIp(request)
  let status = 500
  const visit = {
    requestId: String(response.getHeader('x-request-id')),
    note: (problem: Problem) => {
      status = problem.status
      setRetryAfter(response, problem)
    },
  }
  return renderPage(
    request,
    withSsrHeaders(response, pages.get('/500'), () => status),
    (error) => {
      if (error) services.log.error({ err: error }, 'a page failed to render')
      sendErrorPage(pages, request, response, error ? 500 : 404)
    },
    astroLocals(services, ip, visit),
  )
}

/** A query may hold a number or a token: no proxy is to keep the address. */
const kept = { 'cache-control': 'private, no-cache' }

function withQuery({ url = '' }: IncomingMessage): boolean {
  return url.includes('?')
}
