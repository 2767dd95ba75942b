import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createPushSubscription,
  type PushSubscriptionRecord,
} from '../../src/api/notifications/push.ts'
import type { User } from './users.ts'

/** A message as the browser reads it. */
export interface Pushed {
  payload: string
  headers: IncomingHttpHeaders
  /** The claims of the VAPID token, whose signature was verified. */
  claims: { aud: string; exp: number; sub: string }
  /** When it arrived. */
  at: number
}

export interface Browser {
  subscription: { endpoint: string; p256dh: string; auth: string }
  pushed: Pushed[]
  /** What the service answers from now on; 201 until it is set. */
  answer: { status: number; headers?: Record<string, string> }
}

/**
 * A push service (RFC 8030) and its browsers (RFC 8291). It refuses requests that break the
 * standards.
 */
export async function startPushService() {
  const browsers = new Map<string, { browser: Browser; read: (body: Buffer) => string }>()
  const refused: string[] = []
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const end = (status: number, headers = {}) => void response.writeHead(status, headers).end()
    const known = browsers.get(request.url ?? '')
    if (request.method !== 'POST' || !known) return end(404)
    const { browser, read } = known
    const { status, headers = {} } = browser.answer
    if (status !== 201) return end(status, headers)
    try {
      const { headers } = request
      const claims = claimsOf(headers.authorization, origin())
      if (!/^\d+$/.test(String(headers['ttl']))) throw new Error('ttl')
      if (!/^[\w-]{1,32}$/.test(String(headers['topic']))) throw new Error('topic')
      if (!/^(very-low|low|normal|high)$/.test(String(headers['urgency']))) {
        throw new Error('urgency')
      }
      const payload = read(Buffer.concat(parts))
      browser.pushed.push({ payload, headers, claims, at: Date.now() })
      end(201, { location: `${origin()}/message/${randomBytes(8).toString('hex')}` })
    } catch (error) {
      refused.push(String(error))
      end(400)
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

  return {
    refused,
    origin: origin(),
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
    /** A new browser that subscribed. */
    browser(): Browser {
      const path = `/push/${randomBytes(16).toString('base64url')}`
      const pair = createECDH('prime256v1')
      pair.generateKeys()
      const auth = randomBytes(16)
      const browser: Browser = {
        subscription: {
          endpoint: origin() + path,
          p256dh: pair.getPublicKey('base64url'),
          auth: auth.toString('base64url'),
        },
        pushed: [],
        answer: { status: 201 },
      }
      const keys = { privateKey: pair.getPrivateKey(), publicKey: pair.getPublicKey(), auth }
      browsers.set(path, { browser, read: (body) => decrypt(body, keys) })
      return browser
    },
  }
}

export type PushService = Awaited<ReturnType<typeof startPushService>>

/** A user turns on a new browser. */
export async function turnOn(user: User, service: PushService): Promise<Browser> {
  const browser = service.browser()
  await user.call(createPushSubscription, browser.subscription)
  return browser
}

/** A subscription as a browser issues it. Nothing listens at its endpoint. */
export function anyBrowser(): Browser['subscription'] {
  const pair = createECDH('prime256v1')
  return {
    endpoint: `https://push.example.com/${randomBytes(16).toString('base64url')}`,
    p256dh: pair.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
}

export async function subscribedBrowser(user: User): Promise<PushSubscriptionRecord> {
  return (await user.call(createPushSubscription, anyBrowser())).data
}

/** Decrypts a message of one record (RFC 8188, RFC 8291), without the code that encrypts it. */
function decrypt(
  body: Buffer,
  { privateKey, publicKey, auth }: { privateKey: Buffer; publicKey: Buffer; auth: Buffer },
): string {
  const salt = body.subarray(0, 16)
  const recordSize = body.readUInt32BE(16)
  const idLength = body.readUInt8(20)
  const senderKey = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  if (idLength !== 65 || record.length > recordSize) throw new Error('record')
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
  const ikm = Buffer.from(hkdfSync('sha256', pair.computeSecret(senderKey), auth, info, 32))
  const expand = (text: string, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, Buffer.from(text), length))
  const decipher = createDecipheriv(
    'aes-128-gcm',
    expand('Content-Encoding: aes128gcm\0', 16),
    expand('Content-Encoding: nonce\0', 12),
  )
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('padding')
  return padded.subarray(0, end).toString()
}

/** The claims of a VAPID token (RFC 8292), once its signature and its audience are right. */
function claimsOf(authorization: string | undefined, origin: string): Pushed['claims'] {
  const [, head, body, signature, k] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? []
  if (!head || !body || !signature || !k) throw new Error('authorization')
  const point = Buffer.from(k, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  )
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = Buffer.from(`${head}.${body}`)
  const options = { key, dsaEncoding: 'ieee-p1363' as const }
  if (!verify('sha256', signed, options, Buffer.from(signature, 'base64url'))) {
    throw new Error('signature')
  }
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Pushed['claims']
  if (claims.aud !== origin || !claims.sub.startsWith('mailto:')) throw new Error('claims')
  return claims
}
