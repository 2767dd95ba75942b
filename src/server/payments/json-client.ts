import { createGuardedFetch } from '../outgoing/guarded-fetch.ts'
import { PaymentProviderError } from './provider.ts'

const maxBytes = 1024 * 1024

export interface JsonRequest {
  method: 'GET' | 'POST'
  path: string
  body?: object
}

export interface JsonResponse {
  status: number
  body: unknown
}

/**
 * A client of one origin. A response has to be JSON of at most 1 MB, and to come within
 * `timeoutMs`. Errors contain the path and the reason, never the key or the body of the request.
 */
export function createJsonClient({
  baseUrl,
  secretKey,
  timeoutMs,
}: {
  baseUrl: string
  secretKey: string
  timeoutMs: number
}): (request: JsonRequest) => Promise<JsonResponse> {
  const { origin } = new URL(baseUrl)
  const fetch = createGuardedFetch({ configured: [baseUrl] })
  return async ({ method, path, body }) => {
    const url = new URL(baseUrl.replace(/\/$/, '') + path)
    if (url.origin !== origin) throw new PaymentProviderError(`${path} leads to another origin`)
    try {
      const response = await fetch(url, {
        method,
        timeoutMs,
        maxBytes,
        headers: {
          authorization: `Bearer ${secretKey}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: await readJson(response) }
    } catch (error) {
      const { name, code } = (error ?? {}) as { name?: string; code?: string }
      throw new PaymentProviderError(`${method} ${url.pathname}: ${code ?? name ?? 'failed'}`)
    }
  }
}

async function readJson(response: Response): Promise<unknown> {
  if (!/^application\/json\b/i.test(response.headers.get('content-type') ?? '')) {
    throw new Error('not JSON')
  }
  return response.json()
}
