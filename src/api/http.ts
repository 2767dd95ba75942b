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

/**
 * Creates the function that calls endpoints over HTTP. It rejects only with `ApiError`, or when
 * aborted.
 */
export function createApiClient({ origin, token, fetch }: ClientOptions): Call {
  return async (endpoint, input, options = {}) => {
    const rest = { ...(input as Record<string, unknown>) }
    let path = endpoint.path as string
    for (const name of pathParameters(endpoint.path)) {
      path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name])))
      delete rest[name]
    }
    const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
    const bearer = token()
    const query = inQuery ? queryOf(rest) : ''
    return send(origin + apiBase + path + query, {
      method: endpoint.method,
      headers: {
        ...(!inQuery && { 'content-type': 'application/json' }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        // A string in a structured header has quotes (RFC 9651).
        ...(options.idempotencyKey && { 'idempotency-key': `"${options.idempotencyKey}"` }),
      },
      ...(!inQuery && { body: JSON.stringify(rest) }),
      ...(options.signal && { signal: options.signal }),
      ...(fetch && { fetch }),
      read: (response) => {
        if (!endpoint.media) return response.json()
        return (endpoint.media === 'text/csv' ? response.text() : response.blob()) as never
      },
    })
  }
}

function queryOf(values: Record<string, unknown>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return given.length > 0 ? `?${query}` : ''
}

interface Sent<Result> extends RequestInit {
  fetch?: typeof fetch
  timeoutMs?: number
  read: (response: Response) => Promise<Result>
}

/** Reads the response of a request. Rejects only with `ApiError`, or when `signal` aborts. */
export async function send<Result>(
  url: string,
  { fetch = globalThis.fetch, timeoutMs = 30_000, read, ...init }: Sent<Result>,
): Promise<Result> {
  const { signal } = init
  const timeout = AbortSignal.timeout(timeoutMs)
  // Chrome has `any` since 116; older ones have no time limit for calls that can be aborted.
  const ended = signal ? (AbortSignal.any?.([signal, timeout]) ?? signal) : timeout
  try {
    const response = await fetch(new Request(url, { ...init, signal: ended }))
    if (response.ok) return await read(response)
    const body = (await response.json().catch(() => null)) as ProblemBody | null
    throw new ApiError(response.status, typeof body?.message === 'string' ? body : undefined)
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error
    throw new ApiError(0, undefined)
  }
}
