import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter } from 'age-encryption'
import * as z from 'zod/mini'
import { damaged, type Entry, InvalidArchiveError, readTar, tarOf } from './tar.ts'

const manifestName = 'toju.json'
/** The last entry, in the format of `sha256sum`. */
const sumsName = 'SHA256SUMS'

const manifestShape = z.object({
  format: z.literal(1),
  made: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** The newest migration of the database. */
  migration: z.string(),
  /** The number of rows of each table. */
  rows: z.record(z.string(), z.number()),
  /** The columns of each table, in the order of the copied data; only for PostgreSQL. */
  columns: z.record(z.string(), z.array(z.string())),
  hasKeys: z.boolean(),
})

/** The description of an archive, in its first entry. */
export type Manifest = z.infer<typeof manifestShape>

/**
 * Writes an archive of the manifest, the parts and their checksums, encrypted if there is a
 * passphrase. The file is written atomically. Resolves to its size in bytes.
 */
export async function writeArchive(
  file: string,
  { manifest, parts }: { manifest: Manifest; parts: AsyncIterable<Entry> },
  passphrase: string | null,
  scryptCost = defaultScryptCost,
): Promise<number> {
  const tar = tarOf(withSums(manifest, parts))
  const partial = `${file}.partial`
  const handle = await open(partial, 'wx', 0o600)
  try {
    const bytes = await writeAll(
      handle,
      passphrase === null ? tar : encrypt(tar, passphrase, scryptCost),
    )
    await handle.sync()
    await handle.close()
    await rename(partial, file)
    return bytes
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(partial, { force: true })
    throw error
  }
}

async function writeAll(handle: FileHandle, chunks: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0
  for await (const chunk of chunks) {
    await handle.writeFile(chunk)
    bytes += chunk.length
  }
  return bytes
}

async function* withSums(manifest: Manifest, parts: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  const sums: string[] = []
  const summed = (entry: Entry): Entry => ({
    ...entry,
    bytes: hashing(entry, (sum) => sums.push(`${sum}  ${entry.name}\n`)),
  })
  yield summed(entryOf(manifestName, JSON.stringify(manifest, null, 2)))
  for await (const part of parts) yield summed(part)
  yield entryOf(sumsName, sums.join(''))
}

export function entryOf(name: string, content: string | Uint8Array): Entry {
  const bytes = Buffer.from(content)
  return { name, size: bytes.length, bytes: [bytes] }
}

async function* hashing({ bytes }: Entry, onDone: (sum: string) => void) {
  const hash = createHash('sha256')
  for await (const chunk of bytes) {
    hash.update(chunk)
    yield chunk
  }
  onDone(hash.digest('hex'))
}

/** The entries of an archive in order, without the checksums. Throws `InvalidArchiveError`. */
export async function* readArchive(file: string, passphrase: string | null): AsyncGenerator<Entry> {
  for await (const entry of readTar(await bytesOf(file, passphrase))) {
    if (entry.name !== sumsName) yield entry
    else await drain(entry)
  }
}

/** The bytes of the tar archive, decrypted if the file is encrypted. */
async function bytesOf(file: string, passphrase: string | null) {
  const bytes: AsyncIterable<Uint8Array> = createReadStream(file, { highWaterMark: 1024 * 1024 })
  const handle = await open(file)
  const start = Buffer.alloc(encryptionHeader.length)
  await handle.read(start, 0, start.length, 0)
  await handle.close()
  if (!start.equals(encryptionHeader)) return bytes
  if (passphrase !== null) return decrypt(bytes, passphrase)
  throw new InvalidArchiveError(
    'This archive is encrypted: set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE. Nothing was restored.',
  )
}

/** Reads a whole archive and compares each part with its checksum. Throws `InvalidArchiveError`. */
export async function checkArchive(file: string, passphrase: string | null): Promise<Manifest> {
  const found: string[] = []
  let manifest: string | undefined
  let sums: string | undefined
  for await (const entry of readTar(await bytesOf(file, passphrase))) {
    if (sums !== undefined) throw damaged()
    if (entry.name === sumsName) sums = await textOf(entry)
    else {
      const summed = {
        ...entry,
        bytes: hashing(entry, (sum) => found.push(`${sum}  ${entry.name}\n`)),
      }
      if (entry.name === manifestName) manifest = await textOf(summed)
      else await drain(summed)
    }
  }
  if (sums !== found.join('') || manifest === undefined) throw damaged()
  const read = manifestShape.safeParse(JSON.parse(manifest))
  if (read.success) return read.data
  throw new InvalidArchiveError('A later release made this archive: restore it with that release.')
}

async function textOf({ bytes }: Entry): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

async function drain({ bytes }: Entry): Promise<void> {
  for await (const _ of bytes);
}

/**
 * The start of every file in the age format, https://age-encryption.org/v1; `age -d` decrypts it.
 */
const encryptionHeader = Buffer.from('age-encryption.org/v1\n')

/** The log2 of scrypt's work factor: each guess at a passphrase takes 128 MB and half a second. */
const defaultScryptCost = 17

/** Encrypts bytes with a passphrase; the header contains the cost. */
async function* encrypt(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
  cost: number,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(cost)
  encrypter.setPassphrase(passphrase.normalize('NFKC'))
  yield* await encrypter.encrypt(streamOf(bytes))
}

/** Decrypts the output of `encrypt`. Throws `InvalidArchiveError` at the first changed chunk. */
async function* decrypt(
  bytes: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase.normalize('NFKC'))
  let unreadable: unknown
  const source = async function* () {
    try {
      yield* bytes
    } catch (error) {
      unreadable = error
      throw error
    }
  }
  try {
    yield* await decrypter.decrypt(streamOf(source()))
  } catch {
    throw unreadable ?? refused()
  }
}

function streamOf(bytes: AsyncIterable<Uint8Array>) {
  return Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>
}

const refused = () =>
  new InvalidArchiveError(
    'This archive was changed or cut off, or the passphrase is not the one that encrypted it. Nothing was restored.',
  )
