import type * as z from 'zod/mini'
import type { Access, Endpoint } from '../../api/endpoint.ts'
import type { ApiKeyCaller } from '../../domain/api-keys/api-keys.ts'
import type { CurrentUser } from '../../domain/auth/sessions.ts'
import type { Sender } from '../lib/senders/sender.ts'

/** The caller of an endpoint; null if anyone may call it. */
export type CurrentUserOf<Who extends Access> = Who extends 'anyone'
  ? null
  : Who extends 'api-key'
    ? ApiKeyCaller
    : CurrentUser

/** A request to an endpoint: `RequestOf<typeof createReport>`. */
export type RequestOf<To extends Endpoint> = ApiRequest<
  z.output<To['input']>,
  CurrentUserOf<To['access']>
>

/** A parsed request. */
export interface ApiRequest<Input, Who> {
  input: Input
  currentUser: Who
  /** Whom the limits count. */
  sender: Sender
  /** The client's IP address, read through trusted proxies. */
  ip: string
  userAgent: string
  /** The raw header, for public endpoints that rarely need the user. */
  authorization: string | undefined
  cookie(name: string): string | undefined
  /** A cookie that is HttpOnly. */
  setCookie(name: string, value: string, seconds: number): void
  /** The `Idempotency-Key` of a repeatable request, if sent. */
  idempotencyKey: string | null
  /** The user of the bearer token, for public endpoints. */
  findCurrentUser(): Promise<CurrentUser | null>
}
