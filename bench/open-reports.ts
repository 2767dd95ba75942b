import { DatabaseSync } from 'node:sqlite'
import { keysOfReport } from '../src/domain/matching/report-keys.ts'
import { openDatabase } from '../src/server/db/open.ts'
import { sqliteFile } from '../src/server/db/sqlite.ts'
import { imeiOf } from './registry.ts'

export const makers = ['Apple', 'Samsung', 'Tecno', 'Infinix', 'itel', 'Xiaomi', 'Nokia', 'Huawei']
export const places = ['Lagos', 'Kano', 'Rivers', 'Oyo', 'Kaduna', 'Enugu', 'Delta', 'Edo']
const owners = 1000

/** An embedded database with so many open reports in it, every other one a find, put in directly. */
export async function createOpenReports(dataDir: string, reports: number): Promise<void> {
  await (await openDatabase({ databaseUrl: null, dataDir })).close()
  const db = new DatabaseSync(sqliteFile(dataDir))
  db.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1000000')
  // Kept by triggers and indexes of their own, a row at a time; here they come back at the end.
  const parts = db
    .prepare(`select type, name, sql from sqlite_schema where sql is not null
      and type in ('index', 'trigger') and tbl_name in ('assets', 'identifiers', 'reports', 'report_keys')`)
    .all() as { type: string; name: string; sql: string }[]
  for (const { type, name } of parts) db.exec(`drop ${type} ${name}`)
  db.exec('create table unsorted_keys (key text, side text, at integer, report_id text)')

  const user = db.prepare(`insert into users
    (id, email, email_claim, first_name, last_name, phone_number, country, role, status, email_verified_at, plan, created_at)
    values (?1, ?2, ?2, 'Ada', 'Okafor', '08031234567', 'Nigeria', 'user', 'active', 1, 'Free', 1)`)
  const asset = db.prepare(`insert into assets
    (id, owner_id, type, name, description, brand, hidden, disputed, created_at, updated_at)
    values (?, ?, 'Gadget', 'Black phone', 'A scratch on the back', ?, 0, 0, ?, ?)`)
  const identifier = db.prepare(`insert into identifiers
    (id, asset_id, owner_id, kind, space, key, typed) values (?, ?, ?, 'imei1', 'imei', ?, ?)`)
  const report = db.prepare(`insert into reports
    (id, asset_id, reporter_id, status, stage, reported_as, name, description, location, state, created_at)
    values (?, ?, ?, ?, 'active', ?, 'Black phone', 'On the bus', ?, ?, ?)`)
  const key = db.prepare('insert into unsorted_keys values (?, ?, ?, ?)')

  db.exec('begin')
  for (let n = 0; n < owners; n++) user.run(idOf('user', n), `owner${n}@example.com`)
  for (let n = 0; n < reports; n++) {
    const [id, owner, at] = [idOf('asset', n), idOf('user', n % owners), 1_760_000_000_000 + n]
    const imei = imeiOf(n)
    const brand = makers[n % makers.length] ?? ''
    const state = places[Math.floor(n / makers.length) % places.length] ?? ''
    const status = n % 2 === 0 ? 'Found' : 'Lost'
    asset.run(id, owner, brand, at, at)
    identifier.run(idOf('ident', n), id, owner, imei.slice(0, 14), imei)
    report.run(idOf('repor', n), id, owner, status, status, state, state, at)
    const keys = keysOfReport({
      identifiers: [{ kind: 'imei1', space: 'imei', key: imei.slice(0, 14), checked: true }],
      ...{ type: 'Gadget', brand, model: null, colour: null, year: null, name: 'Black phone' },
      ...{ description: '', state, lga: null, day: '2026-03-04' },
    })
    const side = status === 'Found' ? 'found' : 'missing'
    for (const each of keys) key.run(each, side, at, idOf('repor', n))
  }
  db.exec(`insert into report_keys select * from unsorted_keys order by key, side, at, report_id;
    drop table unsorted_keys`)
  for (const { sql } of parts) db.exec(sql)
  db.exec('commit; pragma journal_mode = wal')
  db.close()
}

/** As long as our real ids. */
function idOf(what: string, n: number): string {
  return `${what}-${String(n).padStart(30, '0')}`
}
