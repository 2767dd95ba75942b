import { readFileSync } from 'node:fs'

export const writeKind = 1
export const flushKind = 2

/** One write or flush of a disk. */
export interface DiskEntry {
  kind: number
  offset: number
  data: Buffer
}

/** The head of an entry in the file: kind, length and offset. Its data follows. */
const headBytes = 16

export function toEntry(kind: number, offset: number, data: Buffer): Buffer {
  const head = Buffer.alloc(headBytes)
  head.writeUInt32LE(kind, 0)
  head.writeUInt32LE(data.length, 4)
  head.writeBigUInt64LE(BigInt(offset), 8)
  return Buffer.concat([head, data])
}

export function readDiskLog(file: string): DiskEntry[] {
  const bytes = readFileSync(file)
  const entries: DiskEntry[] = []
  for (let at = 0; at < bytes.length; ) {
    const [kind, length] = [bytes.readUInt32LE(at), bytes.readUInt32LE(at + 4)]
    const offset = Number(bytes.readBigUInt64LE(at + 8))
    const data = bytes.subarray(at + headBytes, at + headBytes + length)
    entries.push({ kind, offset, data })
    at += headBytes + length
  }
  return entries
}

/**
 * About `wanted` positions from `from` to `to`, evenly spaced and with both ends; or all of them.
 */
export function cutPoints(from: number, to: number, wanted: string): number[] {
  const all = Array.from({ length: to - from + 1 }, (_, n) => from + n)
  const every = wanted === 'all' ? 1 : Math.max(1, Math.ceil(all.length / Number(wanted)))
  return all.filter((at) => at === to || (at - from) % every === 0)
}

interface CutDisk {
  at: number
  bytes: Buffer
}

/** The disk after each of these numbers of log entries, if each write reached it at once. */
export function* prefixes(
  initial: Buffer,
  entries: readonly DiskEntry[],
  points: readonly number[],
): Generator<CutDisk> {
  const bytes = Buffer.from(initial)
  let done = 0
  for (const at of points) {
    for (; done < at; done++) apply(bytes, entries[done])
    yield { at, bytes }
  }
}

/**
 * The same for a disk whose cache loses its contents: of the writes since the last flush, a random
 * half reached the disk, and a third of these only with their first sectors.
 */
export function* lostCache(
  initial: Buffer,
  entries: readonly DiskEntry[],
  points: readonly number[],
): Generator<CutDisk> {
  const flushed = Buffer.from(initial)
  const random = createRandom(20_261_122)
  let done = 0
  for (const at of points) {
    const until = lastFlush(entries, at)
    for (; done < until; done++) apply(flushed, entries[done])
    const bytes = Buffer.from(flushed)
    for (const entry of entries.slice(done, at)) {
      if (random() < 0.5) continue
      const sectors = entry.data.length / sectorBytes
      const kept = random() < 1 / 3 ? Math.floor(random() * sectors) : sectors
      apply(bytes, { ...entry, data: entry.data.subarray(0, kept * sectorBytes) })
    }
    yield { at, bytes }
  }
}

const sectorBytes = 512

function lastFlush(entries: readonly DiskEntry[], at: number): number {
  for (let n = at; n > 0; n--) if (entries[n - 1]?.kind === flushKind) return n
  return 0
}

function apply(disk: Buffer, entry: DiskEntry | undefined): void {
  if (entry?.kind === writeKind) entry.data.copy(disk, entry.offset)
}

/** Mulberry32: the same in each run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
