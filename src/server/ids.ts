import { createHash, randomBytes, randomUUID } from 'node:crypto'

/** A UUID version 7 (RFC 9562): its time part keeps new rows together at the end of an index. */
export function newId(): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(Date.now(), 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** An id that tells nobody when it was made, for rows that people are shown later than they are made. */
export function newTimelessId(): string {
  return randomUUID()
}

/** 256 random bits as text: a session, a reset link. Only `hashToken` of it is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** SHA-256 is enough for a token that is random to begin with. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
