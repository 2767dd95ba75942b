import { randomInt } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { type Call, createApiClient } from '../../../src/api/http.ts'
import { createPushSubscription } from '../../../src/api/notifications/push.ts'
import { sqliteFile } from '../../../src/server/db/sqlite.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { insertReport } from '../../../src/server/queries/reports/reports.ts'
import { reportRow } from '../bare-rows.ts'
import type { Browser, PushService } from '../push-service.ts'
import { preparePhones } from './phone-owners.ts'

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
): Promise<Missed[]> {
  const database = await openDatabase({ dataDir, databaseUrl: null })
  const owners = await preparePhones(database, count)
  const now = Date.now()
  for (const { assetId, userId } of owners) {
    const whose = { id: assetId, asset_id: assetId, reporter_id: userId }
    await database.write((tx) => insertReport(tx, { ...reportRow, ...whose, created_at: now }))
  }
  await database.close()
  return owners.map(({ token, imei }) => ({ token, imei, browser: service.browser() }))
}

/** Turns on the device of each owner. */
export async function turnAllOn(origin: string, missed: readonly Missed[]): Promise<void> {
  for (const { token, browser } of missed) {
    const call: Call = createApiClient({ origin, token: () => token })
    await call(createPushSubscription, browser.subscription)
  }
}

/** Looks up the phones, and kills the server at a random moment of notifying their owners. */
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
  const delivered = () => missed.some(({ browser }) => browser.pushed.length > 0)
  while (Date.now() - begun < 30_000 && !delivered()) await delay(5)
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

const stored =
  "select id, event_key, subscription_id, done_at, failed_at from jobs where kind = 'push'"

interface Stored {
  id: string
  event_key: string
  subscription_id: string
  done_at: number | null
  failed_at: number | null
}

/** Compares what was stored with what arrived. */
export function comparePushes(dataDir: string, missed: readonly Missed[]): PushFigures {
  const database = new DatabaseSync(sqliteFile(dataDir), { readOnly: true })
  const rows = database.prepare(stored).all() as unknown as Stored[]
  database.close()
  return compareRows(rows, missed)
}

function compareRows(rows: readonly Stored[], missed: readonly Missed[]): PushFigures {
  const arrived = missed.flatMap(({ browser }) =>
    browser.pushed.map(({ payload }) => (JSON.parse(payload) as { id: string }).id),
  )
  const ids = new Set(arrived)
  const delivered = rows.filter(({ id }) => ids.has(id))
  const events = new Set(delivered.map((row) => `${row.subscription_id} ${row.event_key}`))
  return {
    events: rows.length,
    lost: rows.filter(({ id, done_at, failed_at }) => {
      const isWaiting = done_at === null && failed_at === null
      return !ids.has(id) && !isWaiting
    }).length,
    doubled: delivered.length - events.size + (ids.size - delivered.length),
    repeated: arrived.length - ids.size,
  }
}
