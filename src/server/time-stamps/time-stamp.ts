import { DerError, decode, element, encode, encodeInteger, tags, within } from './der.ts'

// RFC 3161. This checks the status, hash and nonce of a response, but not its signature: its recipients
// verify that with `openssl ts -verify` and a certificate that they trust.

const oid = (hex: string) => encode(tags.oid, Buffer.from(hex, 'hex'))
const sha256Oid = oid('608648016503040201')
const signedDataOid = oid('2a864886f70d010702')
const tstInfoOid = oid('2a864886f70d0109100104')

export interface StampedHash {
  /** The SHA-256 of the stamped content. */
  hash: Uint8Array
  /** At least eight random bytes; the first is from 1 to 127. */
  nonce: Uint8Array
}

/** A TimeStampReq that also requests the certificate of the authority. */
export function timeStampRequest({ hash, nonce }: StampedHash): Buffer {
  return encode(
    tags.sequence,
    encodeInteger(Buffer.from([1])),
    encode(
      tags.sequence,
      encode(tags.sequence, sha256Oid, encode(tags.null)),
      encode(tags.octets, hash),
    ),
    encodeInteger(nonce),
    encode(tags.boolean, Buffer.from([0xff])),
  )
}

export type TimeStampResult =
  | { ok: true; at: Date }
  | { ok: false; why: 'not-granted' | 'malformed' | 'another-hash' | 'another-nonce' }

/** Reads the time of a TimeStampResp; fails unless it is granted for this hash and nonce. */
export function readTimeStamp(response: Uint8Array, asked: StampedHash): TimeStampResult {
  try {
    return parse(Buffer.from(response), asked)
  } catch (error) {
    if (error instanceof DerError) return { ok: false, why: 'malformed' }
    throw error
  }
}

function parse(response: Buffer, { hash, nonce }: StampedHash): TimeStampResult {
  const elements = decode(response)
  const parts = within(elements, 0, tags.sequence)
  if (elements.length !== 1) throw new DerError('data after the end')
  const status = element(within(parts, 0, tags.sequence), 0, tags.integer).content
  // 0 is granted, 1 granted with modifications.
  if (status.length !== 1 || (status[0] ?? 2) > 1) return { ok: false, why: 'not-granted' }
  const info = decode(tstInfoOf(parts))
  const [algorithm, imprint] = within(info, 2, tags.sequence)
  const isSha256 =
    algorithm?.tag === tags.sequence &&
    algorithm.content.subarray(0, sha256Oid.length).equals(sha256Oid)
  if (!isSha256 || imprint?.tag !== tags.octets || !imprint.content.equals(hash)) {
    return { ok: false, why: 'another-hash' }
  }
  // After the time come accuracy and ordering, both optional, then the nonce.
  const stampedNonce = info.slice(5).find(({ tag }) => tag === tags.integer)
  if (!stampedNonce?.content.equals(nonce)) return { ok: false, why: 'another-nonce' }
  return { ok: true, at: timeOf(element(info, 4, tags.generalizedTime).content.toString('latin1')) }
}

/** The content of the TSTInfo in the signed data. */
function tstInfoOf(parts: ReturnType<typeof decode>): Buffer {
  const token = within(parts, 1, tags.sequence)
  requireOid(token, signedDataOid)
  const signed = within(within(token, 1, tags.context0), 0, tags.sequence)
  const content = within(signed, 2, tags.sequence)
  requireOid(content, tstInfoOid)
  const octets = element(within(content, 1, tags.context0), 0, tags.octets).content
  return element(decode(octets), 0, tags.sequence).content
}

function requireOid(list: ReturnType<typeof decode>, expected: Buffer): void {
  const { content } = element(list, 0, tags.oid)
  if (!content.equals(expected.subarray(2))) throw new DerError('another kind of content')
}

function timeOf(text: string): Date {
  const form = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d+)?Z$/.exec(text)
  if (!form) throw new DerError('no time')
  const [, year, month, day, hour, minute, second, part = ''] = form
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${part.slice(0, 4)}Z`)
  if (Number.isNaN(at.getTime())) throw new DerError('no time')
  return at
}
