import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { BackupError, makeBackup } from '../../../src/server/backup/make-backup.ts'
import { restoreBackup } from '../../../src/server/backup/restore-backup.ts'
import { InvalidArchiveError } from '../../../src/server/backup/tar.ts'
import { settleKeys } from '../../../src/server/boot/server-keys.ts'
import { readSettings } from '../../../src/server/config/env.ts'
import { purgeUnusedUploads } from '../../../src/server/jobs/purge-expired.ts'
import { imageNames, imageUrl, newUploadId } from '../../../src/server/lib/image-names.ts'
import { verifyChain } from '../../../src/server/queries/activity/audit-chain.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { countRows, listTables } from '../../../src/server/queries/table-rows.ts'
import { insertUpload, retainUploads } from '../../../src/server/queries/uploads/uploads.ts'
import { updateUser } from '../../../src/server/queries/users/save-users.ts'
import { createDiskStore } from '../../../src/server/storage/image-store.ts'
import { createPostgresDatabase } from '../../support/database/database.ts'
import { createMigratedDatabase, putMigrated } from '../../support/database/migrated.ts'
import { workersPostgres } from '../../support/database/postgres.ts'
import { runCommand } from '../../support/server/commands.ts'
import { prepareReporter } from '../../support/server/reporter.ts'
import { startServer } from '../../support/server/server-process.ts'
import { temporaryFolder } from '../support/start-test-server.ts'

const folder = () => temporaryFolder(onTestFinished)
const BACKUP_PASSPHRASE = 'harmattan over zuma rock'

const postgres = await workersPostgres()

type Engine = 'SQLite' | 'PostgreSQL'
interface Place extends Record<string, string> {
  DATA_DIR: string
}

async function emptyPlace(engine: Engine): Promise<Place> {
  const DATA_DIR = folder()
  if (engine === 'SQLite') return { DATA_DIR }
  return { DATA_DIR, DATABASE_URL: await createPostgresDatabase(postgres.url) }
}

const open = async (place: Place) => {
  const database = await openDatabase(readSettings(place))
  onTestFinished(() => database.close())
  return database
}

async function migratedPlace(engine: Engine): Promise<Place> {
  const DATA_DIR = folder()
  if (engine === 'PostgreSQL') {
    return { DATA_DIR, DATABASE_URL: await createMigratedDatabase(postgres.url) }
  }
  putMigrated(DATA_DIR)
  return { DATA_DIR }
}

const runBackup = (place: Place, file: string, settings: Record<string, string> = {}) =>
  runCommand('scripts/commands/backup.ts', [file], { ...place, ...settings })
const runRestore = (place: Place, file: string, settings: Record<string, string> = {}) =>
  runCommand('scripts/commands/restore.ts', [file], { ...place, ...settings })
/**
 * scrypt's cost, lowered: the production cost would take half a second for each decryption below.
 */
const scryptCost = 10
/**
 * Like `runBackup`, but in this process. An encrypted archive contains the keys, as with the
 * command.
 */
const backup = (place: Place, file: string, settings: Record<string, string> = {}) =>
  makeBackup(readSettings({ ...place, ...settings }), file, {
    withKeys: settings['BACKUP_PASSPHRASE'] !== undefined,
    scryptCost,
  })
const restore = (place: Place, file: string, settings: Record<string, string> = {}) =>
  restoreBackup(readSettings({ ...place, ...settings }), file)

/** Stores this many pictures; the first becomes a user's profile picture. */
async function putImages(place: Place, count: number, at = Date.now()): Promise<string[]> {
  const database = await openDatabase(readSettings(place))
  const store = createDiskStore(place.DATA_DIR)
  const ids = Array.from({ length: count }, newUploadId)
  const user = await database.read.selectFrom('users').select('id').executeTakeFirstOrThrow()
  await database.write(async (tx) => {
    for (const id of ids) {
      const bytes = Buffer.from(`picture ${id}`)
      await insertUpload(
        tx,
        { id, picture: { bytes, width: 1, height: 1 }, thumbnail: { bytes } },
        at,
      )
    }
    await updateUser(tx, user.id, { profile_picture: imageUrl(ids[0] ?? '') })
  })
  for (const id of ids) {
    for (const name of imageNames(id)) await store.save(name, Buffer.from(`picture ${id}`))
  }
  await database.close()
  return ids
}

async function contentOf(place: Place) {
  const database = await open(place)
  const tables = Object.keys(await listTables(database.read))
  const rows = await countRows(database.read, tables)
  const log = await database.read.selectFrom('activity_log').selectAll().orderBy('seq').execute()
  const counts = await database.read
    .selectFrom('counters')
    .selectAll()
    .orderBy('name')
    .orderBy('shard')
    .execute()
  return { rows, log, counts }
}

async function sendReport(origin: string, token: string, assetId: string): Promise<string> {
  const response = await fetch(`${origin}/api/reports/create-report`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ assetId, status: 'Stolen', description: 'Taken from my bag' }),
  })
  if (response.status !== 201) throw new Error(`answered ${response.status}`)
  const { data }: { data: { id: string } } = await response.json()
  return data.id
}

/** A data folder with a reporter and pictures, and no server. */
async function quietPlace(engine: Engine, { phones = 20, uploadedAt = Date.now() } = {}) {
  const place = await migratedPlace(engine)
  const databaseUrl = place['DATABASE_URL'] ?? null
  const { token, assets } = await prepareReporter({ dataDir: place.DATA_DIR, databaseUrl }, phones)
  const uploads = await putImages(place, 20, uploadedAt)
  return { place, token, assets, uploads }
}

interface Way {
  /** Each writer's pause, so that some write while the copy is made and some phones are left. */
  pauseMs: number
  copy(place: Place, file: string): Promise<void>
  copyBack(place: Place, file: string): Promise<void>
}

/** As an administrator does it, at scrypt's full cost. */
const byCommands: Way = {
  pauseMs: 50,
  async copy(place, file) {
    const made = await runBackup(place, file, { BACKUP_PASSPHRASE })
    expect(made).toMatchObject({ code: 0, error: '' })
    expect(made.output).toContain('40 files')
    // 17: scrypt's N is 2^17, so each guess of the passphrase takes half a second.
    expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S+ 17\n/)
  },
  async copyBack(place, file) {
    const restored = await runRestore(place, file, { BACKUP_PASSPHRASE })
    expect(restored).toMatchObject({ code: 0, error: '' })
    expect(restored.output).toContain('The activity log is intact')
  },
}

const inThisProcess: Way = {
  pauseMs: 10,
  async copy(place, file) {
    const { files, missing } = await backup(place, file, { BACKUP_PASSPHRASE })
    expect([files, missing]).toEqual([40, []])
  },
  async copyBack(place, file) {
    expect((await restore(place, file, { BACKUP_PASSPHRASE })).log.faults).toEqual([])
  },
}

describe.each<[Engine, Way]>([
  ['SQLite', byCommands],
  ['PostgreSQL', inThisProcess],
])('a backup of %s', { timeout: 90_000 }, (engine, { copy, copyBack, pauseMs }) => {
  test('made while a server writes contains everything acknowledged before, and works', async ({
    annotate,
  }) => {
    // More phones than are reported while the backup is made.
    const { place, token, assets, uploads } = await quietPlace(engine, { phones: 120 })
    const server = await startServer(place, 'tests/support/server/impatient-server.ts')
    onTestFinished(() => void server.end('SIGKILL'))
    const acknowledged: string[] = []
    let writing = true
    const write = async () => {
      for (let id = assets.pop(); id && writing; id = assets.pop()) {
        acknowledged.push(await sendReport(server.origin, token, id))
        await delay(pauseMs)
      }
    }
    const writers = Array.from({ length: 3 }, write)
    while (acknowledged.length < 20) await delay(5)
    const before = [...acknowledged]
    const file = join(folder(), 'copy')
    await copy(place, file)
    const meanwhile = acknowledged.length - before.length
    writing = false
    await Promise.all(writers)
    await annotate(`${before.length} before, ${meanwhile} while the copy was made`)
    expect(meanwhile).toBeGreaterThan(0)
    await server.end()

    const there = await emptyPlace(engine)
    await copyBack(there, file)
    const database = await open(there)
    const reports = await database.read.selectFrom('reports').select('id').execute()
    const kept = new Set(reports.map(({ id }) => id))
    expect(before.filter((id) => !kept.has(id))).toEqual([])
    expect((await verifyChain(database.read)).faults).toEqual([])
    const store = createDiskStore(there.DATA_DIR)
    for (const id of uploads) {
      for (const name of imageNames(id)) {
        expect((await store.read(name))?.toString()).toBe(`picture ${id}`)
      }
    }

    const again = await startServer(there, 'tests/support/server/impatient-server.ts')
    onTestFinished(() => void again.end('SIGKILL'))
    const me = await fetch(`${again.origin}/api/auth/me`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(me.status).toBe(200)
    const unreported = await database.read
      .selectFrom('assets')
      .select('id')
      .where('id', 'not in', (from) => from.selectFrom('reports').select('asset_id'))
      .executeTakeFirstOrThrow()
    await sendReport(again.origin, token, unreported.id)
    await again.end()
    expect((await verifyChain(database.read)).faults).toEqual([])
  })

  test('restores every row and the keys', async () => {
    const { place } = await quietPlace(engine)
    await settleKeys(await open(place), readSettings(place))
    const file = join(folder(), 'copy')
    await backup(place, file, { BACKUP_PASSPHRASE })
    const there = await emptyPlace(engine)
    expect((await restore(there, file, { BACKUP_PASSPHRASE })).log.faults).toEqual([])
    expect(await contentOf(there)).toEqual(await contentOf(place))
    for (const key of ['server.key', 'certificates.pem']) {
      const [was, is] = [place, there].map(({ DATA_DIR }) =>
        readFileSync(join(DATA_DIR, 'keys', key), 'utf8'),
      )
      expect(is).toBe(was)
    }
  })

  test('restores only into an empty place, and leaves others unchanged', async () => {
    const { place } = await quietPlace(engine)
    const file = join(folder(), 'copy')
    expect((await runBackup(place, file)).output).toContain('without the keys')
    const before = await contentOf(place)
    await expect(restore(place, file)).rejects.toThrow('into an empty place')
    expect(await contentOf(place)).toEqual(before)
    const other = await migratedPlace(engine === 'SQLite' ? 'PostgreSQL' : 'SQLite')
    const there = readdirSync(other.DATA_DIR)
    await expect(restore(other, file)).rejects.toThrow('into an empty place')
    expect(readdirSync(other.DATA_DIR)).toEqual(there)
  })

  test('restores into the other engine: every row, the pictures and the keys', async () => {
    const { place, uploads } = await quietPlace(engine)
    await settleKeys(await open(place), readSettings(place))
    const file = join(folder(), 'copy')
    await backup(place, file, { BACKUP_PASSPHRASE })
    const there = await emptyPlace(engine === 'SQLite' ? 'PostgreSQL' : 'SQLite')
    const { log, files } = await restore(there, file, { BACKUP_PASSPHRASE })
    expect(log.faults).toEqual([])
    expect(files).toBe(uploads.length * imageNames('').length)
    expect(await contentOf(there)).toEqual(await contentOf(place))
    await settleKeys(await open(there), readSettings(there))
    expect(readdirSync(there.DATA_DIR).filter((name) => name.startsWith('.'))).toEqual([])
  })
})

describe('an archive', { timeout: 60_000 }, () => {
  let place: Place
  let plain: string
  let sealed: string
  const kept: (() => Promise<void> | void)[] = []
  beforeAll(async () => {
    const home = temporaryFolder((clean) => kept.push(clean))
    place = { DATA_DIR: join(home, 'data') }
    mkdirSync(place.DATA_DIR)
    putMigrated(place.DATA_DIR)
    await prepareReporter({ dataDir: place.DATA_DIR, databaseUrl: null }, 20)
    await putImages(place, 5)
    plain = join(home, 'plain')
    sealed = join(home, 'sealed')
    await backup(place, plain)
    await backup(place, sealed, { BACKUP_PASSPHRASE })
  }, 60_000)
  afterAll(async () => {
    for (const clean of kept) await clean()
  })

  async function refusal(file: string, settings: Record<string, string> = {}) {
    const DATA_DIR = join(folder(), 'there')
    const refused = await restore({ DATA_DIR }, file, settings).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(InvalidArchiveError)
    // Nothing at all was written.
    expect(existsSync(DATA_DIR)).toBe(false)
    return String(refused)
  }

  const changedAt = (file: string, at: number) => {
    const copy = join(folder(), 'changed')
    const bytes = readFileSync(file)
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
    writeFileSync(copy, bytes)
    return copy
  }
  const cutTo = (file: string, bytes: number) => {
    const copy = join(folder(), 'cut')
    copyFileSync(file, copy)
    truncateSync(copy, bytes)
    return copy
  }
  const sizeOf = (file: string) => readFileSync(file).length

  test('reveals nothing when encrypted, and can be read by any tar when not', async () => {
    expect(readFileSync(sealed).includes('okafor')).toBe(false)
    expect(readFileSync(sealed).includes('SQLite format')).toBe(false)
    const names = execFileSync('tar', ['-tf', plain], { encoding: 'utf8' }).trim().split('\n')
    expect(names[0]).toBe('toju.json')
    expect(names.at(-1)).toBe('SHA256SUMS')
    expect(names).toContain('database/toju.sqlite')
    const out = folder()
    execFileSync('tar', ['-xf', plain, '-C', out])
    execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: out })
  })

  test('changed anywhere is refused, and nothing is written', async () => {
    for (const part of [0.001, 0.3, 0.6, 0.9]) {
      const at = Math.floor(sizeOf(sealed) * part)
      expect(await refusal(changedAt(sealed, at), { BACKUP_PASSPHRASE })).toContain('was changed')
    }
    // In the first header: a letter of the name, a field that tar ignores, the end of what its
    // checksum covers. Then the padding after the last entry, the end of the file, and three
    // positions within.
    const padding = readFileSync(plain).lastIndexOf('\n') + 1
    const parts = [0.3, 0.6, 0.9].map((part) => Math.floor(sizeOf(plain) * part))
    for (const at of [0, 155, 500, padding, sizeOf(plain) - 1, ...parts]) {
      expect(await refusal(changedAt(plain, at)), `byte ${at}`).toContain('damaged or cut off')
    }
  })

  test('truncated anywhere is refused, at the end of a chunk too, and nothing is written', async () => {
    const chunk = 64 * 1024 + 16
    // In the age format, the line with the header's MAC ends the header; a nonce follows.
    const head = readFileSync(sealed).indexOf('\n', readFileSync(sealed).indexOf('\n--- ') + 1) + 17
    for (const bytes of [0, 5, 26, head, head + chunk, head + chunk * 3, sizeOf(sealed) - 1]) {
      expect(await refusal(cutTo(sealed, bytes), { BACKUP_PASSPHRASE })).toMatch(/cut off/)
    }
    for (const bytes of [0, 512, 5120, sizeOf(plain) - 1024, sizeOf(plain) - 1]) {
      expect(await refusal(cutTo(plain, bytes))).toContain('cut off')
    }
  })

  test('with another passphrase, or none, is refused', async () => {
    const wrong = { BACKUP_PASSPHRASE: 'harmattan over aso rock' }
    expect(await refusal(sealed, wrong)).toContain('the passphrase is not the one')
    expect(await refusal(sealed)).toContain('BACKUP_PASSPHRASE')
    const DATA_DIR = folder()
    const ran = await runRestore({ DATA_DIR }, sealed, wrong)
    expect(ran).toMatchObject({ code: 1, output: '' })
    expect(ran.error).not.toContain('    at ')
    expect(readdirSync(DATA_DIR)).toEqual([])
  })

  test('opens with a passphrase read from a file', async () => {
    const BACKUP_PASSPHRASE_FILE = join(folder(), 'passphrase')
    writeFileSync(BACKUP_PASSPHRASE_FILE, `${BACKUP_PASSPHRASE}\n`)
    const there = { DATA_DIR: folder() }
    const { log } = await restore(there, sealed, { BACKUP_PASSPHRASE_FILE })
    expect(log.faults).toEqual([])
  })

  test('never overwrites another, and refuses a weak passphrase', async () => {
    const over = await runBackup(place, plain)
    expect(over.code).toBe(1)
    expect(over.error).toContain('is there already')
    const short = await runBackup(place, join(folder(), 'copy'), { BACKUP_PASSPHRASE: 'short-one' })
    expect(short.code).toBe(1)
    expect(short.error).toContain('12 characters or more')
    expect(short.error).not.toContain('short-one')
    const nothing = backup({ DATA_DIR: folder() }, join(folder(), 'copy'))
    await expect(nothing).rejects.toThrow(BackupError)
    await expect(nothing).rejects.toThrow('There is no database')
  })

  test('is made although files that records name are missing, and reports them', async () => {
    const broken = { DATA_DIR: folder() }
    await restore(broken, plain)
    const database = await open(broken)
    const { profile_picture: profile_image } = await database.read
      .selectFrom('users')
      .select('profile_picture')
      .executeTakeFirstOrThrow()
    await createDiskStore(broken.DATA_DIR).remove(profile_image?.split('/').at(-1) ?? '')
    const file = join(folder(), 'copy')
    const made = await runBackup(broken, file)
    expect(made.code).toBe(2)
    expect(made.error).toContain('1 files are missing')
    expect(existsSync(file)).toBe(true)
  })
})

test('no purge deletes a file while a backup is made', async () => {
  const { place, uploads } = await quietPlace('SQLite', { uploadedAt: 1 })
  const database = await open(place)
  const images = createDiskStore(place.DATA_DIR)
  const services = { database, imageStore: images, now: () => Date.now() }
  await retainUploads(database, Date.now() + 60_000)
  expect(await purgeUnusedUploads(services)).toBe(0)
  await retainUploads(database, Date.now())
  // All except the profile picture.
  expect(await purgeUnusedUploads(services)).toBe(uploads.length - 1)
})
