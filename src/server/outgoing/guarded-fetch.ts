import { lookup } from 'node:dns/promises'
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import {
  type Address,
  createUserNameResolver,
  isLocalName,
  isLoopbackAddress,
  isPublicAddress,
  isSameAddress,
  ownAddresses,
  type Resolve,
} from './public-addresses.ts'

/** A request to another server. The `Response` already has the whole body. */
export interface OutgoingRequest {
  method?: string | undefined
  headers?: HeadersInit | undefined
  body?: unknown
  signal?: AbortSignal | null | undefined
  /** From the DNS lookup of the host name to the last byte of the response. */
  timeoutMs?: number | undefined
  /** A longer response is an error. */
  maxBytes?: number | undefined
}

export type GuardedFetch = (url: string | URL, request?: OutgoingRequest) => Promise<Response>

export type OutgoingRefusal = 'not-https' | 'port' | 'credentials' | 'not-public' | 'too-long'

/** The request was not sent, or its response not read to the end. The message contains no URL. */
export class OutgoingRefusedError extends Error {
  readonly code: OutgoingRefusal
  constructor(code: OutgoingRefusal) {
    super(`an outgoing request was refused: ${code}`)
    this.code = code
  }
}

const configuredLookups = new Map<string, Promise<Address[]>>()

/**
 * Resolves a name of the settings with `getaddrinfo`, so that /etc/hosts counts. It takes a thread
 * that files need too and cannot be cancelled, so each name has one at a time.
 */
const resolveConfigured: Resolve = (hostname) => {
  const begun = configuredLookups.get(hostname)
  if (begun) return begun
  const asked = lookup(hostname, { all: true, verbatim: true }).finally(() =>
    configuredLookups.delete(hostname),
  )
  configuredLookups.set(hostname, asked)
  return asked
}

/**
 * All requests to other servers go through this function, except mail and the database. A host name
 * is resolved once. If any of its addresses is not public, nothing is sent; otherwise the
 * connection goes to one of these addresses. Redirects are not followed.
 *
 * `configured` are URLs of the settings: the operator chose them, so they may be private and need
 * not be https, and the operating system resolves them. Other names come from users and are asked
 * for apart, so that a silent name server of theirs delays nothing else. `loopback` allows this
 * machine, for tests and development.
 */
export function createGuardedFetch({
  configured = [],
  loopback = false,
  resolve,
  own = ownAddresses,
  defaultTimeoutMs = 10_000,
  defaultMaxBytes = 1024 * 1024,
}: {
  configured?: readonly string[]
  loopback?: boolean
  resolve?: Resolve
  /** The addresses of this machine, which may not send requests to itself. */
  own?: () => readonly string[]
  defaultTimeoutMs?: number
  defaultMaxBytes?: number
} = {}): GuardedFetch {
  const chosen = new Set(configured.map((url) => new URL(url).origin))
  const keepAlive = {
    http: new HttpAgent({ keepAlive: true }),
    https: new HttpsAgent({ keepAlive: true }),
  }
  const resolveUserName = resolve ?? createUserNameResolver()
  const resolveTrusted = resolve ?? resolveConfigured
  // A server may close an idle connection just as the next request is sent on it. A POST cannot be
  // sent twice, so each has its own connection.
  const oneRequest = { http: new HttpAgent(), https: new HttpsAgent() }

  /** The addresses that may be connected to. */
  async function addressesOf(url: URL): Promise<Address[]> {
    const isChosen = chosen.has(url.origin)
    const host = hostOf(url)
    const family = isIP(host)
    const isAllowedLoopback = loopback && isLoopbackHost(host)
    if (!isChosen && !isAllowedLoopback) {
      const refusal = whyNotAllowed(url)
      if (refusal) throw new OutgoingRefusedError(refusal)
    }
    const resolveHost = isChosen || isAllowedLoopback ? resolveTrusted : resolveUserName
    const addresses = family > 0 ? [{ address: host, family }] : await resolveHost(host)
    const mayConnect = isAllowedLoopback ? isLoopbackAddress : isPublicAddress
    const mine = isAllowedLoopback ? [] : own()
    const isMine = (address: string) => mine.some((each) => isSameAddress(each, address))
    if (addresses.length === 0) throw new OutgoingRefusedError('not-public')
    if (!isChosen && !addresses.every(({ address }) => mayConnect(address) && !isMine(address))) {
      throw new OutgoingRefusedError('not-public')
    }
    return addresses
  }

  return async (input, { method = 'GET', headers, body, signal, timeoutMs, maxBytes } = {}) => {
    const url = new URL(input)
    const timeout = AbortSignal.timeout(timeoutMs ?? defaultTimeoutMs)
    const ended = signal ? AbortSignal.any([signal, timeout]) : timeout
    const addresses = await unlessAborted(addressesOf(url), ended)
    const bytes = await bytesOf(body)
    const agents = method === 'POST' ? oneRequest : keepAlive
    const [send, agent] =
      url.protocol === 'https:' ? [requestHttps, agents.https] : [requestHttp, agents.http]
    const response = await new Promise<IncomingMessage>((done, failed) => {
      const request = send(url, {
        method,
        agent,
        headers: {
          ...Object.fromEntries(new Headers(headers)),
          'accept-encoding': 'identity',
          ...(bytes && { 'content-length': bytes.length }),
        },
        lookup: pinnedTo(addresses),
        signal: ended,
      })
      request.on('response', done).on('error', (error) => failed(ended.reason ?? error))
      // Neither of the two events comes after a 101, which switches to another protocol.
      request.on('close', () => failed(ended.reason ?? new Error('there was no response')))
      request.end(bytes)
    })
    return toResponse(response, await readAll(response, maxBytes ?? defaultMaxBytes, ended))
  }
}

/** Whether requests may be sent to a URL from a user, judged without resolving its host name. */
export function isAllowedUrl(url: URL, { loopback }: { loopback: boolean }): boolean {
  return (loopback && isLoopbackHost(hostOf(url))) || whyNotAllowed(url) === null
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopbackAddress(host)
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '')
}

function whyNotAllowed(url: URL): OutgoingRefusal | null {
  if (url.protocol !== 'https:') return 'not-https'
  if (url.username !== '' || url.password !== '') return 'credentials'
  // Only the default port: a service on another port may not expect these requests.
  if (url.port !== '') return 'port'
  const host = hostOf(url)
  const isPrivate = isIP(host) > 0 ? !isPublicAddress(host) : isLocalName(host)
  return isPrivate ? 'not-public' : null
}

/** Resolves to the addresses that were checked, whatever the name resolves to by now. */
function pinnedTo(addresses: Address[]): LookupFunction {
  return (_hostname, options, done) => {
    const [first] = addresses
    if (options.all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family ?? 4)
  }
}

function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', stop))
}

async function bytesOf(body: unknown): Promise<Buffer | undefined> {
  if (body === undefined || body === null) return undefined
  if (typeof body === 'string') return Buffer.from(body)
  if (body instanceof Uint8Array) return Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  return Buffer.from(await new Response(body as BodyInit).arrayBuffer())
}

async function readAll(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      length += part.length
      if (length > maxBytes) throw new OutgoingRefusedError('too-long')
      parts.push(part)
    }
  } catch (error) {
    response.destroy()
    throw signal.aborted ? signal.reason : error
  }
  return Buffer.concat(parts)
}

/** Responses with these have no body. */
const emptyStatuses = new Set([101, 204, 205, 304])

function toResponse({ statusCode = 0, rawHeaders }: IncomingMessage, body: Buffer): Response {
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2) {
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  }
  const content = emptyStatuses.has(statusCode) ? null : new Uint8Array(body)
  return new Response(content, { status: statusCode, headers })
}

/**
 * The wait that a response asks for, in milliseconds: `Retry-After` holds seconds or a date (RFC 9110,
 * section 10.2.3). A date is compared with the clock of the same server. Undefined if there is none in
 * the future.
 */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const text = headers.get('retry-after')?.trim() ?? ''
  const sentAt = Date.parse(headers.get('date') ?? '')
  const wait = /^\d+$/.test(text)
    ? Number(text) * 1000
    : Date.parse(text) - (Number.isNaN(sentAt) ? now : sentAt)
  return wait > 0 ? wait : undefined
}
