import { Readable } from 'node:stream'
import { Decrypter, Encrypter } from 'age-encryption'
import { InvalidArchiveError } from './tar.ts'

/** How every file in the age format begins (https://age-encryption.org/v1); `age -d` opens it without us. */
export const encryptionHeader = Buffer.from('age-encryption.org/v1\n')

/** Of scrypt, as a power of two: 128 MB and about half a second for each guess at a passphrase. */
export const usualSealCost = 17

/** Seals bytes by a passphrase; the cost is written into the head. */
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

/** What `seal` was given. Throws `InvalidArchiveError` at the first chunk that is not as it was written. */
export async function* unseal(
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
    'This archive was changed or cut off, or the passphrase is not the one it was sealed by. Nothing was restored.',
  )
