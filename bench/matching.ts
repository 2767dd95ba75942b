// Compares the cost of matching one report among ten thousand and among a million open reports.
// Reports alternate between the two, so that other load on the machine affects both alike.
// `REPORTS=10000000` sets the larger number; `ENGINE=postgres` compares on PostgreSQL.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { luhnCharacter } from '../src/domain/identifiers/check-digits.ts'
import type { Database } from '../src/server/db/database.ts'
import { newId } from '../src/server/lib/ids.ts'
import { readLgas } from '../src/server/lib/lgas.ts'
import { insertAsset } from '../src/server/queries/assets/assets.ts'
import { replaceIdentifiers } from '../src/server/queries/assets/identifiers.ts'
import { openDatabase } from '../src/server/queries/open-database.ts'
import { insertReport } from '../src/server/queries/reports/reports.ts'
import { matchReportById } from '../src/server/services/matching/match-report.ts'
import { startPostgres } from '../tests/support/database/postgres.ts'
import { moveToPostgres } from './fixtures/move-to-postgres.ts'
import { createOpenReports, makers, places } from './fixtures/open-reports.ts'
import { imeiOf } from './fixtures/registry.ts'
import { assetRow, reportRow } from './fixtures/rows.ts'

const many = Number(process.env['REPORTS'] ?? 1_000_000)
const sizes = [10_000, many]
const times = 400
const maxRatio = 1.5

const lgas = readLgas(new URL('../public/states.json', import.meta.url))
const postgres =
  process.env['ENGINE'] === 'postgres' ? await startPostgres({ large: many > 1_000_000 }) : null
const folder = mkdtempSync(join(tmpdir(), 'toju-matching-'))
const registries: { size: number; database: Database; took: number[] }[] = []
try {
  for (const size of sizes) registries.push({ size, database: await open(size), took: [] })
  await compare()
} finally {
  for (const { database } of registries) await database.close()
  await postgres?.stop()
  rmSync(folder, { recursive: true })
}

/** A registry with this many open reports. */
async function open(size: number): Promise<Database> {
  const dataDir = join(folder, String(size))
  mkdirSync(dataDir)
  await createOpenReports(dataDir, size)
  const databaseUrl =
    postgres && (await moveToPostgres(dataDir, postgres.url, `open_reports_${size}`))
  return openDatabase({ databaseUrl, dataDir })
}

async function compare() {
  for (let n = 0; n < times; n++) {
    for (const { size, database, took } of registries) took.push(await matchOne(database, size, n))
  }

  const medians = registries.map(({ size, took }) => {
    // The first ones fill the cache and warm up the code.
    const sorted = took.slice(times / 4).toSorted((a, b) => a - b)
    const [median = 0, p95 = 0] = [0.5, 0.95].map(
      (part) => sorted[Math.floor(sorted.length * part)],
    )
    console.log(
      `${String(size).padStart(9)} open reports: median ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`,
    )
    return median
  })
  for (const { database } of registries) {
    const { matches } = await database.read
      .selectFrom('matches')
      .select((count) => count.fn.countAll<number>().as('matches'))
      .executeTakeFirstOrThrow()
    console.log(`  ${matches} matches created`)
  }
  const ratio = (medians[1] ?? 0) / (medians[0] ?? 1)
  console.log(`ratio ${ratio.toFixed(2)}, at most ${maxRatio}`)
  if (!(ratio <= maxRatio)) process.exitCode = 1
}

/**
 * Inserts a loss whose identifier is one digit off an existing found report, with a make and place
 * like thousands of others. Returns the milliseconds of matching it.
 */
async function matchOne(database: Database, size: number, n: number): Promise<number> {
  const near = Math.floor(((n * 7919) % size) / 2) * 2
  const imei = imeiOf(near)
  const digit = (Number(imei.charAt(9)) + 5) % 10
  const key = `${imei.slice(0, 9)}${digit}${imei.slice(10, 14)}`
  const [assetId, reportId] = [newId(), newId()]
  const ownerId = `user-${String(n % 1000).padStart(30, '0')}`
  return database.write(async (tx) => {
    const brand = makers[near % makers.length] ?? ''
    const state = places[Math.floor(near / makers.length) % places.length] ?? ''
    await insertAsset(tx, { ...assetRow, id: assetId, owner_id: ownerId, brand })
    const typed = key + luhnCharacter(key, 10)
    const identifier = {
      kind: 'imei1',
      namespace: 'imei',
      key,
      raw_value: typed.slice(0, 14),
    } as const
    await replaceIdentifiers(tx, { id: assetId, ownerId }, [identifier])
    await insertReport(tx, {
      ...reportRow,
      id: reportId,
      asset_id: assetId,
      reporter_id: ownerId,
      state,
      location: state,
    })
    const start = performance.now()
    const actor = { id: ownerId }
    const origin = 'http://toju.test'
    const ctx = { database, tx, lgas, origin, actor, now: Date.now(), activity: [] }
    await matchReportById(ctx, reportId)
    return performance.now() - start
  })
}
