import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  encodingFor,
  findStaticFile,
  type StaticFile,
  type StaticFiles,
  staticFileResponse,
} from './static-files.ts'

interface PreparedResponse {
  status: number
  headers: string[]
  /** A short body is a latin1 string: Node then sends it together with the headers. */
  body: Buffer | string | undefined
}

/** With its headers, a body of this size fits in the 16 kB that Node sends without allocating. */
const shortBytes = 14_000

interface Variants {
  br: () => PreparedResponse
  gzip: () => PreparedResponse
  plain: () => PreparedResponse
  unchanged: () => PreparedResponse
  /** Earlier choices by the text of `Accept-Encoding`. */
  chosen: Map<string, PreparedResponse>
}

const maxChosen = 20

/**
 * Finds the responder for a GET of a static file without a query; undefined for other requests. The
 * parts that never change are built once, on the first request for the file.
 */
export function createStaticFastPath(
  pages: StaticFiles,
  headersOf: (path: string) => [string, string][],
) {
  const prepared = new Map(
    [...pages].map(([path, page]) => [path, { page, variants: variantsOf(page, headersOf(path)) }]),
  )
  return ({ method, url = '' }: IncomingMessage) => {
    const found = method === 'GET' ? findStaticFile(prepared, url) : undefined
    if (!found) return undefined
    return (request: IncomingMessage, response: ServerResponse, requestId: string) => {
      const { status, headers, body } = variantFor(found.page, found.variants, request)
      response.writeHead(status, headers.concat('x-request-id', requestId)).end(body, 'latin1')
    }
  }
}

function variantsOf(page: StaticFile, always: [string, string][]): Variants {
  const prepare = (requestHeaders: Record<string, string | undefined>) => {
    let response: PreparedResponse | undefined
    const make = (): PreparedResponse => {
      const { status, headers, body } = staticFileResponse(page, requestHeaders)
      const allHeaders = { ...Object.fromEntries(always), ...headers }
      const short = body && body.length < shortBytes ? body.toString('latin1') : body
      return { status, headers: Object.entries(allHeaders).flat().map(narrow), body: short }
    }
    return () => {
      response ??= make()
      return response
    }
  }
  const packed = { 'accept-encoding': 'br' }
  const atFirst = prepare(packed)
  const variants: Variants = {
    br() {
      void page.shrink?.().then(() => {
        variants.br = prepare(packed)
        variants.chosen.clear()
      })
      return atFirst()
    },
    gzip: prepare({ 'accept-encoding': 'gzip' }),
    plain: prepare({}),
    unchanged: prepare({ 'if-none-match': page.headers['etag'] }),
    chosen: new Map(),
  }
  return variants
}

function variantFor(
  page: StaticFile,
  variants: Variants,
  { headers }: IncomingMessage,
): PreparedResponse {
  if (headers['if-none-match']?.includes(page.headers['etag'] ?? '-')) return variants.unchanged()
  const accepted = String(headers['accept-encoding'] ?? '')
  // Browsers send only a few different texts; parsing one takes longer than the rest of this path.
  let variant = variants.chosen.get(accepted)
  if (variant === undefined) {
    variant = variants[encodingFor(page, accepted) ?? 'plain']()
    if (variants.chosen.size < maxChosen) variants.chosen.set(accepted, variant)
  }
  return variant
}

/**
 * Copies a text into a flat one-byte string. A slice of a two-byte string stays two-byte in V8, and
 * Node then writes twice the bytes for everything that is sent together with it.
 */
function narrow(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1')
}
