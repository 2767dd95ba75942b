import type * as z from 'zod/mini'
import type { Access, Endpoint } from '../../api/endpoint.ts'
import type { CurrentUser } from '../../domain/auth/current-user.ts'

/** Nobody where anyone may call. */
export type CurrentUserOf<Who extends Access> = Who extends 'anyone' ? null : CurrentUser

/** A request to an endpoint: `RequestOf<typeof createReport>`. */
export type RequestOf<To extends Endpoint> = ApiRequest<
  z.output<To['input']>,
  CurrentUserOf<To['access']>
>

/** One request, parsed. */
export interface ApiRequest<Input, Who> {
  input: Input
  currentUser: Who
  /** Where the request came from, read over our trusted proxies. */
  ip: string
  userAgent: string
  /** The header as it came, for acts that anyone may call and that hardly ever need to know who does. */
  authorization: string | undefined
  cookie(name: string): string | undefined
  /** A cookie that only we see and no script can read. */
  setCookie(name: string, value: string, seconds: number): void
  /** The `Idempotency-Key` of a repeatable act, if one was sent. */
  idempotencyKey: string | null
  /** The user of the bearer token, for acts that anyone may call. */
  findCurrentUser(): Promise<CurrentUser | null>
}
