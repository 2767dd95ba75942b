import { setTimeout as delay } from 'node:timers/promises'
import { S3mini, S3ServiceError } from 's3mini'
import type { StorageSettings } from '../config/storage-url.ts'
import { defaultTimeouts, type Timeouts } from '../config/timeouts.ts'
import { createBoundedQueue } from '../lib/bounded-queue.ts'
import { uploadIdOf } from '../lib/image-names.ts'
import { createGuardedFetch } from '../outgoing/guarded-fetch.ts'
import { type ImageStore, placeOf, StorageUnavailableError } from './image-store.ts'

const concurrency = 64
const maxWaiting = 1000
const listPageSize = 1000
/** The largest response; a picture has 1 MB, a page of the list less. */
const maxBytes = 16 * 1024 * 1024

/**
 * Stores pictures as objects of an S3-compatible store, with the same names as on disk. Each
 * operation takes 16 s at most, and then throws `StorageUnavailableError`.
 */
export function createS3Store(
  { prefix, ...bucket }: StorageSettings,
  { tryMs, pausesMs }: Timeouts['storage'] = defaultTimeouts.storage,
): ImageStore {
  const guarded = createGuardedFetch({
    configured: [bucket.endpoint],
    defaultTimeoutMs: tryMs,
    defaultMaxBytes: maxBytes,
  })
  const fetch = (input: string | URL | Request, init?: RequestInit) =>
    guarded(input instanceof Request ? input.url : input, init)
  const s3 = new S3mini({ ...bucket, requestAbortTimeout: tryMs, fetch })
  const inTurn = createBoundedQueue(concurrency, maxWaiting, 'picture-store')
  const keyOf = (name: string) => prefix + placeOf(name)
  const request = <T>(work: () => Promise<T>) => inTurn(() => withRetries(work, pausesMs))
  return {
    async save(name, bytes) {
      const key = keyOf(name)
      await request(() => s3.putObject(key, bytes, 'image/webp'))
    },
    async read(name) {
      const key = keyOf(name)
      const bytes = await request(() => s3.getObjectArrayBuffer(key))
      return bytes && Buffer.from(bytes)
    },
    async remove(name) {
      const key = keyOf(name)
      await request(() => s3.deleteObject(key).catch(falseIfMissing))
    },
    async *list() {
      let token: string | undefined
      do {
        const page = await request(() => s3.listObjectsPaged('/', prefix, listPageSize, token))
        if (!page) throw new StorageUnavailableError('there is no such bucket')
        for (const { Key, Size, LastModified } of page.objects ?? []) {
          const name = Key.slice(Key.lastIndexOf('/') + 1)
          // A bucket may also contain objects of other programs.
          if (uploadIdOf(name) === null || Key !== keyOf(name)) continue
          yield { name, bytes: Number(Size), changedAt: new Date(LastModified).getTime() }
        }
        token = page.nextContinuationToken
      } while (token)
    },
    async check() {
      const isThere = await request(() => s3.bucketExists())
      if (!isThere) throw new StorageUnavailableError('there is no such bucket, or no access to it')
    },
  }
}

async function withRetries<T>(work: () => Promise<T>, pausesMs: number[]): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await work()
    } catch (error) {
      if (!isTemporary(error)) throw toUnavailable(error)
    }
    await delay(pauseMs)
  }
  return work().catch((error) => Promise.reject(toUnavailable(error)))
}

/** Whether a retry may help. It does not help against errors such as wrong keys. */
function isTemporary(error: unknown): boolean {
  return !(error instanceof S3ServiceError) || error.status >= 500 || error.status === 429
}

function toUnavailable(error: unknown): StorageUnavailableError {
  return new StorageUnavailableError(error instanceof Error ? error.message : String(error), error)
}

/** Some stores respond with 404 when they delete a missing object. */
function falseIfMissing(error: unknown): boolean {
  if (error instanceof S3ServiceError && error.status === 404) return false
  throw error
}
