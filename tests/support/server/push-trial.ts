import { randomInt } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { assetRow, reportRow } from '../../../bench/fixtures/rows.ts'
import { type Call, createApiClient } from '../../../src/api/http.ts'
import { createPushSubscription } from '../../../src/api/notifications/create-push-subscription.ts'
import { luhnCharacter } from '../../../src/domain/identifiers/check-digits.ts'
import { sqliteFile } from '../../../src/server/db/sqlite.ts'
import { insertAsset } from '../../../src/server/queries/assets/assets.ts'
import { replaceIdentifiers } from '../../../src/server/queries/assets/identifiers.ts'
import { openSession } from '../../../src/server/queries/auth/sessions.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { insertReport } from '../../../src/server/queries/reports/reports.ts'
import { upsertUnverifiedUser } from '../../../src/server/queries/users/users.ts'
import type { Browser, PushService } from '../push-service.ts'

export interface Missed {
  token: string
  imei: string
  browser: Browser
}

/** Owners who each miss a phone and have no device yet; their sessions are open. */
export async function prepareMissed(
  dataDir: string,
  service: PushService,
  count: number,
  databaseUrl: string | null = null,
): Promise<Missed[]> {
  const database = await openDatabase({ dataDir, databaseUrl })
  const now = Date.now()
  const missed: Missed[] = []
  for (let n = 0; n < count; n++) {
    const body = `35693803${String(n).padStart(6, '0')}`
    const imei = body + luhnCharacter(body, 10)
    const token = await database.write(async (tx) => {
      const names = { first_name: 'Ada', last_name: 'Okafor', phone_number: `0803${n}` }
      const where = { state: null, lga: null, address: null, password_hash: 'none' }
      const email = `owner${n}@example.com`
      const user = await upsertUnverifiedUser(
        tx,
        { ...names, ...where, email, email_verified_at: now },
        now,
      )
      if (!user) throw new Error(`${email} is taken`)
      const id = `missed-${n}`
      const whose = { created_at: now, updated_at: now }
      await insertAsset(tx, { ...assetRow, ...whose, id, owner_id: user.id, name: 'Phone' })
      const identifier = { kind: 'imei1', namespace: 'imei', key: body, raw_value: imei } as const
      await replaceIdentifiers(tx, { id, ownerId: user.id }, [identifier], { now })
      await insertReport(tx, {
        ...reportRow,
        id,
        asset_id: id,
        reporter_id: user.id,
        created_at: now,
      })
      return openSession(tx, { userId: user.id, absoluteMs: 36_000_000, userAgent: '' }, now)
    })
    missed.push({ token, imei, browser: service.browser() })
  }
  await database.close()
  return missed
}

/** Turns on the device of each owner. */
export async function turnAllOn(origin: string, missed: readonly Missed[]): Promise<void> {
  for (const { token, browser } of missed) {
    const call: Call = createApiClient({ origin, token: () => token })
    await call(createPushSubscription, browser.subscription)
  }
}

/** Checks some numbers while the server is killed at a random moment of telling about them. */
export async function checkAndKill(
  server: { origin: string; end: (signal: NodeJS.Signals) => Promise<unknown> },
  missed: readonly Missed[],
): Promise<void> {
  await Promise.all(
    missed.map(({ imei }) =>
      fetch(`${server.origin}/api/verify?identifier=${imei}`).then((answer) => answer.text()),
    ),
  )
  const begun = Date.now()
  const told = () => missed.some(({ browser }) => browser.pushed.length > 0)
  while (Date.now() - begun < 5000 && !told()) await delay(5)
  await delay(randomInt(60))
  await server.end('SIGKILL')
}

export interface PushFigures {
  /** Events that were stored, one for each device. */
  events: number
  /** Stored, neither delivered nor waiting. */
  lost: number
  /** Delivered under more than one id. */
  doubled: number
  /** Delivered again under the same id, which a browser shows once. */
  repeated: number
}

const stored = 'select id, event_key, subscription_id, sent_at, failed_at from push_outbox'

interface Stored {
  id: string
  event_key: string
  subscription_id: string
  sent_at: number | null
  failed_at: number | null
}

/** What was stored against what arrived. */
export function comparePushes(dataDir: string, missed: readonly Missed[]): PushFigures {
  const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true })
  const rows = database.prepare(stored).all() as unknown as Stored[]
  database.close()
  return compareRows(rows, missed)
}

/** The same on PostgreSQL. */
export async function comparePostgresPushes(
  databaseUrl: string,
  missed: readonly Missed[],
): Promise<PushFigures> {
  const client = new Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<Stored>(stored)
  await client.end()
  return compareRows(rows, missed)
}

function compareRows(rows: readonly Stored[], missed: readonly Missed[]): PushFigures {
  const arrived = missed.flatMap(({ browser }) =>
    browser.pushed.map(({ payload }) => (JSON.parse(payload) as { id: string }).id),
  )
  const ids = new Set(arrived)
  const told = rows.filter(({ id }) => ids.has(id))
  const events = new Set(told.map((row) => `${row.subscription_id} ${row.event_key}`))
  return {
    events: rows.length,
    lost: rows.filter(({ id, sent_at, failed_at }) => {
      const isWaiting = sent_at === null && failed_at === null
      return !ids.has(id) && !isWaiting
    }).length,
    doubled: told.length - events.size + (ids.size - told.length),
    repeated: arrived.length - ids.size,
  }
}
