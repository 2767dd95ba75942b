import type { IncomingMessage, ServerResponse } from 'node:http'
import { apiBase } from '../../api/endpoint.ts'
import { Problem } from '../../api/problem.ts'
import { isLanguage } from '../../domain/languages.ts'
import { problemBody } from './problem-body.ts'
import { type StaticFile, type StaticFiles, staticFileResponse } from './static-files.ts'

/** A file that is generated for a request. */
export interface ServedFile {
  /** 200 by default. */
  status?: number
  headers: Record<string, string>
  body: Buffer
}

export function refuseMethod(response: ServerResponse, path: string, allowed: string[]) {
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

/** `location` is a path of this server. 303 asks for it with GET. */
export function redirect(response: ServerResponse, location: string, status: 303 | 308) {
  response.writeHead(status, { location, 'content-length': 0 }).end()
}

export function sendText(response: ServerResponse, status: number, text: string) {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  })
  response.end(text)
}

/** Sends an error as text, or closes the connection if a response has already started. */
export function fail(response: ServerResponse, status: number, text: string) {
  if (response.headersSent) return void response.destroy()
  sendText(response, status, text)
}

export function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: Buffer | string | null | undefined,
) {
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

export function setRetryAfter(response: ServerResponse, { retryAfterSeconds }: Problem) {
  if (retryAfterSeconds === undefined || response.headersSent) return
  response.setHeader('retry-after', String(retryAfterSeconds))
}

const textOf = {
  404: 'Not Found',
  429: 'Too many requests. Wait a minute and try again.',
  500: 'Something went wrong!',
}

/** Sends the error page in the language of `path`, or a text if the build has no such page. */
export function sendErrorPage(
  pages: StaticFiles,
  request: IncomingMessage,
  response: ServerResponse,
  status: 404 | 429 | 500,
  path = '/',
) {
  // Below `/ha/` the page is in Hausa.
  const language = path.split('/', 2)[1] ?? ''
  const inLanguage = isLanguage(language) ? pages.get(`/${language}/${status}`) : undefined
  const page: StaticFile | undefined = inLanguage ?? pages.get(`/${status}`)
  if (!page) return fail(response, status, textOf[status])
  const { headers, body } = staticFileResponse(page, { ...request.headers, 'if-none-match': '' })
  send(request, response, status, { ...headers, 'cache-control': 'no-store' }, body)
}
