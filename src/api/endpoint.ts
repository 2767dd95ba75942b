import type * as z from 'zod/mini'
import type { ApiKeyScope } from '../domain/api-keys/api-keys.ts'

/** Who may call. The route checks who owns the record. */
export type Access =
  | 'anyone'
  | 'signed-in'
  /** Users whose e-mail is verified. */
  | 'verified'
  /** Like `verified`, and also for staff who must still set up a second factor. */
  | 'verified-no-2fa'
  /** Admins and super-admins. */
  | 'staff'
  | 'super-admin'
  /** Programs with an API key, which no other endpoint accepts. */
  | 'api-key'

/** One operation of the API. Client and server share the definition. */
export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Result extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> extends Operation<Input, Result> {
  method: Method
  /** Below `/api`, with parameters in braces: `/reports/{id}`. */
  path: `/${string}`
  access: Who
  /** The scope that the API key must have; `defineV1Endpoint` sets it. */
  scope?: ApiKeyScope
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** An endpoint without its method, path and access. */
export interface Operation<Input extends z.ZodMiniType, Result extends z.ZodMiniType> {
  summary: string
  /** Path parameters, query (GET, DELETE) and JSON body in one object. */
  input: Input
  result: Result
  /** The status of a success; 200 by default. */
  status?: 201
  /** Maximum size of the JSON body in bytes; 64 kB by default. */
  bodyBytes?: number
  /** How long caches may store the response. Only for public data that is the same for everyone. */
  cacheSeconds?: number
  /** Accepts an `Idempotency-Key`: a repeated request with the same key takes effect once. */
  repeatable?: true
  /** The media type of a response that is not JSON: streamed text, or a file. */
  media?: 'text/csv' | 'application/pdf' | 'application/zip' | 'image/png'
}

export function defineEndpoint<
  Verb extends Method,
  Path extends `/${string}`,
  Input extends z.ZodMiniType,
  Result extends z.ZodMiniType,
  Who extends Access,
>(
  method: Verb,
  path: Path,
  access: Who,
  operation: Operation<Input, Result>,
): Endpoint<Input, Result, Who> & { method: Verb; path: Path } {
  return { method, path, access, ...operation }
}

export const apiBase = '/api'

/** The names of the parameters in a path. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}
