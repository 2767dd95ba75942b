import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { languages } from '../../../domain/languages.ts'
import { compress, firstAccepted } from '../../lib/compress.ts'
import { pagePolicy } from '../security-headers.ts'
import type { StaticFile } from '../static-files.ts'

/**
 * Finishes a page that Astro rendered for a request: its policy allows only its own scripts and styles,
 * and it is compressed. No such page contains a secret, which its compressed size could tell.
 */
export async function finishPage(
  response: Response,
  acceptEncoding: string | null,
): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const html = await response.text()
  const headers = new Headers(response.headers)
  const policy = headers.get('content-security-policy')
  if (policy) headers.set('content-security-policy', ownPolicy(policy, html))
  headers.append('vary', 'accept-encoding')
  const encoding = firstAccepted(acceptEncoding ?? '')
  if (encoding) headers.set('content-encoding', encoding)
  const body = encoding ? await compress(html, encoding) : Buffer.from(html)
  headers.set('content-length', String(body.length))
  return new Response(new Uint8Array(body), { status: response.status, headers })
}

const inline = /<(script|style)\b(?![^>]*\ssrc=)[^>]*>(.*?)<\/\1>/gis
const hash = / (?:'|&#39;)(sha256-[\w+/=]+)(?:'|&#39;)/g

/**
 * The policy with only the hashes of this page's own scripts and styles. Astro lists those of the whole
 * site on every page.
 */
export function ownPolicy(policy: string, html: string): string {
  const own = new Set([...html.matchAll(inline)].map(([, , text = '']) => hashOf(text)))
  return policy.replace(hash, (entry, named) => (own.has(named) ? entry : ''))
}

export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/** English pages have no prefix. */
const others = languages.filter((language) => language !== 'en')

/**
 * The paths that Astro renders on each request. No other path reaches its handler: Astro adds its
 * own endpoints (`/_image`, `/_server-islands/{name}`), and another release may add more.
 */
export const renderedPages = [
  '/search',
  ...others.map((language) => `/${language}/search`),
  '/certificate',
  '/log',
  '/certificate/{number}',
  '/found/{code}',
  ...others.map((language) => `/${language}/found/{code}`),
  '/merchant/{slug}',
]

/**
 * Whether a module of the build is one of these pages. The build names it after the page's file:
 * `search_BOOlgnyG.mjs`, `_slug__BUB7LBEZ.mjs`, `index_B9nzLIOh.mjs` for `/certificate`.
 */
export function isRenderedPageModule(name: string): boolean {
  return renderedPages.some((page) => {
    const segment = page.slice(page.lastIndexOf('/') + 1)
    return segment.startsWith('{')
      ? name.startsWith(`_${segment.slice(1, -1)}__`)
      : name.startsWith(`${segment}_`) || name.startsWith('index_')
  })
}

export interface RenderedPage {
  /** An entry of `renderedPages`. */
  pattern: string
  /** The path, percent-encoded so that Astro cannot interpret it differently. */
  path: string
}

/** The page that Astro renders at a decoded path, with or without a trailing slash. */
export function renderedPageAt(path: string): RenderedPage | undefined {
  const segments = path.replace(/\/$/, '').split('/')
  const pattern = renderedPages.find((each) => fits(each.split('/'), segments))
  if (pattern === undefined) return undefined
  try {
    return { pattern, path: segments.map(encodeURIComponent).join('/') }
  } catch {
    // A lone surrogate cannot be encoded.
    return undefined
  }
}

function fits(pattern: string[], segments: string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((each, n) => {
      const segment = segments[n] ?? ''
      return each.startsWith('{') ? isName(segment) : each === segment
    })
  )
}

/** URL parsers treat a backslash as a slash and remove `.` and `..` segments. */
function isName(segment: string): boolean {
  return segment !== '' && segment !== '.' && segment !== '..' && !segment.includes('\\')
}

/**
 * Completes the headers that Astro writes, so that a rendered page is sent like a pre-rendered one. Its
 * policy for a rendered page lacks `frame-ancestors`, its type the charset, and it says nothing about
 * caches.
 * For a page that fails, Astro sends `errorPage` without its policy, so the default policy would
 * block the page's styles. Astro always sends 500 then; `statusOfError` gives the real status.
 */
export function withSsrHeaders(
  response: ServerResponse,
  errorPage: StaticFile | undefined,
  statusOfError: () => number,
): ServerResponse {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const headers = rest.at(-1)
    if (isHeaders(headers)) {
      if (headers['content-type'] === 'text/html') headers['content-type'] = htmlType
      if (!response.hasHeader('cache-control')) headers['cache-control'] ??= cacheControlOf(status)
      const policy = headers['content-security-policy']
      if (typeof policy === 'string') headers['content-security-policy'] = pagePolicy(policy)
      else if (status === 500) Object.assign(headers, errorHeaders(errorPage))
    }
    return writeHead(status === 500 ? statusOfError() : status, ...rest)
  }) as ServerResponse['writeHead']
  return response
}

const htmlType = 'text/html; charset=utf-8'

/** Caches ask again for what may change, and keep no error. */
function cacheControlOf(status: number): string {
  return status < 400 ? 'no-cache' : 'no-store'
}

function errorHeaders(errorPage: StaticFile | undefined): Record<string, string> {
  const policy = errorPage?.headers['content-security-policy']
  return { 'cache-control': 'no-store', ...(policy && { 'content-security-policy': policy }) }
}

function isHeaders(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
