import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { migrate, migrateTo } from '../../../src/server/db/migrate.ts'
import { openSqlite } from '../../../src/server/db/sqlite.ts'

/** A database from before CAC numbers were normalized, with businesses in several formats. */
async function withOldBusinesses() {
  const dataDir = mkdtempSync(join(tmpdir(), 'toju-merchants-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const database = openSqlite(dataDir)
  onTestFinished(() => database.close())
  await database.write((tx) => migrateTo(tx, 'sqlite', '0018-look-up-facts'))
  const business = (id: string, status: string, cac: string, verifiedAt: number | null) => [
    `insert into users (id, email, first_name, last_name, phone_number, country, role, status, plan, created_at)
       values ('${id}', '${id}@example.com', 'Ada', 'Obi', '', 'Nigeria', 'user', 'active', 'Free', 1)`,
    `insert into merchants (id, owner_id, slug, status, name, name_key, category_id, phone, address, state, lga,
       country, cac_number, logo_url, products, certificate_number, applied_at, verified_at, expires_at)
       values ('${id}', '${id}', '${id}', '${status}', '${id}', '${id}', 'phones-and-computer', '', '', 'Lagos', '',
       'Nigeria', '${cac}', '', '[]', ${verifiedAt ? `'TJ-${id}'` : 'null'}, 1, ${verifiedAt}, ${verifiedAt})`,
    ...(verifiedAt
      ? [
          `insert into certificate_keys (id, public_key, created_at) values ('key', '', 1) on conflict do nothing`,
          `insert into certificates (id, merchant_id, business, cac_number, issued_at, expires_at, key_id, signature)
             values ('TJ-${id}', '${id}', '${id}', '${cac}', 5, 10, 'key', '')`,
        ]
      : []),
  ]
  await database.write(async (tx) => {
    for (const statement of [
      ...business('real', 'verified', 'RC132314', 10),
      ...business('twin', 'verified', 'RC0132314', 20),
      ...business('other', 'suspended', 'BN0007', 30),
      ...business('new', 'pending', 'RC00132314', null),
    ]) {
      await tx.executeQuery(CompiledQuery.raw(statement))
    }
  })
  return database
}

test('old CAC numbers are normalized, and a business verified later under the same one returns to staff', async () => {
  const database = await withOldBusinesses()
  await migrate(database)
  const rows = await database.read
    .selectFrom('merchants')
    .select(['id', 'status', 'cac_number'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { id: 'new', status: 'pending', cac_number: 'RC132314' },
    { id: 'other', status: 'suspended', cac_number: 'BN7' },
    { id: 'real', status: 'verified', cac_number: 'RC132314' },
    { id: 'twin', status: 'pending', cac_number: 'RC132314' },
  ])
  const certificates = await database.read
    .selectFrom('certificates')
    .select(['id', 'revoked_at'])
    .orderBy('id')
    .execute()
  expect(certificates).toEqual([
    { id: 'TJ-other', revoked_at: null },
    { id: 'TJ-real', revoked_at: null },
    { id: 'TJ-twin', revoked_at: 5 },
  ])
})
