import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isFromThisMachine } from '../lib/loopback.ts'

/**
 * Whether a request may read the metrics. If a token is set, the request needs it. Without one,
 * only this machine may read them, and only on a loopback origin.
 */
export function canReadMetrics(
  request: Pick<IncomingMessage, 'headers' | 'socket' | 'httpVersion'>,
  { token, isLocal }: { token: string | null; isLocal: boolean },
): boolean {
  if (token === null) return isLocal && isFromThisMachine(request)
  const given = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(given), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
