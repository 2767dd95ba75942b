import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { firstAccepted } from '../static-files.ts'

const compressed = {
  // Quality 6 takes a millisecond; 11 would take fifty times as long for a tenth less.
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (text: string) => promisify(gzip)(text),
}

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
  const body = encoding ? await compressed[encoding](html) : Buffer.from(html)
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
