import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { uploadIdOf } from '../lib/image-names.ts'
import { privateFile, privateFolder } from '../lib/private-files.ts'

/** Stores the files of uploads. Any name that is not one of `imageNames` throws. */
export interface ImageStore {
  /** Resolves when the file survives a power cut. */
  save(name: string, bytes: Uint8Array): Promise<void>
  read(name: string): Promise<Buffer | null>
  /** Also removes the remains of an interrupted `save`. A missing file is no error. */
  remove(name: string): Promise<void>
  /** All stored files, in no particular order. */
  list(): AsyncIterable<StoredFile>
  /** Throws if the store cannot be used at the moment; the message says why. */
  check(): Promise<void>
}

export interface StoredFile {
  name: string
  bytes: number
  /** Milliseconds since 1970. */
  changedAt: number
}

/** The store is unreachable or refuses access. No records change, and its files are not lost. */
export class StorageUnavailableError extends Error {
  constructor(why: string, cause?: unknown) {
    super(`The store of the pictures failed: ${why}`, { cause })
    this.name = 'StorageUnavailableError'
  }
}

/**
 * The path of a file in its store. Disk and S3 use the same paths, so files can be copied between them.
 */
export function placeOf(name: string): string {
  if (uploadIdOf(name) === null) throw new TypeError('this is not the name of an upload')
  return `${name.slice(0, 2)}/${name}`
}

/** Stores files under `<dataDir>/uploads`, in folders named by the first two characters. */
export function createDiskStore(dataDir: string): ImageStore {
  const root = join(dataDir, 'uploads')
  const pathOf = (name: string) => join(root, placeOf(name))
  return {
    async save(name, bytes) {
      const path = pathOf(name)
      const folder = dirname(path)
      const firstCreated = await mkdir(folder, { recursive: true, mode: privateFolder })
      try {
        await writeDurably(partial(path), bytes)
        await rename(partial(path), path)
      } catch (error) {
        // On a full disk, a partial file would use up space until the purge job runs.
        await rm(partial(path), { force: true })
        throw error
      }
      await flush(folder)
      if (firstCreated) await flushBetween(folder, dirname(firstCreated))
    },
    async read(name) {
      return readFile(pathOf(name)).catch(nullIfMissing)
    },
    async remove(name) {
      const path = pathOf(name)
      await Promise.all([rm(path, { force: true }), rm(partial(path), { force: true })])
    },
    async *list() {
      for (const folder of await readdir(root).catch(noneIfMissing)) {
        for (const name of await readdir(join(root, folder))) {
          if (uploadIdOf(name) === null) continue
          const { size, mtimeMs } = await stat(pathOf(name))
          yield { name, bytes: size, changedAt: mtimeMs }
        }
      }
    },
    async check() {
      await mkdir(root, { recursive: true, mode: privateFolder })
      await access(root, constants.R_OK | constants.W_OK | constants.X_OK)
    },
  }
}

const partial = (path: string) => `${path}.partial`

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w', privateFile)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new file survives a power cut only when its folder is also flushed to disk. */
async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function flushBetween(folder: string, top: string): Promise<void> {
  for (let at = folder; at !== top; ) {
    at = dirname(at)
    await flush(at)
  }
}

function noneIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
