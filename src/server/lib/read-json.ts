import { Problem } from '../../api/problem.ts'
import { readBody } from './request-body.ts'

/** The maximum nesting of a request body; the deepest valid one has four levels. */
export const maxJsonDepth = 32

/**
 * Whether JSON text is nested deeper than `maxJsonDepth`. It is checked before parsing: the parser
 * accepts thousands of levels, on which recursive functions overflow the stack.
 */
export function isTooDeep(text: string): boolean {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (letter === quote) {
      at = endOfString(text, at)
    } else if (letter === brace || letter === bracket) {
      depth += 1
      if (depth > maxJsonDepth) return true
    } else if (letter === closingBrace || letter === closingBracket) {
      depth -= 1
    }
  }
  return false
}

/** Whether JSON text has more values than `max`. To parse an object with 7,000 names takes 10 ms. */
function hasMoreValues(text: string, max: number): boolean {
  let values = 1
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (letter === quote) at = endOfString(text, at)
    else if (letter === comma) values += 1
    if (values > max) return true
  }
  return false
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [brace, closingBrace, bracket, closingBracket] = [0x7b, 0x7d, 0x5b, 0x5d]

/** The index of the quote that closes the string at `start`. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (letter === backslash) at += 1
    else if (letter === quote) return at
  }
  return text.length
}

interface JsonRules {
  tooSlow: Promise<never> | undefined
  maxBytes?: number | undefined
  maxValues: number
}

const defaultMaxBytes = 64 * 1024

/** The JSON object in the body of a request; an empty body is an empty object. */
export async function readJson(
  request: Request,
  { tooSlow, maxBytes = defaultMaxBytes, maxValues }: JsonRules,
): Promise<Record<string, unknown>> {
  const bytes = await readBody(request, { maxBytes, tooLarge, brokenOff, tooSlow })
  const text = bytes.toString().replace(/^\ufeff/, '')
  if (text === '') return {}
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) {
    throw new Problem('UNSUPPORTED_MEDIA', 'not-json')
  }
  if (isTooDeep(text)) throw new Problem('INVALID_JSON', 'too-deep')
  if (hasMoreValues(text, maxValues)) throw tooLarge()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new Problem('INVALID_JSON', 'not-json')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Problem('INVALID_INPUT', 'not-an-object')
  }
  return body as Record<string, unknown>
}

const tooLarge = () => new Problem('TOO_LARGE', 'body')
const brokenOff = () => new Problem('INVALID_JSON', 'broken-off')
