import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context as HonoContext } from 'hono'
import { apiBase } from '../../api/endpoint.ts'
import { Problem } from '../../api/problem.ts'
import { isLanguage } from '../../domain/languages.ts'
import { type Bindings, credentialsOf } from '../routes/route.ts'
import { senderOf } from '../services/auth/sender.ts'
import type { AppContext } from '../services/context.ts'
import { isBelow } from './path-of.ts'
import { type StaticFiles, staticFileResponse } from './static-files.ts'
import { problemBody } from './to-problem.ts'

/** A file that is generated for a request. */
export interface ServedFile {
  /** 200 by default. */
  status?: number
  headers: Record<string, string>
  body: Buffer
}

/** Without a body for a 304. */
export function answerFile(
  file: Omit<ServedFile, 'body'> & { body: Buffer | undefined },
): Response {
  const { status = 200, headers, body } = file
  return new Response(body as Buffer<ArrayBuffer> | undefined, { status, headers })
}

export function answerText(
  context: HonoContext,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return context.text(text, status as 200, { 'cache-control': 'no-store', ...headers })
}

/** An error as text, for clients that are neither pages nor the API. */
export function answerProblem(context: HonoContext, problem: Problem): Response {
  const { status, retryAfterSeconds: seconds } = problem
  const headers = seconds === undefined ? {} : { 'retry-after': String(seconds) }
  return answerText(context, status, problemBody(problem).message, headers)
}

export function refuseMethod(context: HonoContext, allowed: readonly string[]): Response {
  const allow = allowed.join(', ')
  if (!isBelow(apiBase, context.req.path)) {
    return answerText(context, 405, 'Method Not Allowed', { allow })
  }
  return context.json(problemBody(new Problem('METHOD_NOT_ALLOWED', 'method')), 405, { allow })
}

/**
 * nginx takes a response with more than 4 kB of headers for a failure of the server, and after two of
 * them sends nobody there for seconds.
 */
const maxLocation = 2000

/** `location` is a path of this server. 303 asks for it with GET. */
export function redirect(location: string, status: 303 | 308): Response {
  if (location.length > maxLocation) {
    return new Response('URI Too Long', { status: 414, headers: { 'cache-control': 'no-store' } })
  }
  return new Response(null, { status, headers: { location, 'content-length': '0' } })
}

const textOf = {
  404: 'Not Found',
  429: 'Too many requests. Wait a minute and try again.',
  500: 'Something went wrong!',
}

/** The error page in the language of the path, or a text if the build has no such page. */
export function errorPage(
  context: RouterContext,
  pages: StaticFiles,
  status: 404 | 429 | 500,
): Response {
  // Below `/ha/` the page is in Hausa.
  const language = context.req.path.split('/', 2)[1] ?? ''
  const inLanguage = isLanguage(language) ? pages.get(`/${language}/${status}`) : undefined
  const page = inLanguage ?? pages.get(`/${status}`)
  if (!page) return answerText(context, status, textOf[status])
  const asked = { ...context.env.incoming.headers, 'if-none-match': '' }
  const { headers, body } = staticFileResponse(page, asked)
  return answerFile({ status, headers: { ...headers, 'cache-control': 'no-store' }, body })
}

/** Whom the limits count. */
export function senderOfRequest(services: AppContext, context: RouterContext) {
  return senderOf(services, credentialsOf(services, context))
}

/** What the handler passes to the router about a request. */
export interface RouterBindings extends Bindings {
  incoming: IncomingMessage
  outgoing: ServerResponse
}

export type RouterContext = HonoContext<{ Bindings: RouterBindings }>
