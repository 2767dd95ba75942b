import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto'
import {
  formatSignature,
  keyIdOf,
  type NoteKey,
  type SignatureType,
} from '../../../src/domain/transparency/signed-note.ts'

export const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest()

export const crypto = {
  sha256,
  verify: (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) =>
    verify(null, message, ed25519Key(publicKey), signature),
}

function ed25519Key(raw: Uint8Array) {
  const x = Buffer.from(raw).toString('base64url')
  return { key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' } as const
}

export function makeKey(name: string, type: SignatureType) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const key: NoteKey = { name, type, publicKey: Buffer.from(x, 'base64url') }
  return { key, sign: (message: Uint8Array) => sign(null, message, privateKey) }
}

/** The line with which a log signs a text. */
export async function signedBy({ key, sign }: ReturnType<typeof makeKey>, text: string) {
  const signature = sign(Buffer.from(text))
  return formatSignature(key.name, await keyIdOf(key, sha256), signature)
}
