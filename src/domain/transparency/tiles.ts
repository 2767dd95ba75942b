import { concatBytes } from '../bytes.ts'
import { hashBytes, nodeInput, type Sha256, type SubtreeHash } from './merkle-tree.ts'

// The layout of C2SP tlog-tiles: tiles of 256 hashes, 8 levels of the tree each.

/** Hashes in a full tile, and entries in a full bundle. */
export const tileWidth = 256
const tileHeight = 8

export interface TilePlace {
  /**
   * 0 holds the hashes of leaves; each hash of the next level is the root of a full tile of this
   * one.
   */
  level: number
  number: number
}

export type TileId =
  | ({ kind: 'hashes'; width: number } & TilePlace)
  | { kind: 'entries'; number: number; width: number }

/** `1234067` → `x001/x234/067`. */
function numberPath(number: number): string {
  const groups: string[] = []
  for (let rest = number; ; rest = Math.floor(rest / 1000)) {
    const digits = String(rest % 1000).padStart(3, '0')
    groups.unshift(groups.length === 0 ? digits : `x${digits}`)
    if (rest < 1000) return groups.join('/')
  }
}

/** The path of a tile or a bundle below the URL of the log. */
export function tilePath(tile: TileId): string {
  const folder = tile.kind === 'entries' ? 'entries' : String(tile.level)
  const partial = tile.width === tileWidth ? '' : `.p/${tile.width}`
  return `tile/${folder}/${numberPath(tile.number)}${partial}`
}

/** Null unless the path is exactly what `tilePath` makes. */
export function parseTilePath(path: string): TileId | null {
  const form = /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/){0,5}\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path)
  if (!form) return null
  const [, folder = '', digits = '', partial] = form
  const number = Number(digits.replace(/\D/g, ''))
  const width = partial === undefined ? tileWidth : Number(partial)
  if (width < 1 || (partial !== undefined && width >= tileWidth)) return null
  const tile: TileId =
    folder === 'entries'
      ? { kind: 'entries', number, width }
      : { kind: 'hashes', level: Number(folder), number, width }
  return tilePath(tile) === path ? tile : null
}

/** How many hashes (of level 0: leaves) a level has in a tree of `size` leaves. */
function hashesAtLevel(size: number, level: number): number {
  return Math.floor(size / tileWidth ** level)
}

/** How wide a tile is in the tree of `size` leaves; 0 when it is not in it. */
export function widthInTree({ level, number }: TilePlace, size: number): number {
  const hashes = hashesAtLevel(size, level) - number * tileWidth
  return Math.max(0, Math.min(tileWidth, hashes))
}

export type ReadTile = (place: TilePlace, width: number) => Promise<Uint8Array>

// Half-way rows store the roots half-way up each tile. They are not part of tlog-tiles and never
// published. Without them, a proof would hash all 256 hashes of each tile on its path.

const halfWaySpan = 16

/** The level of the half-way rows for the tiles of `level`: one hash for 16 of theirs. */
function halfWayLevel(level: number): number {
  return -1 - level
}

/**
 * The hashes of a tree of `size` leaves, from its tiles; each is read once. `readHalfWay` reads
 * rows of `halfWayLevel`, and returns no bytes for a row that does not exist.
 */
export function hashesFromTiles(
  size: number,
  readTile: ReadTile,
  sha256: Sha256,
  readHalfWay?: ReadTile,
): SubtreeHash {
  const tiles = new Map<string, Promise<Uint8Array>>()
  // The parts of a proof share the right edge of the tree.
  const known = new Map<string, Promise<Uint8Array>>()
  const tileAt = (place: TilePlace) => {
    const name = `${place.level} ${place.number}`
    const width = widthInTree(place, size)
    const read = tiles.get(name) ?? readTile(place, width).then((tile) => checked(tile, width))
    tiles.set(name, read)
    return read
  }
  // Null if the row lacks these hashes: their tiles are older than half-way rows.
  const halfWay = async (readRow: ReadTile, tileLevel: number, index: number, span: number) => {
    const first = index * span
    const place = { level: halfWayLevel(tileLevel), number: Math.floor(first / tileWidth) }
    const name = `${place.level} ${place.number}`
    const row = tiles.get(name) ?? readRow(place, tileWidth)
    tiles.set(name, row)
    const begin = first - place.number * tileWidth
    const hashes = (await row).subarray(begin * hashBytes, (begin + span) * hashBytes)
    return hashes.length === span * hashBytes ? hashes : null
  }
  const read = async (level: number, index: number) => {
    const tileLevel = Math.floor(level / tileHeight)
    const span = 2 ** (level - tileLevel * tileHeight)
    if (readHalfWay && span >= halfWaySpan) {
      const hashes = await halfWay(readHalfWay, tileLevel, index, span / halfWaySpan)
      if (hashes) return rootOf(hashes, sha256)
    }
    const first = index * span
    const place = { level: tileLevel, number: Math.floor(first / tileWidth) }
    const tile = await tileAt(place)
    const begin = first - place.number * tileWidth
    return rootOf(tile.subarray(begin * hashBytes, (begin + span) * hashBytes), sha256)
  }
  return (level, index) => {
    const name = `${level} ${index}`
    const hash = known.get(name) ?? read(level, index)
    known.set(name, hash)
    return hash
  }
}

function checked(tile: Uint8Array, width: number): Uint8Array {
  if (width === 0 || tile.length < width * hashBytes) throw new Error('a tile is missing or short')
  return tile
}

/** The root over `hashes`, whose number is a power of two. */
async function rootOf(hashes: Uint8Array, sha256: Sha256): Promise<Uint8Array> {
  let row = Array.from({ length: hashes.length / hashBytes }, (_, index) => hashOf(hashes, index))
  while (row.length > 1) {
    const next: Uint8Array[] = []
    for (let index = 0; index < row.length; index += 2) {
      next.push(await sha256(nodeInput(at(row, index), at(row, index + 1))))
    }
    row = next
  }
  return at(row, 0)
}

function at(row: readonly Uint8Array[], index: number): Uint8Array {
  const hash = row[index]
  if (!hash) throw new Error('a tile is missing or short')
  return hash
}

function hashOf(tile: Uint8Array, index: number): Uint8Array {
  return tile.slice(index * hashBytes, (index + 1) * hashBytes)
}

/** A tile or half-way row that an append changed, with all of its hashes. */
export interface WrittenTile extends TilePlace {
  hashes: Uint8Array[]
}

/**
 * Appends leaves to a tree of `size` leaves. Returns the tiles and half-way rows that change, with
 * their new content. `readTile` reads the last tile of a level before the change.
 */
export async function appendLeaves(
  size: number,
  leafHashes: readonly Uint8Array[],
  readTile: ReadTile,
  sha256: Sha256,
): Promise<WrittenTile[]> {
  const written: WrittenTile[] = []
  let fresh = leafHashes
  for (let level = 0; fresh.length > 0; level++) {
    const had = hashesAtLevel(size, level)
    const tiles = await openRow(level, had, readTile)
    const halfWays = await openRow(halfWayLevel(level), Math.floor(had / halfWaySpan), readTile)
    const above: Uint8Array[] = []
    for (const hash of fresh) {
      const tile = tiles.push(hash)
      if (!tile) throw new Error('a tile is missing or short')
      if (tile.hashes.length % halfWaySpan !== 0) continue
      const row = halfWays.push(await rootOf(lastOf(tile, halfWaySpan), sha256))
      if (tile.hashes.length < tileWidth) continue
      const beneath = row ? lastOf(row, tileWidth / halfWaySpan) : lastOf(tile, tileWidth)
      above.push(await rootOf(beneath, sha256))
    }
    written.push(...tiles.written, ...halfWays.written)
    fresh = above
  }
  return written
}

/**
 * The last tile or row of a level, for appending. `push` returns null if earlier hashes are
 * missing.
 */
async function openRow(level: number, had: number, readTile: ReadTile) {
  const number = Math.floor(had / tileWidth)
  const width = had % tileWidth
  const bytes = width === 0 ? new Uint8Array() : await readTile({ level, number }, width)
  const stored = bytes.length / hashBytes
  const hashes = Array.from({ length: stored }, (_, index) => hashOf(bytes, index))
  const written: WrittenTile[] = []
  let row: WrittenTile = { level, number, hashes }
  let length = had
  return {
    written,
    push(hash: Uint8Array): WrittenTile | null {
      const place = length % tileWidth
      if (place === 0) row = { level, number: length / tileWidth, hashes: [] }
      length++
      if (row.hashes.length !== place) return null
      if (written.at(-1) !== row) written.push(row)
      row.hashes.push(hash)
      return row
    },
  }
}

function lastOf({ hashes }: WrittenTile, count: number): Uint8Array {
  return concatBytes(...hashes.slice(-count))
}
