import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** The best encoding that an `Accept-Encoding` header allows. */
export function firstAccepted(header: string): Encoding | undefined {
  return (['br', 'gzip'] as const).find((encoding) => accepts(header, encoding))
}

export function accepts(header: string, encoding: Encoding): boolean {
  return header.split(',').some((each) => {
    // A pattern with the spaces around a semicolon takes the square of the length of a gap.
    const [name, quality = 'q=1'] = each.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && quality.startsWith('q=') && Number(quality.slice(2)) > 0
  })
}

// Quality 6 takes a millisecond; 11 would take fifty times as long for a tenth less.
const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }

/** Compresses what is made for one request, on another thread. */
export function compress(text: string, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  return encoding === 'br' ? promisify(brotliCompress)(text, { params }) : promisify(gzip)(text)
}
