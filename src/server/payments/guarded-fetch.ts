import { PaymentProviderError } from './provider.ts'

const maxBytes = 1024 * 1024

export interface GuardedRequest {
  method: 'GET' | 'POST'
  path: string
  body?: object
}

export interface GuardedResponse {
  status: number
  body: unknown
}

/**
 * Asks one origin and no other: no redirect is followed, an answer has to be JSON of at most 1 MB and come in
 * `timeoutMs`. Errors name the path and the status, never the key or what was sent.
 */
export function createGuardedFetch({
  baseUrl,
  secretKey,
  timeoutMs,
}: {
  baseUrl: string
  secretKey: string
  timeoutMs: number
}): (request: GuardedRequest) => Promise<GuardedResponse> {
  const { origin } = new URL(baseUrl)
  return async ({ method, path, body }) => {
    const url = new URL(baseUrl.replace(/\/$/, '') + path)
    if (url.origin !== origin) throw new PaymentProviderError(`${path} leads elsewhere`)
    try {
      const response = await fetch(url, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          authorization: `Bearer ${secretKey}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      return { status: response.status, body: JSON.parse(await readText(response)) as unknown }
    } catch (error) {
      const { name, code } = (error ?? {}) as { name?: string; code?: string }
      throw new PaymentProviderError(`${method} ${url.pathname}: ${code ?? name ?? 'failed'}`)
    }
  }
}

async function readText(response: Response): Promise<string> {
  if (!/^application\/json\b/i.test(response.headers.get('content-type') ?? '')) {
    throw new Error('not JSON')
  }
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > maxBytes) throw new Error('too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
