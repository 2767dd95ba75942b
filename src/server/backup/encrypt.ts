import { Readable } from 'node:stream'
import { Decrypter, Encrypter } from 'age-encryption'
import { InvalidArchiveError } from './tar.ts'

/**
 * The start of every file in the age format, https://age-encryption.org/v1; `age -d` decrypts it.
 */
export const encryptionHeader = Buffer.from('age-encryption.org/v1\n')

/** The log2 of scrypt's work factor: each guess at a passphrase takes 128 MB and half a second. */
export const defaultScryptCost = 17

/** Encrypts bytes with a passphrase; the header contains the cost. */
export async function* encrypt(
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
export async function* decrypt(
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
