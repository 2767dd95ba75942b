import { randomBytes } from 'node:crypto'
import type { GuardedFetch } from '../outgoing/guarded-fetch.ts'
import { readTimeStamp, timeStampRequest } from './time-stamp.ts'

export interface TimeStamp {
  /** The TimeStampResp, which `openssl ts` reads. */
  response: Buffer
  at: Date
}

/** Gets a time stamp (RFC 3161) of a SHA-256 hash. Throws if the response is no time stamp of it. */
export type TimeStamper = (hash: Uint8Array) => Promise<TimeStamp>

const timeoutMs = 8000
const maxBytes = 64 * 1024

export function createTimeStamper(url: string, send: GuardedFetch): TimeStamper {
  return async (hash) => {
    const nonce = randomBytes(16)
    // From 0x40 to 0x7f: DER then needs no zero byte before it.
    nonce[0] = 0x40 + ((nonce[0] ?? 0) % 0x40)
    const response = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: timeStampRequest({ hash, nonce }),
      timeoutMs,
      maxBytes,
    })
    const type = response.headers.get('content-type') ?? ''
    if (!response.ok || !/^application\/timestamp-reply\b/i.test(type)) {
      throw new Error(`the time-stamp authority responded with ${response.status} ${type}`)
    }
    const reply = Buffer.from(await response.arrayBuffer())
    const result = readTimeStamp(reply, { hash, nonce })
    if (!result.ok) throw new Error(`the time stamp is refused: ${result.why}`)
    return { response: reply, at: result.at }
  }
}
