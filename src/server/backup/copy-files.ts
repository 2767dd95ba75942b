import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, Queries } from '../db/database.ts'
import { imageNames } from '../lib/image-names.ts'
import { findUpload, listUploads } from '../queries/uploads/uploads.ts'
import type { ImageStore } from '../storage/image-store.ts'
import { entryOf } from './archive.ts'
import type { Entry } from './tar.ts'

export const filesFolder = 'uploads/'
export const keysFolder = 'keys/'

const batchSize = 500
/** How many files are requested ahead, because a store on the network has a long latency. */
const ahead = 16

/** The result of copying the files. */
export interface FilesCopied {
  files: number
  /** Files that a record names and the store lacks, except those erased during the backup. */
  missing: string[]
}

/**
 * The files of all uploads in a snapshot. Files never change, and are stored before a record names
 * them. So every file of the snapshot can still be read later, unless its owner erases it.
 */
export async function* copyFiles(
  snapshot: Queries,
  { live, images }: { live: Database; images: ImageStore },
  copied: FilesCopied,
): AsyncGenerator<Entry> {
  for (let after: string | null = ''; after !== null; ) {
    const uploads = await listUploads(snapshot, { after, limit: batchSize })
    const wanted = uploads.flatMap(({ id, named }) =>
      imageNames(id).map((name) => ({ id, named, name })),
    )
    for await (const { id, named, name, file } of readAhead(images, wanted)) {
      if (file) {
        copied.files += 1
        yield entryOf(`${filesFolder}${name}`, file)
      } else if (named && (await isStillThere(live, id))) copied.missing.push(name)
    }
    after = uploads.length < batchSize ? null : (uploads.at(-1)?.id ?? null)
  }
}

async function* readAhead<Wanted extends { name: string }>(
  images: ImageStore,
  wanted: readonly Wanted[],
) {
  const reading: Promise<Wanted & { file: Buffer | null }>[] = []
  const start = (each: Wanted) => {
    const read = images.read(each.name).then((file) => ({ ...each, file }))
    // Its turn to be awaited comes later; until then this avoids an unhandled rejection.
    read.catch(() => {})
    reading.push(read)
  }
  wanted.slice(0, ahead).forEach(start)
  for (let next = ahead; ; next += 1) {
    const first = reading.shift()
    if (!first) return
    yield await first
    const following = wanted[next]
    if (following) start(following)
  }
}

/** False if its owner erased the upload after the snapshot. */
async function isStillThere(live: Database, id: string): Promise<boolean> {
  const upload = await findUpload(live, id)
  return upload !== undefined && upload.visible_to_user_id !== 'nobody'
}

/** The keys of the server, as entries of the archive. */
export function* copyKeys(keysDir: string): Generator<Entry> {
  for (const name of keyFilesIn(keysDir)) {
    yield entryOf(`${keysFolder}${name}`, readFileSync(join(keysDir, name)))
  }
}

export function keyFilesIn(keysDir: string): string[] {
  if (!existsSync(keysDir)) return []
  return readdirSync(keysDir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.partial'))
    .map(({ name }) => name)
}
