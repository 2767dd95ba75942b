import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { exportMyData } from '../../../src/api/users/my-account.ts'
import { personalDataLabels } from '../../../src/locales/en/personal-data.ts'
import type { Database } from '../../../src/server/db/database.ts'
import { schema } from '../../../src/server/db/schema/schema.ts'
import type { Table } from '../../../src/server/db/schema/table.ts'
import { personalDataTables } from '../../../src/server/queries/personal-data.ts'
import { referringColumns } from '../../../src/server/queries/uploads/uploads.ts'
import { refusalOf, startTestApp } from '../../support/app.ts'
import { createCanaryUser } from '../../support/canary-user.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { registerPhone } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { password, signIn } from '../../support/users.ts'

interface Reference {
  table: string
  column: string
}

/** Every column that names a user by a foreign key. */
async function userReferences({ dialect, read }: Database): Promise<Reference[]> {
  const query: RawBuilder<Reference> =
    dialect === 'sqlite'
      ? sql`select m.name as "table", f."from" as "column"
          from sqlite_master m, pragma_foreign_key_list(m.name) f
          where m.type = 'table' and f."table" = 'users'`
      : sql`select c.conrelid::regclass::text as "table", a.attname as "column"
          from pg_constraint c
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
          where c.contype = 'f' and c.confrelid = 'users'::regclass`
  return (await query.execute(read)).rows
}

const tables = Object.entries<Table>(schema)

test('every table with a user’s rows has a name in the export, after the tables it refers to', () => {
  const names = personalDataTables.map(({ table }) => table as string)
  expect(Object.keys(personalDataLabels).sort()).toEqual(names.toSorted())
  for (const { table, owner } of personalDataTables) {
    if ('of' in owner) expect(names.indexOf(owner.of), table).toBeLessThan(names.indexOf(table))
  }
})

test('every column says whether the export contains it, or that it is not personal', async () => {
  const { database } = await startTestApp({ limits: noLimits })
  const actual = await database.read.introspection.getTables()
  const classified = tables.map(([name, { personal }]) => [
    name,
    'none' in personal
      ? personal.columns.toSorted()
      : [...personal.exported, ...(personal.withheld ?? [])].sort(),
  ])
  expect(Object.fromEntries(classified)).toEqual(
    Object.fromEntries(
      actual.map(({ name, columns }) => [name, columns.map((each) => each.name).sort()]),
    ),
  )
})

test('every column that refers to a user is its table’s owner column in the schema, or is cleared', async () => {
  const { database } = await startTestApp({ limits: noLimits })
  const references = await userReferences(database)
  expect(references.length).toBeGreaterThan(5)
  for (const { table, column } of references) {
    const { personal } = tables.find(([name]) => name === table)?.[1] ?? {}
    if (personal?.cleared?.[column] !== undefined) continue
    expect(personal && 'owner' in personal && personal.owner.column, `${table}.${column}`).toBe(
      column,
    )
  }
})

test('every column that a transfer or an erasure keeps exists in its table', () => {
  for (const [name, table] of tables) {
    const retained = [...(table.retainedAtTransfer ?? []), ...(table.retainedAtErasure ?? [])]
    expect(
      retained.filter((column) => !(column in table.columns)),
      name,
    ).toEqual([])
  }
})

test('every picture column belongs to a listed table, so that erasure deletes the files too', () => {
  const tables = personalDataTables.map(({ table }) => table)
  for (const [table] of referringColumns) expect(tables).toContain(table)
})

it('the export contains all rows of the user, of nobody else, and no secret', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { user, traces } = await createCanaryUser(app)
  const other = await signIn(app)
  const { data } = await user.call(exportMyData, { password })

  const sections = Object.fromEntries(data.sections.map((each) => [each.name, each]))
  const counts = Object.fromEntries(
    data.sections.map(({ name, records }) => [name, records.length]),
  )
  const rows = await allRows(app.database)
  const own = (table: string, column: string, value: string) =>
    (rows[table] as Record<string, unknown>[]).filter((row) => row[column] === value).length
  expect(counts).toMatchObject({
    users: 1,
    sessions: own('sessions', 'user_id', user.id),
    assets: 41,
    identifiers: own('identifiers', 'owner_id', user.id),
    asset_photos: 40,
    reports: 3,
    merchants: 1,
    certificates: 1,
    certificate_hashes: 1,
    merchant_search_terms: rows['merchant_search_terms']?.length,
    uploads: 40 * 3 + 1 + 3 + 1 + 2,
    // Emails, and the text with the phone code.
    jobs: own('jobs', 'recipient', user.email) + own('jobs', 'account_id', user.id),
    phone_verifications: 1,
    subscribers: 1,
    // The log entry of this export itself is missing.
    activity_log: own('activity_log', 'actor_id', user.id),
  })
  expect(data.sections.every(({ complete }) => complete)).toBe(true)
  expect(data.pictures).toHaveLength(40 * 3 + 1 + 3 + 1 + 2)
  expect(data.sections[0]?.name).toBe('users')

  const text = JSON.stringify(data)
  expect([...traces, user.email].filter((trace) => !text.includes(trace))).toEqual([])
  expect(text).not.toContain(other.email)
  expect(text).not.toContain(other.id)
  expect(text).not.toMatch(/hash"/)
  // An email may contain a code or a link: the export says that it was sent, without its text.
  expect(Object.keys(sections['jobs']?.records[0] ?? {}).sort()).toEqual(
    [
      ...['id', 'kind', 'type', 'recipient', 'endpoint_id', 'subscription_id', 'data'],
      ...['created_at', 'last_attempt_at', 'done_at', 'failed_at'],
    ].sort(),
  )
})

it('the export requires the password and is logged', async () => {
  const app = await startTestApp({ limits: noLimits })
  const user = await signIn(app)
  const refusal = await refusalOf(user.call(exportMyData, { password: 'a guess' }))
  expect(refusal.body).toEqual({
    code: 'WRONG_PASSWORD',
    message: 'This is not your password.',
    fields: { password: 'This is not your password.' },
  })
  const entry = { actor: user.id, action: 'export', details: {} }
  expect(await logOf(app.database, 'user', user.id)).not.toContainEqual(entry)
  await user.call(exportMyData, { password })
  expect(await logOf(app.database, 'user', user.id)).toContainEqual(entry)
})

it('the export of one’s data is sent table by table', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  await registerPhone(app, user)
  const response = await user.send('POST', '/users/export', { password })
  expect(response.headers.get('content-type')).toBe('application/json')
  const parts: string[] = []
  const decoder = new TextDecoder()
  for await (const part of response.body ?? []) parts.push(decoder.decode(part))
  expect(parts.length).toBeGreaterThan(20)
  exportMyData.result.parse(JSON.parse(parts.join('')))
})
