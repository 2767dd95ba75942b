import type * as z from 'zod/mini'
import { apiBase, type Endpoint, pathParameters } from './endpoint.ts'
import { ApiError, type ProblemBody } from './problem.ts'

export interface ClientOptions {
  /** Origin of the API; empty in a browser, which uses the page’s own origin. */
  origin: string
  /** The current bearer token, if any. */
  token: () => string | null
  fetch?: typeof fetch
}

export interface CallOptions {
  signal?: AbortSignal
  /** For a `repeatable` endpoint: use the same key for every attempt of one request. */
  idempotencyKey?: string
}

export type Call = <Input extends z.ZodMiniType, Result extends z.ZodMiniType>(
  endpoint: Endpoint<Input, Result>,
  input: z.input<Input>,
  options?: CallOptions,
) => Promise<z.output<Result>>

const timeoutMs = 30_000

/**
 * Creates the function that calls endpoints over HTTP. It rejects only with `ApiError`, or when
 * aborted.
 */
export function createApiClient({ origin, token, fetch }: ClientOptions): Call {
  return async (endpoint, input, { signal, idempotencyKey } = {}) => {
    const rest = { ...(input as Record<string, unknown>) }
    let path = endpoint.path as string
    for (const name of pathParameters(endpoint.path)) {
      path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name])))
      delete rest[name]
    }
    const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
    const bearer = token()
    // Browsers of 2022 cannot join two signals.
    const end = new AbortController()
    const abort = () => end.abort()
    const timer = setTimeout(abort, timeoutMs)
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) abort()
    try {
      const request = new Request(origin + apiBase + path + (inQuery ? queryOf(rest) : ''), {
        method: endpoint.method,
        headers: {
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          // A string in a structured header has quotes (RFC 9651).
          ...(idempotencyKey && { 'idempotency-key': `"${idempotencyKey}"` }),
          ...(!inQuery && { 'content-type': 'application/json' }),
        },
        ...(!inQuery && { body: JSON.stringify(rest) }),
        signal: end.signal,
      })
      const response = await (fetch ?? globalThis.fetch)(request)
      if (!response.ok) throw await toCallFailed(response)
      if (!endpoint.media) return await response.json()
      const isText = endpoint.media === 'text/csv'
      return (await (isText ? response.text() : response.blob())) as never
    } catch (error) {
      if (signal?.aborted || error instanceof ApiError) throw error
      throw new ApiError(0, undefined)
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }
}

function queryOf(values: Record<string, unknown>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return given.length > 0 ? `?${query}` : ''
}

/** A proxy's error page has no body of ours. */
async function toCallFailed(response: Response): Promise<ApiError> {
  const body: ProblemBody | undefined = await response.json().catch(() => undefined)
  return new ApiError(response.status, typeof body?.message === 'string' ? body : undefined)
}
