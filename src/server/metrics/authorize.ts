import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isAskedFromHere } from '../lib/loopback.ts'

/**
 * Whether the figures are for whoever asks: with a token, for who has it; without one, for nobody, or,
 * where the public origin is a loopback one, for this machine.
 */
export function canReadMetrics(
  request: Pick<IncomingMessage, 'headers' | 'socket' | 'httpVersion'>,
  { token, isLocal }: { token: string | null; isLocal: boolean },
): boolean {
  if (token === null) return isLocal && isAskedFromHere(request)
  const given = /^bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(given), digest(token))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
