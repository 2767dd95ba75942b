import ky, { HTTPError } from 'ky'
import type * as z from 'zod/mini'
import { type Act, apiBase, pathParameters } from './act.ts'
import { CallFailed, type ProblemBody } from './problem.ts'

export interface ClientOptions {
  /** Origin of the API; empty in a browser, where it is the page's own. */
  origin: string
  /** The bearer token to send now, if any. */
  token: () => string | null
  fetch?: typeof fetch
}

export interface CallOptions {
  signal?: AbortSignal
  /** For an act that is `repeatable`: the same key however often this one thing is sent. */
  idempotencyKey?: string
}

export type Call = <Input extends z.ZodMiniType, Result extends z.ZodMiniType>(
  act: Act<Input, Result>,
  input: z.input<Input>,
  options?: CallOptions,
) => Promise<z.output<Result>>

/** Makes the function that performs acts over HTTP. It rejects with `CallFailed` alone (or an abort). */
export function createCall({ origin, token, fetch }: ClientOptions): Call {
  return async (act, input, options = {}) => {
    const rest = { ...(input as Record<string, unknown>) }
    let path = act.path as string
    for (const name of pathParameters(act.path)) {
      path = path.replace(`{${name}}`, encodeURIComponent(String(rest[name])))
      delete rest[name]
    }
    const inQuery = act.method === 'GET' || act.method === 'DELETE'
    const bearer = token()
    try {
      const response = await ky(origin + apiBase + path, {
        method: act.method,
        retry: 0,
        timeout: 30_000,
        headers: {
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          // A string of RFC 9651 stands in quotes.
          ...(options.idempotencyKey && { 'idempotency-key': `"${options.idempotencyKey}"` }),
        },
        ...(inQuery ? { searchParams: queryOf(rest) } : { json: rest }),
        ...(options.signal && { signal: options.signal }),
        ...(fetch && { fetch }),
      })
      return act.media ? ((await response.text()) as never) : await response.json()
    } catch (error) {
      if (options.signal?.aborted) throw error
      throw await toCallFailed(error)
    }
  }
}

function queryOf(values: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

/** What a failed `ky` request means to a person. */
async function toCallFailed(error: unknown): Promise<CallFailed> {
  if (!(error instanceof HTTPError)) return new CallFailed(0, undefined)
  const body = error.data as ProblemBody | undefined
  return new CallFailed(error.response.status, typeof body?.message === 'string' ? body : undefined)
}
