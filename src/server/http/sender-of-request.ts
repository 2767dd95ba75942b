import type { IncomingMessage } from 'node:http'
import { parse } from 'hono/utils/cookie'
import type { Sender } from '../lib/senders/sender.ts'
import { cookieFor } from '../routes/route.ts'
import { senderOf } from '../services/auth/sender.ts'
import type { AppContext } from '../services/context.ts'

/** Whom the limits count, for requests that bypass Hono. */
export function senderOfRequest(
  services: AppContext,
  { headers: { authorization, cookie = '' } }: IncomingMessage,
  ip: string,
): Sender | Promise<Sender> {
  return senderOf(services, {
    ip,
    authorization,
    cookie(name) {
      const { name: fullName } = cookieFor(services, name)
      return cookie === '' ? undefined : parse(cookie, fullName)[fullName]
    },
  })
}
