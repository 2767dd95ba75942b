import { chmodSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { settleKeys } from '../../../src/server/boot/server-keys.ts'
import { readSettings } from '../../../src/server/config/env.ts'
import type { Database } from '../../../src/server/db/database.ts'
import { newestMigration } from '../../../src/server/db/migrate.ts'
import { type Check, runCheck } from '../../../src/server/doctor/check.ts'
import { environmentChecks } from '../../../src/server/doctor/environment.ts'
import { images as pictureChecks } from '../../../src/server/doctor/images.ts'
import { records } from '../../../src/server/doctor/records.ts'
import { imageNames, imageUrl, newUploadId } from '../../../src/server/lib/image-names.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { insertUpload, retainUploads } from '../../../src/server/queries/uploads/uploads.ts'
import { updateUser } from '../../../src/server/queries/users/save-users.ts'
import { openStore } from '../../../src/server/storage/open-store.ts'
import { createMigratedDatabase } from '../../support/database/migrated.ts'
import { workersPostgres } from '../../support/database/postgres.ts'
import { executed } from '../../support/database/statements.ts'
import { runCommand } from '../../support/server/commands.ts'
import { freePort } from '../../support/server/free-port.ts'
import { prepareReporter } from '../../support/server/reporter.ts'
import { migratedFolder, temporaryFolder } from '../support/start-test-server.ts'

const postgres = await workersPostgres()

const bytes = Buffer.from('a picture')

/** A healthy installation: a user with phones and a picture, and keys. */
async function healthy(engine: 'SQLite' | 'PostgreSQL') {
  const isSqlite = engine === 'SQLite'
  const DATA_DIR = (isSqlite ? migratedFolder : temporaryFolder)(onTestFinished)
  const place: Record<string, string> = { DATA_DIR }
  if (!isSqlite) place['DATABASE_URL'] = await createMigratedDatabase(postgres.url)
  const settings = readSettings(place)
  await prepareReporter(settings, 5)
  const database = await openDatabase(settings)
  onTestFinished(() => database.close())
  await settleKeys(database, settings)
  const store = openStore(settings)
  const id = newUploadId()
  const { id: userId } = await database.read
    .selectFrom('users')
    .select('id')
    .executeTakeFirstOrThrow()
  await database.write(async (tx) => {
    const files = { picture: { bytes, width: 1, height: 1 }, thumbnail: { bytes } }
    await insertUpload(tx, { id, ...files }, Date.now())
    await updateUser(tx, userId, { profile_picture: imageUrl(id) })
  })
  for (const name of imageNames(id)) await store.save(name, bytes)
  return { place, settings, database, store, id }
}

type Place = Awaited<ReturnType<typeof healthy>>

/** The failed checks, by name, with their messages. */
async function failedChecks(
  { settings, database, store }: Place,
  more: Record<string, string> = {},
) {
  const context = {
    settings: { ...settings, ...originAndMailSettings(more) },
    database,
    images: store,
    now: Date.now(),
    marks: [],
  }
  const found: Record<string, string> = {}
  for (const check of [...environmentChecks, ...records, ...pictureChecks] satisfies Check[]) {
    const finding = await runCheck(check, context)
    if (!finding.ok) found[check.name] = finding.message
  }
  return found
}

function originAndMailSettings(more: Record<string, string>) {
  const { publicOrigin, trustedProxies, smtpUrl, mail } = readSettings(more)
  return { publicOrigin, trustedProxies, smtpUrl, mail }
}

const run = (database: Database, statement: string) =>
  database.write((tx) => executed(tx, statement))

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', { timeout: 60_000 }, (engine) => {
  test('passes on an untouched installation', async () => {
    expect(await failedChecks(await healthy(engine))).toEqual({})
  })

  test('finds each kind of damage with its own check', async () => {
    const place = await healthy(engine)
    const { database, store, id } = place
    const [name, thumbnail] = imageNames(id)

    await run(database, `insert into counters (name, shard, amount) values ('assets', 999999, 1)`)
    expect(await failedChecks(place)).toEqual({ counters: 'assets is 6, but 5 rows were counted' })
    await run(database, `delete from counters where shard = 999999`)

    await run(
      database,
      `update user_counters set users = 7 where role = 'admin' and status = 'active'`,
    )
    expect((await failedChecks(place))['counters']).toContain('users.admin.active is 7, but')
    await run(
      database,
      `update user_counters set users = 0 where role = 'admin' and status = 'active'`,
    )

    const { id: owner } = await database.read
      .selectFrom('users')
      .select('id')
      .executeTakeFirstOrThrow()
    await run(
      database,
      `insert into totp_secrets (user_id, secret, created_at, confirmed_at)
       values ('${owner}', '${'A'.repeat(60)}', 1, 1)`,
    )
    expect((await failedChecks(place))['authenticator apps']).toContain('1 of 1 secrets')
    await run(database, 'delete from totp_secrets')

    const passkey = (id: number, host: string) =>
      run(
        database,
        `insert into passkeys (id, user_id, credential_id, public_key, sign_count, transports, name, synced, created_at, host)
         values ('${id}', '${owner}', '${id}', 'k', 0, '[]', 'Phone', 0, 1, ${host})`,
      )
    await passkey(1, `'localhost'`)
    await passkey(2, 'null')
    expect(await failedChecks(place)).toEqual({})
    await passkey(3, `'old.example'`)
    expect(await failedChecks(place)).toEqual({ passkeys: '1 belong to old.example' })
    await run(database, 'delete from passkeys')

    await run(database, `update activity_log_head set seq = 9`)
    expect((await failedChecks(place))['activity log']).toContain('missing')
    await run(database, `update activity_log_head set seq = 0`)

    await run(
      database,
      `insert into jobs (id, recipient, kind, type, data, urgent, created_at, attempts, next_attempt_at)
       values ('m', 'ada@example.com', 'mail', 'test', '{}', 0, 1, 0, 1)`,
    )
    expect((await failedChecks(place))['outbox']).toContain('1 mails wait, the oldest for')
    await run(database, `update jobs set failed_at = 1`)
    expect(await failedChecks(place)).toEqual({ outbox: '1 mails failed for good' })
    await run(database, `delete from jobs`)

    await retainUploads(database, Date.now() + 7_200_000)
    expect((await failedChecks(place))['leases']).toContain('keep-uploads is held until')
    await retainUploads(database, 0)

    await store.save(name, Buffer.from('another'))
    await store.remove(thumbnail)
    expect(await failedChecks(place)).toEqual({
      'upload files': `${name} was changed; ${thumbnail} is missing`,
    })
    await store.save(name, bytes)
    await store.save(thumbnail, bytes)

    const [stray] = imageNames(newUploadId())
    await store.save(stray, bytes)
    expect(await failedChecks(place)).toEqual({})
    const path = join(place.settings.dataDir, 'uploads', stray.slice(0, 2), stray)
    utimesSync(path, 1, 1)
    expect(await failedChecks(place)).toEqual({ 'unknown files': `${stray} is unknown` })
    await store.remove(stray)

    chmodSync(join(place.settings.keysDir, 'server.key'), 0o644)
    expect((await failedChecks(place))['keys']).toBe('server.key can be read by others')
    chmodSync(join(place.settings.keysDir, 'server.key'), 0o600)

    await run(database, `delete from kysely_migration where name = '${newestMigration}'`)
    expect((await failedChecks(place))['schema']).toContain(newestMigration)
  })

  test('finds rows that refer to missing rows', async () => {
    const place = await healthy(engine)
    if (engine === 'PostgreSQL') {
      await run(
        place.database,
        `set local session_replication_role = replica;
         update assets set owner_id = 'nobody-at-all' where id = (select min(id) from assets)`,
      )
    } else {
      const { DatabaseSync } = await import('node:sqlite')
      const raw = new DatabaseSync(join(place.settings.dataDir, 'toju.sqlite'))
      raw.exec(
        `pragma foreign_keys = off; update assets set owner_id = 'nobody-at-all' where id = (select min(id) from assets)`,
      )
      raw.close()
    }
    expect((await failedChecks(place))['integrity']).toMatch(/assets/)
  })
})

test('finds settings that endanger users', async () => {
  const place = await healthy('SQLite')
  const found = await failedChecks(place, { PUBLIC_ORIGIN: 'http://toju.test' })
  expect(found).toEqual({
    mail: 'there is no mail server, so no server starts',
    operator: 'Toju Registry Limited; not set: RC number, address, people',
    'public URL': 'http://toju.test is not https: passwords would be sent unencrypted',
  })
  const alone = await failedChecks(place, { PUBLIC_ORIGIN: 'https://toju.test' })
  expect(Object.keys(alone).sort()).toEqual(['mail', 'operator', 'proxies'])
  const logged = await failedChecks(place, { PUBLIC_ORIGIN: 'https://toju.test', MAIL: 'log' })
  expect(logged['mail']).toContain('sent to nobody')
  const open = await failedChecks(place, { TRUSTED_PROXIES: '0.0.0.0/0' })
  expect(open['proxies']).toContain('0.0.0.0/0')
  const SMTP_URL = `smtp://user:secret@127.0.0.1:${await freePort()}`
  const mute = await failedChecks(place, { SMTP_URL })
  expect(mute['mail']).toContain('does not accept mails')
  expect(mute['mail']).not.toContain('secret')
})

test('npm run doctor prints a line for each check, and its exit code says whether all pass', async () => {
  const { place, store, id } = await healthy('SQLite')
  const well = await runCommand('scripts/commands/doctor.ts', [], place)
  expect(well).toMatchObject({ code: 0, error: '' })
  const lines = well.output.trim().split('\n')
  expect(lines.length).toBeGreaterThanOrEqual(14)
  expect(lines.every((line) => line.startsWith('✓ '))).toBe(true)
  await store.remove(imageNames(id)[0])
  const ill = await runCommand('scripts/commands/doctor.ts', [], place)
  expect(ill.code).toBe(1)
  expect(ill.output).toContain('✗ upload files')

  const DATA_DIR = temporaryFolder(onTestFinished)
  const empty = await runCommand('scripts/commands/doctor.ts', [], { DATA_DIR })
  expect(empty.code).toBe(1)
  expect(empty.output).toContain('✗ database')
  writeFileSync(
    join(DATA_DIR, 'toju.sqlite'),
    'no database at all, but a file of some length'.repeat(30),
  )
  const broken = await runCommand('scripts/commands/doctor.ts', [], { DATA_DIR })
  expect(broken.code).toBe(1)
  expect(broken.error).not.toContain('    at ')
}, 90_000)
