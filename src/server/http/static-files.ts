import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { dialCodePlaceholder, site } from '../../site.ts'
import { accepts, type Encoding } from '../lib/compress.ts'
import { pagePolicy, workerPolicy } from './security-headers.ts'

/** One file of the build, ready to be sent. */
export interface StaticFile {
  /** Its `content-type`. Reading the headers makes the text of a page, which few requests need. */
  type: string
  body: Buffer
  /** Compressed by the build; absent if that would not be smaller. */
  brotli: Buffer | undefined
  gzip: Buffer | undefined
  headers: Record<string, string>
  /** Compresses it with brotli as far as possible, for the next time. */
  shrink?: () => Promise<void>
}

export type StaticFiles = ReadonlyMap<string, StaticFile>

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

const workers = ['/service-worker.js', '/service-worker-off.js']

/**
 * Reads the build's client files into memory, a few megabytes, so no request reads the disk. Throws if
 * a page has no policy.
 */
export function readStaticFiles(clientDir: string): StaticFiles {
  const pages = new Map<string, StaticFile>()
  const policies: Record<string, string> = JSON.parse(
    readFileSync(join(clientDir, '../policies.json'), 'utf8'),
  )
  for (const entry of readdirSync(clientDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const path = `/${relative(clientDir, file).split(sep).join('/')}`
    pages.set(path.replace(/(\/index)?\.html$/, '') || '/', readPage(file, path, policies))
  }
  return pages
}

const referrerMark = '<meta name="referrer" content="'

/** `policies` are the content security policies of pages, by the names of their files. */
function readPage(
  file: string,
  path: string,
  policies: Readonly<Record<string, string>>,
): StaticFile {
  const body = readFileSync(file)
  const type = types[extname(file)] ?? 'application/octet-stream'
  const headers: Record<string, string> = {
    'content-type': type,
    etag: etagOf(body),
    'cache-control': cacheControlOf(path),
    vary: 'accept-encoding',
  }
  if (workers.includes(path)) headers['content-security-policy'] = workerPolicy
  if (type.startsWith('text/html')) {
    const policy = policies[path.slice(1)]
    if (policy === undefined) throw new Error(`The build has no policy for ${path}.`)
    headers['content-security-policy'] = pagePolicy(policy)
    const at = body.indexOf(referrerMark)
    if (at >= 0)
      headers['referrer-policy'] = body.toString('latin1', at, at + 100).split('"', 4)[3] ?? ''
  }
  return { type, body, brotli: readIfThere(`${file}.br`), gzip: readIfThere(`${file}.gz`), headers }
}

/** A script or style of an earlier build. It is compressed when it is first sent. */
export function assetOf(path: string, text: string): StaticFile {
  const body = Buffer.from(text)
  const type = types[extname(path)] ?? 'application/octet-stream'
  const headers = {
    'content-type': type,
    etag: etagOf(body),
    'cache-control': cacheControlOf(path),
    vary: 'accept-encoding',
  }
  return withText({ type, body, brotli: body, gzip: body, headers }, (given) => given)
}

/** Weak, because every encoding of the file has the same ETag. */
function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/**
 * Replaces the placeholder origin of the build by the server's public origin in all pages. Puts in the
 * USSD code that people dial, if there is one: it shows the paragraphs that are hidden without a
 * code, and gives the dashboard the code for labels.
 */
export function pagesAt(
  pages: StaticFiles,
  publicOrigin: string,
  dialCode: string | null,
): StaticFiles {
  const { host } = new URL(publicOrigin)
  const withOrigin = (text: string) =>
    text.replaceAll(site.origin, publicOrigin).replaceAll(builtHost, host)
  return new Map(
    [...pages].map(([path, page]) => {
      const { type } = page
      if (type.startsWith('text/html') && dialCode !== null) {
        return [path, withText(page, (text) => withDialCode(withOrigin(text), dialCode))]
      }
      const isText = /^text\/(html|plain)|^application\/xml/.test(type)
      return [path, isText && page.body.includes(builtHost) ? withText(page, withOrigin) : page]
    }),
  )
}

const { host: builtHost } = new URL(site.origin)

function withDialCode(text: string, code: string): string {
  return text
    .replace(/ data-dial hidden>([\s\S]*?)<\/p>/g, (_whole, inner: string) => {
      return `>${inner.replace(dialCodePlaceholder, code)}</p>`
    })
    .replace('name="dial-code" content=""', `name="dial-code" content="${code}"`)
}

/** Replaces the text of a page, and compresses it, when it is first sent: the start is fast. */
function withText(page: StaticFile, replace: (text: string) => string): StaticFile {
  let body: Buffer | undefined
  let brotli: Buffer | undefined
  let gzip: Buffer | undefined
  let headers: Record<string, string> | undefined
  let shrinking: Promise<void> | undefined
  const file: StaticFile = {
    type: page.type,
    get body() {
      body ??= Buffer.from(replace(page.body.toString()))
      return body
    },
    get brotli() {
      if (page.brotli) brotli ??= brotliCompressSync(file.body, { params: fastBrotli })
      return brotli
    },
    get gzip() {
      if (page.gzip) gzip ??= gzipSync(file.body)
      return gzip
    },
    get headers() {
      headers ??= { ...page.headers, etag: etagOf(file.body) }
      return headers
    },
    async shrink() {
      if (!page.brotli) return
      shrinking ??= promisify(brotliCompress)(file.body).then((smallest) => {
        brotli = smallest
      })
      await shrinking
    },
  }
  return file
}

/** Compressing a page takes 1 ms. The best quality takes 30 ms on another thread, and saves 10 %. */
const fastBrotli = { [constants.BROTLI_PARAM_QUALITY]: 6 }

/** Files with a hashed name never change. Browsers revalidate pages and mostly get a 304. */
function cacheControlOf(path: string): string {
  if (path.startsWith('/_astro/')) return 'public, max-age=31536000, immutable'
  return workers.includes(path) ? 'no-cache' : 'public, max-age=0, must-revalidate'
}

const [payment, hosted, callback] = ['/payment', '/payment/hosted', '/payment/callback']

/**
 * Chooses the page at `/payment`: the specification's form or, if a payment provider is set
 * (`isOpen`), the page that leads to its checkout. That page has no other URL.
 */
export function withPaymentPages(pages: StaticFiles, isOpen: boolean): StaticFiles {
  const checkout = pages.get(hosted)
  const served = new Map(pages)
  served.delete(hosted)
  if (!isOpen) served.delete(callback)
  else if (checkout) served.set(payment, checkout)
  return served
}

/** Replaces the service worker by one that removes itself. */
export function withoutServiceWorker(pages: StaticFiles): StaticFiles {
  const [on = '', off = ''] = workers
  return new Map(
    [...pages].map(([path, page]) => [path, path === on ? (pages.get(off) ?? page) : page]),
  )
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** The page at a path, with or without a trailing slash. */
export function findStaticFile<Found>(
  pages: ReadonlyMap<string, Found>,
  path: string,
): Found | undefined {
  return pages.get(path) ?? (path.endsWith('/') ? pages.get(path.slice(0, -1)) : undefined)
}

/** The response for a page: 304 if the browser has it, else the smallest encoding it accepts. */
export function staticFileResponse(page: StaticFile, request: IncomingHttpHeaders) {
  if (request['if-none-match']?.includes(page.headers['etag'] ?? '-')) {
    const { 'content-type': _, ...headers } = page.headers
    return { status: 304, headers, body: undefined }
  }
  const encoding = encodingFor(page, String(request['accept-encoding'] ?? ''))
  const compressed = encoding === 'br' ? page.brotli : encoding && page.gzip
  if (encoding === 'br') void page.shrink?.()
  const body = compressed ?? page.body
  return {
    status: 200,
    headers: {
      ...page.headers,
      'content-length': String(body.length),
      ...(encoding && { 'content-encoding': encoding }),
    },
    body,
  }
}

/** The smallest encoding that the browser accepts and the build made; undefined for none. */
function encodingFor(page: StaticFile, accepted: string): Encoding | undefined {
  if (accepts(accepted, 'br') && page.brotli) return 'br'
  return accepts(accepted, 'gzip') && page.gzip ? 'gzip' : undefined
}
