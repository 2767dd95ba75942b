// Compares the CPU time of the public log at 10,000 and at 10,000,000 entries, on the embedded
// database: to append an entry with its tiles and the signed head, and to prove the inclusion of
// any stored entry, which is in no cache. The goal is a ratio of at most 1.5.
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toBase64 } from '../src/domain/bytes.ts'
import { halfWayLevel, widthInTree } from '../src/domain/transparency/tiles.ts'
import { readSettings } from '../src/server/config/env.ts'
import { openEd25519Key } from '../src/server/lib/ed25519-key.ts'
import { newId } from '../src/server/lib/ids.ts'
import { openDatabase } from '../src/server/queries/open-database.ts'
import { findLogHead, upsertLogHead } from '../src/server/queries/proofs/log-tree.ts'
import { appendToLog } from '../src/server/services/proofs/append-to-log.ts'
import { proveEntry } from '../src/server/services/proofs/prove-entry.ts'

const sizes = [10_000, 10_000_000]
const rounds = 256
const proofs = 2000
/**
 * How many different entries are proved. In the large log, no two of them share a tile of leaves.
 */
const provedEntries = 200

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
  // Only the rows that are read are stored. Their hashes are random, which does not change the
  // cost.
  const indexes = Array.from({ length: provedEntries }, (_, n) =>
    Math.floor((n * size) / provedEntries),
  )
  const rows = new Map<string, { level: number; number: number; width: number }>()
  for (const index of [...indexes, size - 1, size + rounds]) {
    for (const level of [0, 1, 2]) {
      const place = { level, number: Math.floor(index / 256 ** (level + 1)) }
      rows.set(`${level} ${place.number}`, { ...place, width: widthInTree(place, size) })
      const number = Math.floor(index / 256 ** (level + 1) / 16)
      const inRow = Math.floor(size / 256 ** level / 16) - number * 256
      const width = Math.max(0, Math.min(256, inRow))
      rows.set(`half ${level} ${number}`, { level: halfWayLevel(level), number, width })
    }
  }
  const head = { size, root: toBase64(randomBytes(32)), note: '', signed_at: Date.now() }
  await database.write(async (tx) => {
    for (const { width, ...place } of rows.values()) {
      if (width === 0) continue
      const hashes = toBase64(randomBytes(width * 32))
      await tx
        .insertInto('log_tiles')
        .values({ ...place, hashes })
        .execute()
    }
    await upsertLogHead(tx, head)
  })
  const append = await cost(rounds, async () => {
    const commitment = toBase64(randomBytes(32))
    const entry = { id: newId(), kind: 'reported', role: 'reporter', time: 1, commitment } as const
    await database.write((tx) => tx.insertInto('log_entries').values(entry).execute())
    await appendToLog(services)
  })
  const prove = async (round: number) => {
    const newest = await findLogHead(database.read)
    if (newest) await proveEntry(services, newest, indexes[round % provedEntries] ?? 0)
  }
  await cost(provedEntries, prove)
  const proof = await cost(proofs, prove)
  console.log(
    `${size.toLocaleString('en-NG').padStart(10)} entries: append ${append.toFixed(0)} µs, proof ${proof.toFixed(0)} µs`,
  )
  await database.close()
  return { append, proof }
}

/** CPU time of one call in microseconds. */
async function cost(times: number, work: (round: number) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let round = 0; round < times; round++) await work(round)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / times
}
