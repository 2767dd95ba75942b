import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** The text of a file; undefined if there is no such file. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Reads a key file. If it is missing, it is created with the text of `make` and mode 0600,
 * atomically and durably. Two processes that start at the same time both get the first one's key.
 */
export function readOrMakeKeyFile(file: string, make: () => string): string {
  const existing = readIfThere(file)
  if (existing !== undefined) return existing
  const part = `${file}.${randomUUID()}`
  try {
    writeDurably(part, make())
    linkSync(part, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(part, { force: true })
  }
  flush(dirname(file))
  return readFileSync(file, 'utf8')
}

function writeDurably(file: string, text: string): void {
  const handle = openSync(file, 'wx', 0o600)
  try {
    writeSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** A new file survives a power cut only when its folder is also flushed to disk. */
function flush(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
