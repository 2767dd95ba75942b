import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  consistencyProof,
  inclusionProof,
  isIncluded,
  leafInput,
  treeRoot,
} from '../../../src/domain/transparency/merkle-tree.ts'
import {
  appendLeaves,
  hashesFromTiles,
  parseTilePath,
  type TilePlace,
  tilePath,
} from '../../../src/domain/transparency/tiles.ts'
import {
  consistencyOf,
  leafHashOf,
  pathOf,
  rootOf,
} from '../../support/transparency/independent-tree.ts'

const sha256 = (data: Uint8Array) => createHash('sha256').update(data).digest()
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** A log in memory that stores only tiles. */
function createTiles() {
  const tiles = new Map<string, Uint8Array>()
  const readTile = async ({ level, number }: TilePlace) =>
    tiles.get(`${level} ${number}`) ?? new Uint8Array()
  return {
    readTile,
    async append(size: number, hashes: readonly Uint8Array[]) {
      const written = await appendLeaves(size, hashes, readTile, sha256)
      for (const { level, number, hashes } of written) {
        tiles.set(`${level} ${number}`, Buffer.concat(hashes))
      }
    },
    at: (size: number) => hashesFromTiles(size, readTile, sha256),
    stored: (size: number, hash: typeof sha256) => hashesFromTiles(size, readTile, hash, readTile),
    dropHalfWayRows() {
      for (const name of tiles.keys()) if (name.startsWith('-')) tiles.delete(name)
    },
  }
}

// The leaves and roots of the test vectors for RFC 6962.
const leaves = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map((text) => Buffer.from(text, 'hex'))
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
]

test('the roots of RFC 6962’s test leaves are the published ones', async () => {
  const tiles = createTiles()
  await tiles.append(
    0,
    leaves.map((leaf) => sha256(leafInput(leaf))),
  )
  for (const [size, root] of roots.entries()) {
    expect(hex(await treeRoot(size, tiles.at(size), sha256))).toBe(root)
  }
})

test('proofs from tiles equal those of the recursive definition for every leaf and pair of sizes', async () => {
  const tiles = createTiles()
  const hashes = Array.from({ length: 33 }, (_, index) => leafHashOf(Buffer.from([index])))
  await tiles.append(0, hashes)
  for (let size = 1; size <= hashes.length; size++) {
    const first = hashes.slice(0, size)
    const root = rootOf(first)
    for (let index = 0; index < size; index++) {
      const path = await inclusionProof(index, size, tiles.at(size), sha256)
      expect(path.map(hex)).toEqual(pathOf(index, first).map(hex))
      const leafHash = first[index] ?? root
      expect(await isIncluded({ leafHash, index, size, root }, path, sha256)).toBe(true)
      const next = (index + 1) % size
      if (size > 1)
        expect(await isIncluded({ leafHash, index: next, size, root }, path, sha256)).toBe(false)
    }
    for (let from = 0; from <= size; from++) {
      const proof = await consistencyProof(from, size, tiles.at(size), sha256)
      expect(proof.map(hex)).toEqual(consistencyOf(from, first).map(hex))
    }
  }
})

test('a tree that grows in pieces over several levels of tiles has the root of the whole', async () => {
  const tiles = createTiles()
  const hashes = Array.from({ length: 66_000 }, (_, index) => leafHashOf(Buffer.from(`${index}`)))
  let size = 0
  for (const piece of [1, 254, 1, 1, 255, 512, 3, 64_000, 508, 1, 464]) {
    await tiles.append(size, hashes.slice(size, size + piece))
    size += piece
  }
  expect(size).toBe(hashes.length)
  const root = rootOf(hashes)
  expect(hex(await treeRoot(size, tiles.at(size), sha256))).toBe(hex(root))
  const index = 65_535
  const path = await inclusionProof(index, size, tiles.at(size), sha256)
  const leafHash = hashes[index] ?? root
  expect(await isIncluded({ leafHash, index, size, root }, path, sha256)).toBe(true)
})

test('half-way rows give the same proofs with a tenth of the hashing, also if an old log lacks some of them', async () => {
  const [whole, old] = [createTiles(), createTiles()]
  const hashes = Array.from({ length: 66_000 }, (_, index) => leafHashOf(Buffer.from(`${index}`)))
  for (const [begin, end] of [
    [0, 5000],
    [5000, 66_000],
  ] as const) {
    for (const tiles of [whole, old]) await tiles.append(begin, hashes.slice(begin, end))
    // An old version, which wrote the first part, stored no half-way rows.
    if (begin === 0) old.dropHalfWayRows()
  }
  const size = hashes.length
  for (const index of [0, 15, 16, 4095, 4999, 5000, 30_000, 65_535, 65_999]) {
    const path = (await inclusionProof(index, size, whole.at(size), sha256)).map(hex)
    const count = { hashed: 0 }
    const counting = (data: Uint8Array) => {
      count.hashed++
      return sha256(data)
    }
    const stored = await inclusionProof(index, size, whole.stored(size, counting), counting)
    expect(stored.map(hex)).toEqual(path)
    expect(count.hashed, `leaf ${index}`).toBeLessThan(90)
    const fromOld = await inclusionProof(index, size, old.stored(size, sha256), sha256)
    expect(fromOld.map(hex)).toEqual(path)
  }
})

test('an inclusion proof has at most 30 hashes at a billion leaves', async () => {
  // All leaves are equal, so all subtrees of one height have the same hash.
  const levels: Buffer[] = [leafHashOf(Buffer.from('equal'))]
  const hashAt = async (level: number) => {
    for (let next = levels.length; next <= level; next++) {
      const below = levels[next - 1] ?? Buffer.alloc(0)
      levels.push(sha256(Buffer.concat([Buffer.from([1]), below, below])))
    }
    return levels[level] ?? Buffer.alloc(0)
  }
  const size = 1_000_000_000
  const root = await treeRoot(size, hashAt, sha256)
  for (const index of [0, 1, 536_870_911, 536_870_912, 999_999_999]) {
    const path = await inclusionProof(index, size, hashAt, sha256)
    expect(path.length).toBeLessThanOrEqual(30)
    const leafHash = await hashAt(0)
    expect(await isIncluded({ leafHash, index, size, root }, path, sha256)).toBe(true)
  }
})

test('no proof is made for a leaf or a size that the tree does not have', async () => {
  const tiles = createTiles()
  await tiles.append(0, leaves.map(leafHashOf))
  const hashAt = tiles.at(8)
  for (const index of [-1, 8]) {
    await expect(inclusionProof(index, 8, hashAt, sha256)).rejects.toThrow(`no leaf ${index}`)
  }
  for (const from of [-1, 9]) {
    await expect(consistencyProof(from, 8, hashAt, sha256)).rejects.toThrow(`${from} is not before`)
  }
})

test('a leaf beyond the tree, or at a position that is no count, is not included', async () => {
  const leafHash = leafHashOf(Buffer.from('only'))
  const isAt = (index: number, size: number) =>
    isIncluded({ leafHash, index, size, root: leafHash }, [], sha256)
  expect(await isAt(0, 1)).toBe(true)
  for (const [index, size] of [
    [1, 1],
    [0, 0],
    [-1, 1],
    [0.5, 1],
    [0, 1.5],
    [Number.NaN, 1],
    [0, Number.POSITIVE_INFINITY],
  ] as const)
    expect(await isAt(index, size), `${index} of ${size}`).toBe(false)
})

describe('a log whose tiles lost hashes', () => {
  const hashes = Array.from({ length: 20 }, (_, index) => leafHashOf(Buffer.from([index])))
  const shortened = (hashCount: number) => async () =>
    new Uint8Array(Buffer.concat(hashes.slice(0, hashCount)))

  test.each([0, 19])('makes no proof from %i of 20 hashes', async (hashCount) => {
    const hashAt = hashesFromTiles(20, shortened(hashCount), sha256)
    await expect(inclusionProof(3, 20, hashAt, sha256)).rejects.toThrow('missing or short')
    await expect(hashAt(0, 3)).rejects.toThrow('missing or short')
  })

  test('makes no proof for a leaf that was appended after its size', async () => {
    const hashAt = hashesFromTiles(20, shortened(20), sha256)
    await expect(inclusionProof(3, 21, hashAt, sha256)).rejects.toThrow('missing or short')
    await expect(inclusionProof(3, 400, hashAt, sha256)).rejects.toThrow('missing or short')
  })

  test.each([0, 19])('is not appended to after %i of 20 hashes', async (hashCount) => {
    const appended = appendLeaves(20, hashes.slice(0, 1), shortened(hashCount), sha256)
    await expect(appended).rejects.toThrow('missing or short')
  })
})

describe('the paths of tiles', () => {
  test.each([
    ['tile/0/000', { kind: 'hashes', level: 0, number: 0, width: 256 }],
    ['tile/0/001.p/5', { kind: 'hashes', level: 0, number: 1, width: 5 }],
    ['tile/1/x001/x234/067', { kind: 'hashes', level: 1, number: 1_234_067, width: 256 }],
    ['tile/entries/x012/345.p/255', { kind: 'entries', number: 12_345, width: 255 }],
  ] as const)('%s', (path, address) => {
    expect(parseTilePath(path)).toEqual(address)
    expect(tilePath(address)).toBe(path)
  })

  test.each([
    'tile/00/000',
    'tile/0/0',
    'tile/0/x000/001',
    'tile/0/1234',
    'tile/0/000.p/0',
    'tile/0/000.p/256',
    'tile/0/000.p/05',
    'tile/0/000/',
    'tile/-1/000',
    'tile/0/../000',
  ])('%s is not a tile', (path) => {
    expect(parseTilePath(path)).toBeNull()
  })
})
