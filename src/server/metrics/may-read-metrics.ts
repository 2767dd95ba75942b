import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What a proxy adds on behalf of somebody else. */
const passedOn = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via']

/**
 * Whether the figures are for whoever asks: with a token, for who has it; without one, for this machine
 * itself, by its own name, and not through a proxy that stands beside us.
 */
export function mayReadMetrics(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  token: string | null,
): boolean {
  if (token !== null) {
    const given = /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
    return timingSafeEqual(digest(given), digest(token))
  }
  const name = headers.host?.replace(/:\d+$/, '') ?? ''
  return (
    /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '') &&
    ['localhost', '127.0.0.1', '[::1]'].includes(name) &&
    passedOn.every((header) => headers[header] === undefined)
  )
}

const digest = (text: string) => createHash('sha256').update(text).digest()
