import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  encodingFor,
  findStaticFile,
  type StaticFile,
  type StaticFiles,
  staticFileResponse,
} from './static-files.ts'

interface Ready {
  status: number
  headers: string[]
  /** A short one as text, a letter for each byte: it then goes out together with the headers. */
  body: Buffer | string | undefined
}

/** With the headers no more than Node sends without asking for memory (16 kB). */
const shortBytes = 14_000

interface Forms {
  br: () => Ready
  gzip: () => Ready
  plain: () => Ready
  unchanged: () => Ready
  /** Which was chosen before, by the text of `Accept-Encoding`. */
  chosen: Map<string, Ready>
}

const maxTexts = 20

/**
 * Finds what answers a request for a page, a style or a script that is asked for by its plain address:
 * all that would be the same each time is made once, when it is first asked for (bench/static.ts). Undefined for any other request.
 */
export function createStaticFastPath(
  pages: StaticFiles,
  headersOf: (path: string) => [string, string][],
) {
  const known = new Map(
    [...pages].map(([path, page]) => [path, { page, forms: formsOf(page, headersOf(path)) }]),
  )
  return ({ method, url = '' }: IncomingMessage) => {
    const found = method === 'GET' ? findStaticFile(known, url) : undefined
    if (!found) return undefined
    return (request: IncomingMessage, response: ServerResponse, requestId: string) => {
      const { status, headers, body } = formFor(found.page, found.forms, request)
      response.writeHead(status, headers.concat('x-request-id', requestId)).end(body, 'latin1')
    }
  }
}

function formsOf(page: StaticFile, always: [string, string][]): Forms {
  const ready = (asked: Record<string, string | undefined>) => {
    let made: Ready | undefined
    const make = (): Ready => {
      const { status, headers, body } = staticFileResponse(page, asked)
      const all = { ...Object.fromEntries(always), ...headers }
      const short = body && body.length < shortBytes ? body.toString('latin1') : body
      return { status, headers: Object.entries(all).flat().map(narrow), body: short }
    }
    return () => {
      made ??= make()
      return made
    }
  }
  return {
    br: ready({ 'accept-encoding': 'br' }),
    gzip: ready({ 'accept-encoding': 'gzip' }),
    plain: ready({}),
    unchanged: ready({ 'if-none-match': page.headers['etag'] }),
    chosen: new Map(),
  }
}

function formFor(page: StaticFile, forms: Forms, { headers }: IncomingMessage): Ready {
  if (headers['if-none-match']?.includes(page.headers['etag'] ?? '-')) return forms.unchanged()
  const accepted = String(headers['accept-encoding'] ?? '')
  // A handful of texts that browsers send; to read one takes longer than all else here.
  let form = forms.chosen.get(accepted)
  if (form === undefined) {
    form = forms[encodingFor(page, accepted) ?? 'plain']()
    if (forms.chosen.size < maxTexts) forms.chosen.set(accepted, form)
  }
  return form
}

/**
 * The same text with a byte for each letter, in one piece. A piece of a page that has wider letters
 * elsewhere is kept as wide as they are, and makes all that is sent together with it twice as long.
 */
function narrow(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1')
}
