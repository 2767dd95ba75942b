import type * as z from 'zod/mini'

/**
 * Who may call: anyone; anyone signed in; only those whose e-mail is verified; only admins and
 * super-admins; those whose e-mail is verified, staff even while they owe a second factor; only
 * super-admins. Whose record it is stays the route's own question.
 */
export type Access =
  | 'anyone'
  | 'signed-in'
  | 'verified'
  | 'staff'
  | 'staff-without-2fa'
  | 'super-admin'

/** One thing the product can do, as both sides of the wire know it. */
export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Result extends z.ZodMiniType = z.ZodMiniType,
  Who extends Access = Access,
> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/api`, parameters in braces: `/reports/{id}`. */
  path: `/${string}`
  summary: string
  access: Who
  /** Path parameters, query (GET, DELETE) and JSON body in one object. */
  input: Input
  result: Result
  /** The status of success; 200 unless said. */
  status?: 201
  /** Anyone may keep the answer so long: it is the same for everyone. Only for what anyone may read. */
  cacheSeconds?: number
  /** An `Idempotency-Key` may come with it: sent again with the same key, it is done once. */
  repeatable?: true
  /** What the answer is instead of JSON: text, sent as it is made, or a file. */
  media?: 'text/csv' | 'application/pdf'
}

export function defineEndpoint<
  Input extends z.ZodMiniType,
  Result extends z.ZodMiniType,
  Who extends Access,
>(endpoint: Endpoint<Input, Result, Who>): Endpoint<Input, Result, Who> {
  return endpoint
}

export const apiBase = '/api'

/** The names in braces of a path. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}
