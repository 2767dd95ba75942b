import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { exportMyData } from '../../../src/api/users/export-my-data.ts'
import { holdingLabels } from '../../../src/locales/en/personal-data.ts'
import type { Database } from '../../../src/server/db/database.ts'
import { holdings, mentions } from '../../../src/server/queries/personal-data.ts'
import { referringColumns } from '../../../src/server/queries/uploads/uploads.ts'
import { refusalOf, startTestApp } from '../../support/app.ts'
import { createCanaryUser } from '../../support/canary-user.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { password, signIn } from '../../support/users.ts'

/** Tables without personal data, each with the reason and the columns it applies to. */
const impersonal: Record<string, { why: string; columns: string[] }> = {
  merchant_search_variants: {
    why: 'words of the language of shops; a word goes with the last shop that has it',
    columns: ['key', 'word'],
  },
  certificate_keys: {
    why: 'public keys of ours',
    columns: ['id', 'public_key', 'created_at'],
  },
  log_entries: {
    why: 'the public log: hashes that say nothing without the nonces, which go with the person',
    columns: ['id', 'kind', 'role', 'time', 'commitment', 'position'],
  },
  log_tiles: {
    why: 'hashes of the public log',
    columns: ['level', 'number', 'hashes'],
  },
  log_head: {
    why: 'the end of the public log',
    columns: ['name', 'size', 'root', 'note', 'signed_at'],
  },
  log_cosignatures: {
    why: 'signatures of witnesses of the public log',
    columns: ['witness', 'size', 'text', 'line', 'signed_at'],
  },
  log_months: {
    why: 'how many entries the public log has',
    columns: ['month', 'kind', 'entries'],
  },
  check_proofs: {
    why: 'what anyone who looked an identifier up was told, under a number that they alone have; for a year',
    columns: ['number', 'jws', 'created_at'],
  },
  check_keys: {
    why: 'public keys of ours',
    columns: ['kid', 'x', 'created_at'],
  },
  activity_log_head: {
    why: 'the end of the log’s chain: a number and hashes',
    columns: ['name', 'seq', 'hash', 'previous_hash'],
  },
  disputes: {
    why: 'a number that several claim: whose it is said to be stands in its sides',
    columns: [
      'id',
      'namespace',
      'key',
      'status',
      'opened_at',
      'winner_id',
      'reason',
      'decided_at',
      'decided_by',
    ],
  },
  counters: {
    why: 'how much there is of everything',
    columns: ['name', 'shard', 'amount'],
  },
  day_counters: {
    why: 'the same by the day',
    columns: ['day', 'name', 'shard', 'amount'],
  },
  user_counters: {
    why: 'how many people there are',
    columns: ['role', 'status', 'people'],
  },
  team_settings: {
    why: 'what our team has set for all of itself',
    columns: ['name', 'value'],
  },
  job_leases: {
    why: 'which worker has a job now',
    columns: ['job', 'leased_until'],
  },
  rate_limit_counters: {
    why: 'counts of a day at most, under marks that only the key of the servers can make',
    columns: ['key', 'times', 'ends_at'],
  },
  enumeration_events: {
    why: 'phone models and plate areas that many numbers of were asked for, and how many',
    columns: ['day', 'namespace', 'prefix', 'misses', 'senders', 'last_at'],
  },
  mail_counts: {
    why: 'when mails went to a mailbox, of a day at most, under hashes of addresses',
    columns: ['id', 'mailbox_hash', 'budget', 'at'],
  },
  server_keys: {
    why: 'fingerprints of keys of ours',
    columns: ['name', 'fingerprint'],
  },
}

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

test('every table with a user’s rows is in the list of personal data', async () => {
  const { database } = await startTestApp()
  const tables = (await database.read.introspection.getTables()).map(({ name }) => name)
  const told = [...holdings.map(({ table }) => table as string), ...Object.keys(impersonal)]
  expect(told.sort()).toEqual(tables.sort())
  expect(Object.keys(holdingLabels).sort()).toEqual(holdings.map(({ table }) => table).sort())
})

test('every column says whether the export contains it, or that it is not personal', async () => {
  const { database } = await startTestApp()
  const tables = await database.read.introspection.getTables()
  const actual = tables.map(({ name, columns }) => [name, columns.map((each) => each.name).sort()])
  const told = [
    ...holdings.map(({ table, given, withheld = [] }) => [table, [...given, ...withheld].sort()]),
    ...Object.entries(impersonal).map(([name, { columns }]) => [name, columns.toSorted()]),
  ]
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(actual))
})

test('every column that refers to a user is its table’s owner column in the list, or is cleared', async () => {
  const { database } = await startTestApp()
  const references = await userReferences(database)
  expect(references.length).toBeGreaterThan(5)
  for (const { table, column } of references) {
    const holding = holdings.find((each) => each.table === table)
    if (mentions.some((each) => each.table === table && each.column === column)) continue
    expect(holding?.whose.column, `${table}.${column}`).toBe(column)
  }
})

test('every picture column belongs to a listed table, so that erasure deletes the files too', () => {
  const tables = holdings.map(({ table }) => table)
  for (const [table] of referringColumns) expect(tables).toContain(table)
})

it('the export contains all rows of the user, of nobody else, and no secret', async () => {
  const app = await startTestApp()
  const { person: user, traces } = await createCanaryUser(app)
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
    outbox: own('outbox', 'recipient', user.email),
    subscribers: 1,
    // Except the entry of this export.
    activity_log: own('activity_log', 'actor_id', user.id) - 1,
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
  expect(Object.keys(sections['outbox']?.records[0] ?? {}).sort()).toEqual(
    ['id', 'recipient', 'kind', 'created_at', 'sent_at', 'failed_at'].sort(),
  )
})

it('the export requires the password and is logged', async () => {
  const app = await startTestApp()
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
