import ky, { HTTPError } from 'ky'
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

/** An endpoint, or what is needed of it to call it. */
type Called<Input, Result> = Pick<Endpoint, 'method' | 'path'> & { input?: Input; result?: Result }

export type Call = <Input extends z.ZodMiniType, Result extends z.ZodMiniType>(
  endpoint: Called<Input, Result>,
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
    const query = inQuery ? queryOf(rest) : undefined
    try {
      const response = await ky(origin + apiBase + path, {
        method: endpoint.method,
        retry: 0,
        timeout: 30_000,
        headers: {
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          // A string in a structured header has quotes (RFC 9651).
          ...(options.idempotencyKey && { 'idempotency-key': `"${options.idempotencyKey}"` }),
        },
        ...(inQuery ? query && { searchParams: query } : { json: rest }),
        ...(options.signal && { signal: options.signal }),
        ...(fetch && { fetch }),
      })
      const media = response.headers.get('content-type') ?? ''
      if (media.startsWith('text/csv')) return (await response.text()) as never
      const isFile = /^(?:image\/|application\/(?:pdf|zip))/.test(media)
      return (await (isFile ? response.blob() : response.json())) as never
    } catch (error) {
      if (options.signal?.aborted) throw error
      throw await toApiError(error)
    }
  }
}

/** The query; undefined if it is empty, because `ky` would end the URL with a question mark. */
function queryOf(values: Record<string, unknown>): Record<string, string> | undefined {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  if (given.length === 0) return undefined
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

/** Translates a failed `ky` request into an `ApiError`. */
export async function toApiError(error: unknown): Promise<ApiError> {
  if (!(error instanceof HTTPError)) return new ApiError(0, undefined)
  const body = error.data as ProblemBody | undefined
  return new ApiError(error.response.status, typeof body?.message === 'string' ? body : undefined)
}
