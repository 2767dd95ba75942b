import { createHash, randomUUID } from 'node:crypto'
import { constants, type Stats } from 'node:fs'
import { type FileHandle, lstat, mkdir, open, readdir, rename, unlink } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { dropRules, isListName, type ListFailure } from '../../domain/listings/dropped-files.ts'
import { listLimits } from '../../domain/listings/listings.ts'
import { type DropSource, isOpenTo, isOurs } from './drop-sources.ts'

/** A file that this process has moved out of its folder, so that no other process reads it. */
export interface TakenFile {
  /** As it was dropped. */
  name: string
  path: string
}

export interface OpenedFile {
  handle: FileHandle
  /** SHA-256, hex. */
  hash: string
  stats: Stats
}

/** The names of complete files, the oldest first. Files still being written are left out. */
export async function settledFiles({ folder }: DropSource, now: number): Promise<string[]> {
  const found: { name: string; at: number }[] = []
  for (const name of (await readdir(folder)).filter(isListName)) {
    const stats = await lstat(join(folder, name)).catch(() => null)
    // `ctime`, because an SFTP client cannot set it.
    if (!stats || stats.isDirectory() || now - stats.ctimeMs < dropRules.settledMs) continue
    found.push({ name, at: stats.ctimeMs })
  }
  return found.sort((a, b) => a.at - b.at).map(({ name }) => name)
}

/**
 * Moves a file away from its sender, into a folder that only the server can write to. Null if
 * another process was first. A symbolic link is moved, never followed.
 */
export async function takeFile(dir: string, source: DropSource, name: string) {
  const working = join(dir, 'working')
  await mkdir(working, { recursive: true, mode: 0o700 })
  const path = join(working, `${basename(source.folder)}.${randomUUID()}.${plainName(name)}`)
  try {
    await rename(join(source.folder, name), path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  return { name, path } satisfies TakenFile
}

/** Files of a source that a process has taken but not finished, because it was killed. */
export async function abandonedFiles(
  dir: string,
  { folder }: DropSource,
  now: number,
): Promise<TakenFile[]> {
  const working = join(dir, 'working')
  const names = await readdir(working).catch(() => [])
  const files: TakenFile[] = []
  for (const each of names) {
    const [, name] = /^[^.]+\.[0-9a-f-]{36}\.(.+)$/.exec(each) ?? []
    if (!name || !each.startsWith(`${basename(folder)}.`)) continue
    const path = join(working, each)
    const stats = await lstat(path).catch(() => null)
    // `takeFile` renamed it, which set `ctime`.
    if (stats && now - stats.ctimeMs >= dropRules.abandonedMs) files.push({ name, path })
  }
  return files
}

/** Opens a taken file if it may be read as a list; otherwise returns the reason. */
export async function openTaken(
  { path }: TakenFile,
  { ownerId }: Pick<DropSource, 'ownerId'>,
): Promise<OpenedFile | ListFailure> {
  let handle: FileHandle
  try {
    handle = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ELOOP' ? 'not-a-file' : 'unreadable'
  }
  const stats = await handle.stat()
  const failure = whyNotTaken(stats, ownerId)
  if (failure) {
    await handle.close()
    return failure
  }
  const hash = createHash('sha256')
  for await (const chunk of bytesOf(handle)) hash.update(chunk)
  return { handle, hash: hash.digest('hex'), stats }
}

function whyNotTaken(stats: Stats, ownerId: number): ListFailure | null {
  // With a second hard link, it could be one of the server’s own files.
  if (!stats.isFile() || stats.nlink !== 1) return 'not-a-file'
  if (stats.uid !== ownerId && !isOurs(stats)) return 'wrong-owner'
  if (isOpenTo(stats, 0o002)) return 'open-to-all'
  return stats.size > listLimits.bytes ? 'too-large' : null
}

export function bytesOf(handle: FileHandle): AsyncIterable<Uint8Array> {
  return handle.createReadStream({ start: 0, autoClose: false })
}

/** Archives a file that was received or refused. A symbolic link is deleted; its target stays. */
export async function archive(
  dir: string,
  { name, path }: TakenFile,
  { into, label }: { into: 'received' | 'refused'; label: string },
): Promise<void> {
  const stats = await lstat(path)
  if (!stats.isFile()) return unlink(path)
  await mkdir(join(dir, into), { recursive: true, mode: 0o700 })
  await rename(path, join(dir, into, `${label}-${plainName(name)}`))
}

/** Replaces characters that have a meaning in a shell or terminal. */
const plainName = (name: string) => name.replace(/[^\w.-]/g, '_').slice(-80)
