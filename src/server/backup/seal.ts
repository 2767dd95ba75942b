import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { ArchiveRefused } from './tar.ts'

// The form of a sealed archive is described in docs/operations.md.
export const sealMark = Buffer.from('TOJUSEAL1')
const saltBytes = 16
const headBytes = sealMark.length + 1 + saltBytes
const chunkBytes = 64 * 1024
const tagBytes = 16
/** Of scrypt, as a power of two: 128 MB and about half a second for each guess at a passphrase. */
export const usualSealCost = 17
const costliest = 20
const blockSize = 8

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

function keyFrom(passphrase: string, head: Buffer): Promise<Buffer> {
  const exponent = head.readUInt8(sealMark.length)
  if (exponent > costliest) throw refused()
  const salt = head.subarray(sealMark.length + 1)
  const N = 2 ** exponent
  const maxmem = 256 * N * blockSize
  return derive(passphrase.normalize('NFKC'), salt, 32, { N, r: blockSize, p: 1, maxmem })
}

/** A number for each chunk, and whether it is the last: none can be left out, moved or cut off. */
function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(count, 5, 6)
  nonce.writeUInt8(isLast ? 1 : 0, 11)
  return nonce
}

/** Seals bytes by a passphrase: scrypt, then AES-256-GCM over one chunk after another. The cost is written into it. */
export async function* seal(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
  cost: number,
): AsyncGenerator<Uint8Array> {
  const head = Buffer.concat([sealMark, Buffer.from([cost]), randomBytes(saltBytes)])
  const key = await keyFrom(passphrase, head)
  yield head
  for await (const { chunk, count, isLast } of chunksOf(bytes, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(count, isLast)).setAAD(head)
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
  }
}

/** What `seal` was given. Throws `ArchiveRefused` at the first chunk that is not as it was written. */
export async function* unseal(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  while (start.length < headBytes) {
    const { value, done } = await source.next()
    if (done) throw refused()
    start = Buffer.concat([start, value])
  }
  const head = start.subarray(0, headBytes)
  const key = await keyFrom(passphrase, head)
  const rest = (async function* () {
    yield start.subarray(headBytes)
    for (;;) {
      const { value, done } = await source.next()
      if (done) return
      yield value
    }
  })()
  for await (const { chunk, count, isLast } of chunksOf(rest, chunkBytes + tagBytes)) {
    if (chunk.length < tagBytes) throw refused()
    const options = { authTagLength: tagBytes }
    const opener = createDecipheriv('aes-256-gcm', key, nonceOf(count, isLast), options)
    opener.setAAD(head).setAuthTag(chunk.subarray(-tagBytes))
    const opened = opener.update(chunk.subarray(0, -tagBytes))
    try {
      opener.final()
    } catch {
      throw refused()
    }
    yield opened
  }
}

const refused = () =>
  new ArchiveRefused(
    'This archive was changed or cut off, or the passphrase is not the one it was sealed by. Nothing was restored.',
  )

/** Chunks of one length; the last may be shorter, and is there even if it is empty. */
async function* chunksOf(bytes: AsyncIterable<Uint8Array>, length: number) {
  let waiting: Uint8Array[] = []
  let there = 0
  let count = 0
  for await (const part of bytes) {
    waiting.push(part)
    there += part.length
    if (there <= length) continue
    let all = Buffer.concat(waiting)
    // One that is full stays until something follows: only then it is not the last.
    for (; all.length > length; all = all.subarray(length)) {
      yield { chunk: all.subarray(0, length), count: count++, isLast: false }
    }
    waiting = [all]
    there = all.length
  }
  yield { chunk: Buffer.concat(waiting), count, isLast: true }
}
