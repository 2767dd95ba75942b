// Moves a database from SQLite to PostgreSQL and back, with the code of `npm run move-database` and
// then through archives with pictures, and compares every row, picture and log. Then kills moves in
// the middle. `ROWS` and `PICTURES` set the size, `KILLS` the number of kills. PostgreSQL runs in
// memory.
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup } from '../src/server/backup/make-backup.ts'
import { moveDatabase } from '../src/server/backup/move-database.ts'
import { restoreBackup } from '../src/server/backup/restore-backup.ts'
import { settleKeys } from '../src/server/boot/server-keys.ts'
import { readSettings, type Settings } from '../src/server/config/env.ts'
import { sqliteFile } from '../src/server/db/sqlite.ts'
import { runCheck } from '../src/server/doctor/check.ts'
import { images } from '../src/server/doctor/images.ts'
import { records } from '../src/server/doctor/records.ts'
import { imageNames, imageUrl, newUploadId } from '../src/server/lib/image-names.ts'
import { connect } from '../src/server/queries/open-database.ts'
import { insertUpload } from '../src/server/queries/uploads/uploads.ts'
import { openStore } from '../src/server/storage/open-store.ts'
import { startPostgres } from '../tests/support/database/postgres.ts'
import { runCommand } from '../tests/support/server/commands.ts'
import { createDatabase } from './fixtures/load-rows.ts'
import { createRegistry } from './fixtures/registry.ts'
import { createUsers, idOf } from './fixtures/users-and-log.ts'
import { tableDigests } from './lib/table-digests.ts'

const wanted = Number(process.env['ROWS'] ?? 2_000_000)
const pictures = Number(process.env['PICTURES'] ?? 2000)
const kills = Number(process.env['KILLS'] ?? 10)
const pictureBytes = 60_000

const folder = mkdtempSync(join(tmpdir(), 'toju-move-'))
const postgres = await startPostgres()
let databases = 0
try {
  const source = embedded('source')
  await fill(source)
  const before = await tableDigests(source)
  const megabytes = Math.round(statSync(sqliteFile(source.dataDir)).size / 1e6)
  console.log(`${rowsIn(before)} rows (${megabytes} MB in SQLite), ${pictures} pictures`)

  const middle = await onPostgres(source.dataDir)
  const { parts } = await timed('SQLite to PostgreSQL', () => move(source, middle))
  await compare(before, middle)
  const end = embedded('end')
  await timed('PostgreSQL to SQLite', () => move({ ...middle, dataDir: end.dataDir }, end))
  await compare(before, end, { withPictures: false })

  await throughArchives(source)
  await killInTheMiddle(source, parts)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true })
}

function embedded(name: string): Settings {
  const dataDir = join(folder, name)
  mkdirSync(dataDir)
  return readSettings({ DATA_DIR: dataDir })
}

async function onPostgres(dataDir: string): Promise<Settings> {
  databases += 1
  const DATABASE_URL = await createDatabase(postgres.url, `moved_${databases}`)
  return readSettings({ DATA_DIR: dataDir, DATABASE_URL })
}

/** About seven rows for each user, and two for each phone. */
async function fill(place: Settings) {
  const users = Math.round(wanted / 14)
  await createUsers(place.dataDir, users)
  await createRegistry(place.dataDir, Math.round(wanted / 4.2))
  const database = connect(place)
  const store = openStore(place)
  await settleKeys(database, place)
  for (let n = 0; n < pictures; n++) {
    const [id, bytes] = [newUploadId(), randomBytes(pictureBytes)]
    for (const name of imageNames(id)) await store.save(name, bytes)
    await database.write(async (tx) => {
      const files = { picture: { bytes, width: 1, height: 1 }, thumbnail: { bytes } }
      await insertUpload(tx, { id, ...files }, Date.now())
      await tx
        .updateTable('users')
        .set({ profile_picture: imageUrl(id) })
        .where('id', '=', idOf(n % users))
        .execute()
    })
  }
  await database.close()
}

async function move(from: Settings, to: Settings) {
  let parts = 0
  const { rows, log } = await moveDatabase(from, to, () => {
    parts += 1
  })
  if (log.faults.length > 0) throw new Error(log.faults.join('\n'))
  return { parts, rows }
}

async function timed<T extends { rows: number }>(what: string, work: () => Promise<T>) {
  const began = performance.now()
  const result = await work()
  const seconds = (performance.now() - began) / 1000
  const perSecond = Math.round(result.rows / seconds)
  console.log(
    `${what.padEnd(34)} ${(seconds / 60).toFixed(2).padStart(6)} minutes, ${perSecond} rows a second`,
  )
  return result
}

async function compare(
  before: ReadonlyMap<string, string>,
  place: Settings,
  { withPictures = true, except = '' } = {},
) {
  const after = await tableDigests(place)
  const names = new Set([...before.keys(), ...after.keys()])
  const different = [...names].filter(
    (name) => name !== except && before.get(name) !== after.get(name),
  )
  const database = connect(place)
  const context = { settings: place, database, images: openStore(place), now: Date.now() }
  const failing: string[] = []
  for (const check of [...records, ...(withPictures ? images : [])]) {
    const finding = await runCheck(check, context)
    if (!finding.ok) failing.push(`${check.name}: ${finding.message}`)
  }
  await database.close()
  console.log(
    `  ${names.size} tables, ${different.length} different; doctor: ${failing.length === 0 ? 'all checks pass' : failing.join('; ')}`,
  )
  if (different.length + failing.length > 0) {
    process.exitCode = 1
    for (const name of different) console.log(`  ${name}: ${before.get(name)} / ${after.get(name)}`)
  }
}

/** Moves the database there and back as archives that contain the pictures. */
async function throughArchives(source: Settings) {
  const before = await tableDigests(source)
  const [first, second] = ['first', 'second'].map((name) => join(folder, name))
  // A backup contains its own lease.
  const except = 'job_leases'
  await timed('archive of SQLite', () => makeBackup(source, first ?? '', { withKeys: true }))
  const middle = await onPostgres(embedded('middle').dataDir)
  await timed('  restored into PostgreSQL', () => restore(middle, first ?? ''))
  await compare(before, middle, { except })
  await timed('archive of PostgreSQL', () => makeBackup(middle, second ?? '', { withKeys: true }))
  const end = embedded('restored')
  await timed('  restored into SQLite', () => restore(end, second ?? ''))
  await compare(before, end, { except })
}

async function restore(place: Settings, file: string) {
  const { manifest, files, log } = await restoreBackup(place, file)
  if (log.faults.length > 0) throw new Error(log.faults.join('\n'))
  if (files !== pictures * imageNames('').length) throw new Error(`${files} files`)
  return { rows: Object.values(manifest.rows).reduce((sum, count) => sum + count, 0) }
}

/** Kills moves with -9 at random parts, in both directions in turn. */
async function killInTheMiddle(source: Settings, parts: number) {
  const contents = () => createHash('sha256').update(readFileSync(sqliteFile(source.dataDir)))
  const before = contents().digest('hex')
  const rows = await tableDigests(source)
  const middle = await onPostgres(source.dataDir)
  const back = embedded('back')
  let changed = 0
  for (let n = 0; n < kills; n++) {
    const at = String(1 + Math.floor(Math.random() * parts))
    const { code } = await runCommand(
      'tests/support/server/killed-mover.ts',
      [middle.databaseUrl ?? '', at],
      { DATA_DIR: source.dataDir },
    )
    const database = connect(middle)
    const tables = await database.read.introspection.getTables({ withInternalKyselyTables: true })
    await database.close()
    if (code === 0 || tables.length > 0 || contents().digest('hex') !== before) changed += 1
  }
  console.log(
    `killed ${kills} times on the way to PostgreSQL: ${changed} times the source was changed or the target not empty`,
  )
  await timed('  the next move', () => move(source, middle))
  await compare(rows, middle)
  for (let n = 0; n < kills; n++) {
    await runCommand(
      'tests/support/server/killed-mover.ts',
      ['embedded', String(1 + Math.floor(Math.random() * (parts / 4)))],
      { DATA_DIR: back.dataDir, DATABASE_URL: middle.databaseUrl ?? '' },
    )
    if (existsSync(sqliteFile(back.dataDir))) changed += 1
  }
  console.log(`killed ${kills} times on the way back: ${changed} times a database file was left`)
  await timed('  the next move', () => move({ ...middle, dataDir: back.dataDir }, back))
  await compare(rows, back, { withPictures: false })
  if (changed > 0) process.exitCode = 1
}

function rowsIn(digests: ReadonlyMap<string, string>): number {
  return [...digests.values()].reduce((sum, text) => sum + Number.parseInt(text, 10), 0)
}
