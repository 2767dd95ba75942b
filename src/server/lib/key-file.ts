import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * What a key file holds; where there is none, `make` makes it, for its owner's eyes only. It is there
 * whole or not at all and outlives a power cut; of two that start at once both get the first one's.
 */
export function readOrMakeKeyFile(file: string, make: () => string): string {
  const there = readIfThere(file)
  if (there !== undefined) return there
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

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
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

/** A new name in a folder outlives a power cut once the folder itself is on the disk. */
function flush(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
