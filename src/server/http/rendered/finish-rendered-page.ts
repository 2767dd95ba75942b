import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { firstAccepted } from '../static-files.ts'
import {
  allowingStyles,
  createCriticalStyles,
  type PageParts,
  withLaterStyles,
} from './critical-styles.ts'
import { ownPolicy } from './own-policy.ts'

const compressed = {
  // Quality 6 takes a millisecond; 11 would take fifty times as long for a tenth less.
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (text: string) => promisify(gzip)(text),
}

/**
 * Finishes pages that Astro renders, as the build finishes the others: the styles of the first paint
 * are in the page, its policy allows only its own scripts and styles, and it is compressed. No such page contains a secret, which its compressed size
 * could tell.
 */
export function createPageFinisher(parts: PageParts) {
  const withCriticalStyles = createCriticalStyles(parts)
  return async (response: Response, acceptEncoding: string | null): Promise<Response> => {
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    const text = await response.text()
    const page = withCriticalStyles(text)
    const headers = new Headers(response.headers)
    const policy = headers.get('content-security-policy')
    const html = withLaterStyles(page && policy ? page.html : text)
    if (policy) {
      const allowing = allowingStyles(policy, page?.hashes ?? [])
      headers.set('content-security-policy', ownPolicy(allowing, html))
    }
    headers.append('vary', 'accept-encoding')
    const encoding = firstAccepted(acceptEncoding ?? '')
    if (encoding) headers.set('content-encoding', encoding)
    const body = encoding ? await compressed[encoding](html) : Buffer.from(html)
    headers.set('content-length', String(body.length))
    return new Response(new Uint8Array(body), { status: response.status, headers })
  }
}
