import { Problem } from '../../api/problem.ts'
import { isTooDeep } from './json-depth.ts'
import { readBody } from './request-body.ts'

const defaultMaxBytes = 64 * 1024

/** The JSON object in the body of a request; an empty body is an empty object. */
export async function readJson(
  request: Request,
  tooSlow: Promise<never> | undefined,
  maxBytes = defaultMaxBytes,
): Promise<Record<string, unknown>> {
  const bytes = await readBody(request, { maxBytes, tooLarge, brokenOff, tooSlow })
  const text = bytes.toString().replace(/^\ufeff/, '')
  if (text === '') return {}
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) {
    throw new Problem('UNSUPPORTED_MEDIA', 'not-json')
  }
  if (isTooDeep(text)) throw new Problem('INVALID_JSON', 'too-deep')
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
