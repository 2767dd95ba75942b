import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { uploadIdOf } from './picture-names.ts'

/** Where the bytes of uploads are kept. Every name is one of `pictureNames`; any other throws. */
export interface PictureStore {
  /** Resolves once a power cut can no longer undo it. */
  save(name: string, bytes: Uint8Array): Promise<void>
  read(name: string): Promise<Buffer | null>
  /** Also removes what an interrupted `save` left. A name that isn't there is removed already. */
  remove(name: string): Promise<void>
}

/** Keeps them under `<dataDir>/uploads`, in folders named by the first two characters. */
export function createDiskStore(dataDir: string): PictureStore {
  const root = join(dataDir, 'uploads')
  const pathOf = (name: string) => {
    if (uploadIdOf(name) === null) throw new TypeError('this is not the name of an upload')
    return join(root, name.slice(0, 2), name)
  }
  return {
    async save(name, bytes) {
      const path = pathOf(name)
      const folder = dirname(path)
      const madeFirst = await mkdir(folder, { recursive: true })
      try {
        await writeDurably(partial(path), bytes)
        await rename(partial(path), path)
      } catch (error) {
        // On a full disk half a picture would take the room that is left until the sweep.
        await rm(partial(path), { force: true })
        throw error
      }
      await flush(folder)
      if (madeFirst) await flushBetween(folder, dirname(madeFirst))
    },
    async read(name) {
      return readFile(pathOf(name)).catch(nullIfMissing)
    },
    async remove(name) {
      const path = pathOf(name)
      await Promise.all([rm(path, { force: true }), rm(partial(path), { force: true })])
    },
  }
}

const partial = (path: string) => `${path}.partial`

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new name in a folder survives a power cut once the folder itself is on the disk. */
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

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
