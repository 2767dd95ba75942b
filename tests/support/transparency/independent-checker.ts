import { createHash, createPublicKey, verify } from 'node:crypto'
import { leafHashOf, rootOf } from './independent-tree.ts'

// A checker of the published log, written from RFC 6962 and the C2SP specifications, without the
// product's code.

export type Read = (path: string) => Promise<Buffer | null>

export interface Head {
  size: number
  root: string
}

const path3 = (n: number) => {
  const digits = String(n).padStart(Math.ceil(String(n).length / 3) * 3, '0')
  const groups = digits.match(/\d{3}/g) ?? []
  return groups.map((group, at) => (at < groups.length - 1 ? `x${group}` : group)).join('/')
}

/** The head of a checkpoint that the log's key signed. */
export async function headOf(read: Read, note?: string): Promise<Head> {
  const key = (await read('key'))?.toString().trim() ?? ''
  const text = note ?? (await read('checkpoint'))?.toString() ?? ''
  const [, name = '', encoded = ''] = /^([^+]+)\+[0-9a-f]{8}\+(.+)$/.exec(key) ?? []
  const split = text.indexOf('\n\n')
  const body = text.slice(0, split + 1)
  const line = text.split('\n').find((each) => each.startsWith(`— ${name} `))
  const signature = Buffer.from(line?.split(' ')[2] ?? '', 'base64')
  const raw = Buffer.from(encoded, 'base64')
  const keyId = createHash('sha256').update(`${name}\n`).update(raw).digest().subarray(0, 4)
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: raw.subarray(1).toString('base64url') }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const [origin, size = '', root = ''] = body.split('\n')
  const isSigned =
    raw[0] === 1 &&
    signature.subarray(0, 4).equals(keyId) &&
    verify(null, Buffer.from(body), publicKey, signature.subarray(4))
  if (origin !== name || !isSigned) throw new Error('the checkpoint is not signed')
  return { size: Number(size), root }
}

/** All leaves of a tree, from its bundles. */
export async function leavesOf(read: Read, size: number): Promise<Buffer[]> {
  const entries: Buffer[] = []
  for (let n = 0; n * 256 < size; n++) {
    const width = Math.min(256, size - n * 256)
    const bytes = await read(`tile/entries/${path3(n)}${width < 256 ? `.p/${width}` : ''}`)
    if (!bytes) throw new Error(`bundle ${n} is missing`)
    for (let at = 0; at < bytes.length; ) {
      const length = bytes.readUInt16BE(at)
      entries.push(bytes.subarray(at + 2, at + 2 + length))
      at += 2 + length
    }
  }
  return entries.map(leafHashOf)
}

/**
 * The faults of a log, from two of its checkpoints and what it publishes now; empty if it has none.
 */
export async function findFaults(read: Read, before: Head, now: Head): Promise<string[]> {
  const faults: string[] = []
  if (now.size < before.size) return ['rolled back']
  const leaves = await leavesOf(read, now.size)
  if (leaves.length !== now.size) faults.push('an entry is missing')
  if (rootOf(leaves).toString('base64') !== now.root)
    faults.push('entries are not those of the root')
  const first = leaves.slice(0, before.size)
  if (rootOf(first).toString('base64') !== before.root) faults.push('history was rewritten')
  for (let n = 0; n * 256 < now.size; n++) {
    const width = Math.min(256, now.size - n * 256)
    const tile = await read(`tile/0/${path3(n)}${width < 256 ? `.p/${width}` : ''}`)
    const wanted = Buffer.concat(leaves.slice(n * 256, n * 256 + width))
    if (!tile?.equals(wanted)) faults.push(`tile ${n} is not of its entries`)
  }
  return faults
}
