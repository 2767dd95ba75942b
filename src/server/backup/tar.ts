/** One file of an archive. Read its bytes before you request the next entry. */
export interface Entry {
  name: string
  size: number
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** The archive is truncated, changed, or was not made by Toju. */
export class InvalidArchiveError extends Error {}

const blockBytes = 512
/** The first size that eleven octal digits cannot express. It is written in binary, as in GNU tar. */
const minBinarySize = 8 ** 11

/** A standard tar archive of the entries, in order. */
export async function* tarOf(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, bytes } of entries) {
    yield headerOf(name, size)
    let written = 0
    for await (const chunk of bytes) {
      written += chunk.length
      yield chunk
    }
    if (written !== size) throw new Error(`${name} has ${written} bytes instead of ${size}`)
    yield Buffer.alloc(paddingOf(size))
  }
  yield Buffer.alloc(blockBytes * 2)
}

/**
 * The entries of an archive that `tarOf` wrote. Throws `InvalidArchiveError` for anything else.
 */
export async function* readTar(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const source = new Source(chunks)
  for (;;) {
    const header = await source.read(blockBytes)
    if (header.every((byte) => byte === 0)) break
    const { name, size } = readHeader(header)
    yield { name, size, bytes: source.chunks(size) }
    if ((await source.read(paddingOf(size))).some((byte) => byte !== 0)) throw damaged()
  }
  // Data after the end means that the archive was changed.
  if ((await source.read(blockBytes)).some((byte) => byte !== 0)) throw damaged()
  if (await source.hasMore()) throw damaged()
}

export const damaged = () =>
  new InvalidArchiveError(
    'This archive is damaged or cut off, or Toju did not make it. Nothing was restored.',
  )

const paddingOf = (size: number) => (blockBytes - (size % blockBytes)) % blockBytes

function headerOf(name: string, size: number): Buffer {
  if (!canBeName(name)) throw new Error(`${name} cannot be a name in the archive`)
  const header = Buffer.alloc(blockBytes)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  if (size < minBinarySize) header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  else {
    header.writeUInt8(0x80, 124)
    header.writeBigUInt64BE(BigInt(size), 128)
  }
  header.write('00000000000\0', 136)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

function readHeader(header: Buffer): { name: string; size: number } {
  const text = (from: number, length: number) =>
    header.toString('latin1', from, from + length).replace(/\0.*$/s, '')
  const size =
    header.readUInt8(124) === 0x80
      ? Number(header.readBigUInt64BE(128))
      : Number.parseInt(text(124, 12), 8)
  const name = text(0, 100)
  // The header must equal the output of `headerOf` in every byte, so no byte can be changed.
  const isValid = Number.isSafeInteger(size) && canBeName(name)
  if (!isValid || !header.equals(headerOf(name, size))) throw damaged()
  return { name, size }
}

const canBeName = (name: string) => /^[\x20-\x7e]{1,99}$/.test(name)

/** The sum of all bytes, in which the checksum field itself counts as spaces. */
function sumOf(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0)
}

/** Reads a stream of chunks in pieces of any length. */
class Source {
  readonly #chunks: AsyncIterator<Uint8Array>
  #rest: Uint8Array = new Uint8Array()

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  async read(length: number): Promise<Buffer> {
    const parts: Uint8Array[] = []
    for await (const part of this.chunks(length)) parts.push(part)
    return Buffer.concat(parts)
  }

  async *chunks(length: number): AsyncGenerator<Uint8Array> {
    for (let left = length; left > 0; ) {
      if (!(await this.hasMore())) throw damaged()
      const part = this.#rest.subarray(0, left)
      this.#rest = this.#rest.subarray(part.length)
      left -= part.length
      yield part
    }
  }

  async hasMore(): Promise<boolean> {
    while (this.#rest.length === 0) {
      const { value, done } = await this.#chunks.next()
      if (done) return false
      this.#rest = value
    }
    return true
  }
}
