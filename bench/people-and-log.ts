import { mkdirSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { personKeys } from '../src/domain/person-keys.ts'
import { contentHash, genesisHash, linkHash } from '../src/server/activity-chain.ts'
import { openDatabase } from '../src/server/db/open.ts'
import { sqliteFile } from '../src/server/db/sqlite.ts'
import { hashToken, newToken } from '../src/server/ids.ts'

const firstNames = ['Ada', 'Chinedu', 'Ọlá', 'Fatima', 'Bisi', 'Emeka', 'Halima', 'Tunde', 'Zainab']
const lastNames = ['Okafor', 'Eze', 'Adéwálé', 'Bello', 'Adeyemi', 'Nwosu', 'Yusuf', 'Bakare']
const actions = ['login', 'create', 'update', 'login', 'login', 'create', 'moderate', 'delete']
const entities = ['user', 'asset', 'report', 'user', 'user', 'asset', 'report', 'session']
/** One in so many is in the team, one in so many suspended. */
const teamEvery = 5000
const suspendedEvery = 500
const start = Date.parse('2025-01-01T00:00:00Z')
const yearMs = 365 * 24 * 3_600_000
const dayMs = 24 * 3_600_000

export const idOf = (n: number) => `user-${String(n).padStart(31, '0')}`
export const emailOf = (n: number) => `person${n}@example.com`

/**
 * An embedded database with so many people and twice as many entries in its log, over a year; returns a
 * token of its first super-admin. Indexes are made once at the end.
 */
export async function createPeople(dataDir: string, people: number): Promise<string> {
  mkdirSync(dataDir, { recursive: true })
  await (await openDatabase({ databaseUrl: null, dataDir })).close()
  const db = new DatabaseSync(sqliteFile(dataDir))
  db.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1000000')
  const indexes = db
    .prepare(`select name, sql from sqlite_schema where type = 'index' and sql is not null
      and tbl_name in ('users', 'user_keys', 'activity_log')`)
    .all()
  for (const { name } of indexes) db.exec(`drop index ${name}`)
  db.exec('begin')
  putPeople(db, people)
  putLog(db, people, people * 2)
  for (const { sql } of indexes) db.exec(String(sql))
  const token = putSession(db)
  db.exec('commit; pragma journal_mode = wal')
  db.close()
  return token
}

function putPeople(db: DatabaseSync, people: number) {
  const user = db.prepare(`insert into users
    (id, email, email_claim, first_name, last_name, phone_number, country, role, status, email_verified_at, plan, created_at, last_login_at)
    values (?1, ?2, ?2, ?3, ?4, ?5, 'Nigeria', ?6, ?7, 1, 'Free', ?8, ?9)`)
  const keys = db.prepare('insert into user_keys (user_id, key) values (?, ?)')
  for (let n = 0; n < people; n++) {
    const person = {
      email: emailOf(n),
      firstName: firstNames[n % firstNames.length] ?? '',
      lastName: `${lastNames[n % lastNames.length]} ${wordOf(n)}`,
      phoneNumber: `080${String(n).padStart(8, '0')}`,
    }
    const role = n === 0 ? 'super-admin' : n % teamEvery === 0 ? 'admin' : 'user'
    const status = n % suspendedEvery === 1 ? 'suspended' : 'active'
    const at = start + Math.floor((n / people) * yearMs)
    const { email, firstName, lastName, phoneNumber } = person
    user.run(idOf(n), email, firstName, lastName, phoneNumber, role, status, at, at + 60_000)
    for (const key of personKeys(person)) keys.run(idOf(n), key)
  }
}

/** A number as letters, so that names differ. */
function wordOf(n: number): string {
  return [...n.toString(26)]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join('')
}

function putLog(db: DatabaseSync, people: number, entries: number) {
  const put = db.prepare(`insert into activity_log
    (seq, id, at, actor_id, action, entity, entity_id, details, previous_hash, hash)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
  let [hash, previousHash] = [genesisHash, genesisHash]
  for (let seq = 1; seq <= entries; seq++) {
    const who = idOf((seq * 7919) % people)
    const entry = {
      id: `entry-${String(seq).padStart(30, '0')}`,
      at: start + Math.floor((seq / entries) * yearMs),
      actor_id: who,
      action: (actions[seq % actions.length] ?? 'login') as 'login',
      entity: entities[seq % entities.length] ?? 'user',
      entity_id: who,
      details: '{"role":"user"}',
    }
    previousHash = hash
    hash = linkHash(seq, previousHash, contentHash(entry))
    put.run(
      seq,
      entry.id,
      entry.at,
      entry.actor_id,
      entry.action,
      entry.entity,
      entry.entity_id,
      entry.details,
      previousHash,
      hash,
    )
  }
  db.prepare('update activity_head set seq = ?, hash = ?, previous_hash = ?').run(
    entries,
    hash,
    previousHash,
  )
}

function putSession(db: DatabaseSync): string {
  const [token, now] = [newToken(), Date.now()]
  db.prepare(`insert into sessions
    (id, token_hash, user_id, created_at, last_seen_at, expires_at, user_agent)
    values ('bench', ?, ?, ?, ?, ?, 'bench')`).run(hashToken(token), idOf(0), now, now, now + dayMs)
  return token
}
