import { DatabaseSync } from 'node:sqlite'
import { luhnCharacter } from '../src/domain/identifiers/check-digits.ts'
import { openDatabase } from '../src/server/db/open.ts'
import { sqliteFile } from '../src/server/db/sqlite.ts'

const owners = 1000
/** One asset in so many is reported. */
const reportedEvery = 10

/** The nth phone's IMEI: fifteen digits, spread over the whole index, no two alike. */
export function imeiOf(n: number): string {
  // A prime that does not divide 10^12: the products modulo it are all different.
  const serial = (BigInt(n) * 999_999_000_001n) % 1_000_000_000_000n
  const payload = `35${String(serial).padStart(12, '0')}`
  return payload + luhnCharacter(payload, 10)
}

/** An embedded database with so many phones in it, put in directly: migrated, loaded, indexed. */
export async function createRegistry(dataDir: string, phones: number): Promise<void> {
  await (await openDatabase({ databaseUrl: null, dataDir })).close()
  const db = new DatabaseSync(sqliteFile(dataDir))
  db.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1000000')
  // Quicker made once at the end than kept while the rows come.
  const indexes = db
    .prepare(`select name, sql from sqlite_schema where type = 'index' and sql is not null
      and tbl_name in ('assets', 'identifiers', 'reports')`)
    .all()
  for (const { name } of indexes) db.exec(`drop index ${name}`)

  const user = db.prepare(`insert into users
    (id, email, email_claim, first_name, last_name, phone_number, country, role, status, email_verified_at, plan, created_at)
    values (?1, ?2, ?2, 'Ada', 'Okafor', '08031234567', 'Nigeria', 'user', 'active', 1, 'Free', 1)`)
  const asset = db.prepare(`insert into assets
    (id, owner_id, type, name, description, brand, model, colour, hidden, disputed, created_at, updated_at)
    values (?, ?, 'Gadget', 'Black phone', 'A scratch on the back', 'Apple', 'iPhone 12', 'Black', 0, 0, ?, ?)`)
  const identifier = db.prepare(`insert into identifiers
    (id, asset_id, owner_id, kind, space, key, typed) values (?, ?, ?, 'imei1', 'imei', ?, ?)`)
  const report = db.prepare(`insert into reports
    (id, asset_id, reporter_id, status, stage, reported_as, name, description, location, state, created_at, confirmed_at)
    values (?, ?, ?, 'Stolen', 'active', 'Stolen', 'Black phone', 'Taken from my bag', 'Ikeja, Lagos', 'Lagos', ?, ?)`)

  db.exec('begin')
  for (let n = 0; n < owners; n++) user.run(idOf('user', n), `owner${n}@example.com`)
  for (let n = 0; n < phones; n++) {
    const [id, owner, at] = [idOf('asset', n), idOf('user', n % owners), 1_760_000_000_000 + n]
    const imei = imeiOf(n)
    asset.run(id, owner, at, at)
    identifier.run(idOf('ident', n), id, owner, imei.slice(0, 14), imei)
    if (n % reportedEvery === 0) report.run(idOf('repor', n), id, owner, at, at)
  }
  for (const { sql } of indexes) db.exec(String(sql))
  db.exec('commit; pragma journal_mode = wal')
  db.close()
}

/** As long as our real ids. */
function idOf(what: string, n: number): string {
  return `${what}-${String(n).padStart(30, '0')}`
}
