import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What we write is for the user alone that Toju runs as. */
export const privateFile = 0o600
export const privateFolder = 0o700

/** For a process of ours: what it writes from now on, libraries included, is for its own user alone. */
export function keepFilesPrivate(): void {
  process.umask(0o077)
}

/** Makes a folder, and those above it, where they are missing. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: privateFolder })
}

/** Sees to it that a file is there before somebody opens it who knows no modes; SQLite's others follow it. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', privateFile))
}

const filesOfDataDir = [
  ...['', '-wal', '-shm', '-journal'].map((ending) => `toju.sqlite${ending}`),
  ...['', '-journal'].map((ending) => `server.lock${ending}`),
]
const foldersOfDataDir = ['uploads', 'certificates']

/** Of what lies in a data folder, what others on this machine may read. */
export function openToOthers(dataDir: string): string[] {
  return [...filesOfDataDir, ...foldersOfDataDir].filter((name) => isOpen(join(dataDir, name)))
}

/** Shuts what an earlier release, or another umask, left open. What belongs to somebody else stays. */
export function shutToOthers(dataDir: string): void {
  for (const name of openToOthers(dataDir)) {
    const mode = foldersOfDataDir.includes(name) ? privateFolder : privateFile
    try {
      chmodSync(join(dataDir, name), mode)
    } catch (error) {
      // `npm run doctor` tells of it.
      if (!['EPERM', 'EROFS', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '')) {
        throw error
      }
    }
  }
}

function isOpen(path: string): boolean {
  const { mode = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {}
  return (mode & 0o077) !== 0
}
