// The cost of the public log at 10,000 and at 10,000,000 entries, in processor time on the embedded database:
// appending an entry with its tiles and the signed head, and an inclusion proof from the stored tiles. The
// goal is a ratio of at most 1.5.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toBase64 } from '../src/domain/bytes.ts'
import { inclusionProof } from '../src/domain/transparency/merkle-tree.ts'
import { hashesFromTiles, widthInTree } from '../src/domain/transparency/tiles.ts'
import { readSettings } from '../src/server/config/env.ts'
import { openEd25519Key } from '../src/server/lib/ed25519-key.ts'
import { newId } from '../src/server/lib/ids.ts'
import { sha256 } from '../src/server/lib/sha256.ts'
import { openDatabase } from '../src/server/queries/open-database.ts'
import { readTile, upsertLogHead } from '../src/server/queries/proofs/log-tree.ts'
import { appendToLog } from '../src/server/services/proofs/append-to-log.ts'

const sizes = [10_000, 10_000_000]
const rounds = 256
const proofs = 500

const folder = mkdtempSync(join(tmpdir(), 'toju-bench-'))
const costs: { append: number; proof: number }[] = []
try {
  for (const size of sizes) costs.push(await measure(size))
} finally {
  rmSync(folder, { recursive: true })
}
const [small, large] = costs
if (!small || !large) throw new Error('nothing was measured')
const ratios = { append: large.append / small.append, proof: large.proof / small.proof }
console.log(`ratio: append ${ratios.append.toFixed(2)}, proof ${ratios.proof.toFixed(2)}`)
if (Math.max(ratios.append, ratios.proof) > 1.5) process.exitCode = 1

async function measure(size: number) {
  const dataDir = mkdtempSync(join(folder, 'log-'))
  const database = await openDatabase(readSettings({ DATA_DIR: dataDir }))
  const logKey = openEd25519Key(dataDir, 'log.pem')
  const services = { database, logKey, now: Date.now, publicOrigin: 'https://toju.ng' }
  // Only tiles that are read are there, and which hashes they hold costs nothing.
  const indexes = Array.from({ length: 10 }, (_, n) => Math.floor((n * size) / 10))
  const places = [...indexes, size - 1, size + rounds].flatMap((index) =>
    [0, 1, 2].map((level) => ({ level, number: Math.floor(index / 256 ** (level + 1)) })),
  )
  const unique = new Map(places.map((place) => [`${place.level} ${place.number}`, place]))
  const tiles = [...unique.values()].flatMap((place) => {
    const width = widthInTree(place, size)
    return width === 0 ? [] : [{ ...place, hashes: toBase64(randomBytes(width * 32)) }]
  })
  const head = { size, root: toBase64(randomBytes(32)), note: '', signed_at: Date.now() }
  await database.write(async (tx) => {
    await tx.insertInto('log_tiles').values(tiles).execute()
    await upsertLogHead(tx, head)
  })
  const append = await cost(rounds, async () => {
    const commitment = toBase64(randomBytes(32))
    const entry = { id: newId(), kind: 'reported', role: 'reporter', time: 1, commitment } as const
    await database.write((tx) => tx.insertInto('log_entries').values(entry).execute())
    await appendToLog(services)
  })
  const now = size + rounds
  const proof = await cost(proofs, async (round) => {
    const index = indexes[round % indexes.length] ?? 0
    const hashAt = hashesFromTiles(
      now,
      (place, width) => readTile(database.read, place, width),
      sha256,
    )
    await inclusionProof(index, now, hashAt, sha256)
  })
  console.log(
    `${size.toLocaleString('en-NG').padStart(10)} entries: append ${append.toFixed(0)} µs, proof ${proof.toFixed(0)} µs`,
  )
  await database.close()
  return { append, proof }
}

/** Microseconds of processor for each call. */
async function cost(times: number, work: (round: number) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let round = 0; round < times; round++) await work(round)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / times
}
