import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { readOrMakeKeyFile } from '../lib/key-file.ts'

/** The key by which push services recognise this server: RFC 8292. */
export interface VapidKey {
  /** An uncompressed point of P-256, base64url: browsers tie a subscription to it. */
  publicKey: string
  /** The value of the header `Authorization` for a push service. */
  authorize(audience: string, options: { subject: string; now: number }): string
}

/** Half of the 24 hours that RFC 8292 allows. */
const lifetimeSeconds = 12 * 3600

/** Reads the key in this folder, or generates it at the first start, readable by its owner alone. */
export function openVapidKey(keysDir: string): VapidKey {
  mkdirSync(keysDir, { recursive: true, mode: 0o700 })
  const key = createPrivateKey(readOrMakeKeyFile(join(keysDir, 'push.pem'), makeKeyText))
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' })
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  const publicKey = Buffer.concat(point).toString('base64url')
  const head = encode({ typ: 'JWT', alg: 'ES256' })
  return {
    publicKey,
    authorize(aud, { subject: sub, now }) {
      const exp = Math.floor(now / 1000) + lifetimeSeconds
      const signed = `${head}.${encode({ aud, exp, sub })}`
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
    },
  }
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function makeKeyText(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}
