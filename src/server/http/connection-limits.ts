import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Logger } from 'pino'
import type { ServerLimits } from '../config/server-limits.ts'
import { lineOf, plainIp } from '../lib/senders/sender.ts'
import { createIpRangeCheck } from './client-ip.ts'

/** How many refused connections get a response at the same time; others are just closed. */
const maxNotifying = 64
/** Gives the client time to read the response. */
const lingerMs = 500
const logEveryMs = 60_000

interface Options {
  limits: Pick<ServerLimits, 'connections' | 'connectionsPerIp'>
  trustedProxies: readonly string[]
  defaultHeaders: readonly [string, string][]
  log: Logger
}

/**
 * Limits the open connections of each address and in total. The returned function checks whether
 * the address of a connection uses more than half of its limit; then it gets no keep-alive.
 */
export function limitConnections(
  server: Server,
  { limits, trustedProxies, defaultHeaders, log }: Options,
): (socket: Socket) => boolean {
  const { connectionsPerIp: maxPerIp, connections } = limits
  const half = maxPerIp / 2
  const isProxy = createIpRangeCheck(trustedProxies)
  const open = new Map<string, number>()
  const counted = new WeakMap<Socket, string>()
  let crowdedIps = 0
  let notifying = 0
  let refused = 0
  let loggedAt = 0

  function admit(socket: Socket): boolean {
    const peer = plainIp(socket.remoteAddress ?? '')
    if (isProxy(peer)) return true
    const ip = lineOf(peer)
    const count = (open.get(ip) ?? 0) + 1
    if (count > maxPerIp) return false
    open.set(ip, count)
    if (count - 1 <= half && count > half) crowdedIps += 1
    counted.set(socket, ip)
    socket.once('close', () => release(ip))
    return true
  }

  function release(ip: string) {
    const count = (open.get(ip) ?? 1) - 1
    if (count + 1 > half && count <= half) crowdedIps -= 1
    if (count === 0) open.delete(ip)
    else open.set(ip, count)
  }

  function refuse(socket: Socket) {
    refused += 1
    if (Date.now() - loggedAt > logEveryMs) {
      log.warn({ refused }, 'an address has too many connections open')
      loggedAt = Date.now()
    }
    socket.on('error', () => {})
    if (notifying >= maxNotifying) return void socket.destroy()
    notifying += 1
    const timer = setTimeout(() => socket.destroy(), lingerMs)
    socket.once('close', () => {
      clearTimeout(timer)
      notifying -= 1
    })
    // Reads and drops the request: closing with unread data would reset the connection and lose the
    // response.
    socket.resume().end(refusal(defaultHeaders))
  }

  server.maxConnections = connections
  const [handle] = server.listeners('connection') as ((socket: Socket) => void)[]
  server.removeAllListeners('connection')
  server.on('connection', (socket: Socket) => {
    if (admit(socket)) handle?.call(server, socket)
    else refuse(socket)
  })

  return (socket) => {
    if (crowdedIps === 0) return false
    const ip = counted.get(socket)
    return ip !== undefined && (open.get(ip) ?? 0) > half
  }
}

function refusal(defaultHeaders: readonly [string, string][]): string {
  const text = 'Too many connections from your network are open. Try again in a few seconds.'
  const headers = [
    ...defaultHeaders,
    ['x-request-id', randomUUID()],
    ['content-type', 'text/plain; charset=utf-8'],
    ['content-length', String(text.length)],
    ['cache-control', 'no-store'],
    ['retry-after', '10'],
    ['connection', 'close'],
  ]
  const lines = headers.map((each) => each.join(': '))
  return `HTTP/1.1 429 Too Many Requests\r\n${lines.join('\r\n')}\r\n\r\n${text}`
}
