import { hashBytes, nodeInput, type Sha256, type SubtreeHash } from './merkle-tree.ts'

// The layout of C2SP tlog-tiles: tiles of 256 hashes, 8 levels of the tree each.

/** Hashes in a full tile, and entries in a full bundle. */
export const tileWidth = 256
const tileHeight = 8

export interface TilePlace {
  /** 0 holds the hashes of leaves; each hash of the next level stands for a full tile of this one. */
  level: number
  number: number
}

export type TileAddress =
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

/** The address of a tile or a bundle below the log's own. */
export function tilePath(address: TileAddress): string {
  const folder = address.kind === 'entries' ? 'entries' : String(address.level)
  const partial = address.width === tileWidth ? '' : `.p/${address.width}`
  return `tile/${folder}/${numberPath(address.number)}${partial}`
}

/** Null unless the path is exactly what `tilePath` makes. */
export function parseTilePath(path: string): TileAddress | null {
  const form = /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/){0,5}\d{3})(?:\.p\/(\d{1,3}))?$/.exec(path)
  if (!form) return null
  const [, folder = '', digits = '', partial] = form
  const number = Number(digits.replace(/\D/g, ''))
  const width = partial === undefined ? tileWidth : Number(partial)
  if (width < 1 || (partial !== undefined && width >= tileWidth)) return null
  const address: TileAddress =
    folder === 'entries'
      ? { kind: 'entries', number, width }
      : { kind: 'hashes', level: Number(folder), number, width }
  return tilePath(address) === path ? address : null
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

/** The hashes of a tree of `size` leaves, from its tiles; each is read once. */
export function hashesFromTiles(size: number, readTile: ReadTile, sha256: Sha256): SubtreeHash {
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
  const read = async (level: number, index: number) => {
    const tileLevel = Math.floor(level / tileHeight)
    const span = 2 ** (level - tileLevel * tileHeight)
    const first = index * span
    const place = { level: tileLevel, number: Math.floor(first / tileWidth) }
    const tile = await tileAt(place)
    const begin = first - place.number * tileWidth
    return rootOf(hashesOf(tile, begin, begin + span), sha256)
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

/** The root over hashes, of which there are a power of two. */
async function rootOf(hashes: readonly Uint8Array[], sha256: Sha256): Promise<Uint8Array> {
  let row = hashes
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

/** The hashes of a tile from `begin` to before `end`. */
function hashesOf(tile: Uint8Array, begin: number, end: number): Uint8Array[] {
  return Array.from({ length: end - begin }, (_, index) =>
    tile.slice((begin + index) * hashBytes, (begin + index + 1) * hashBytes),
  )
}

/** A tile that an append changed, with all of its hashes. */
export interface WrittenTile extends TilePlace {
  hashes: Uint8Array[]
}

/**
 * Appends leaves to a tree of `size`: the tiles that change, each as it then is. `readTile` gives the
 * last tile of a level as it was.
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
    let tile = await lastTile(level, had, readTile)
    written.push(tile)
    const above: Uint8Array[] = []
    for (const hash of fresh) {
      if (tile.hashes.length === tileWidth) {
        tile = { level, number: tile.number + 1, hashes: [] }
        written.push(tile)
      }
      tile.hashes.push(hash)
      if (tile.hashes.length === tileWidth) above.push(await rootOf(tile.hashes, sha256))
    }
    fresh = above
  }
  return written
}

async function lastTile(level: number, had: number, readTile: ReadTile): Promise<WrittenTile> {
  const number = Math.floor(had / tileWidth)
  const width = had % tileWidth
  if (width === 0) return { level, number, hashes: [] }
  const bytes = await readTile({ level, number }, width)
  return { level, number, hashes: hashesOf(bytes, 0, width) }
}
