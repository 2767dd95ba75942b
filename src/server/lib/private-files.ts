import { chmodSync, closeSync, mkdirSync, openSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Only the operating system user that runs Toju may read its files. */
export const privateFile = 0o600
export const privateFolder = 0o700

/** Makes all files that this process writes from now on private, including those of libraries. */
export function keepFilesPrivate(): void {
  process.umask(0o077)
}

/** Creates a folder and its missing parents. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: privateFolder })
}

/** Creates a file before SQLite opens it, because SQLite copies its mode to `-wal` and `-shm`. */
export function makePrivateFile(file: string): void {
  closeSync(openSync(file, 'a', privateFile))
}

const filesOfDataDir = [
  ...['', '-wal', '-shm', '-journal'].map((ending) => `toju.sqlite${ending}`),
  ...['', '-journal'].map((ending) => `server.lock${ending}`),
]
const foldersOfDataDir = ['uploads', 'certificates']

/** The files and folders of a data folder that other users of this machine may read. */
export function openToOthers(dataDir: string): string[] {
  return [...filesOfDataDir, ...foldersOfDataDir].filter((name) => isOpen(join(dataDir, name)))
}

/** Makes files private that an earlier release or another umask left readable, where permitted. */
export function restrictToOwner(dataDir: string): void {
  for (const name of openToOthers(dataDir)) {
    const mode = foldersOfDataDir.includes(name) ? privateFolder : privateFile
    try {
      chmodSync(join(dataDir, name), mode)
    } catch (error) {
      // `npm run doctor` reports these files.
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
