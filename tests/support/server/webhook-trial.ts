import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createApiClient } from '../../../src/api/http.ts'
import { createReport } from '../../../src/api/reports/reports.ts'
import { webhookEvents } from '../../../src/domain/webhooks/events.ts'
import { openEncryption } from '../../../src/server/lib/encryption.ts'
import { newId } from '../../../src/server/lib/ids.ts'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { insertRow } from '../../../src/server/queries/rows-by-columns.ts'
import { upsertUserWatches } from '../../../src/server/queries/webhooks/user-watches.ts'
import { newWebhookSecret } from '../../../src/server/webhooks/webhook-client.ts'
import { isSigned, startWebhookReceiver, type WebhookReceiver } from '../webhook-receiver.ts'
import { type PhoneOwner, preparePhones, prepareUser } from './phone-owners.ts'
import { startServer } from './server-process.ts'

interface Place {
  dataDir: string
  databaseUrl: string | null
}

interface Watched {
  owners: PhoneOwner[]
  secret: string
}

/** Owners of phones that a shop watches; its endpoint is the receiver. */
async function prepareWatched(
  { dataDir, databaseUrl }: Place,
  { url }: Pick<WebhookReceiver, 'url'>,
  count: number,
): Promise<Watched> {
  const database = await openDatabase({ dataDir, databaseUrl })
  const encryption = openEncryption(join(dataDir, 'keys'))
  const owners = await preparePhones(database, count)
  const now = Date.now()
  const [id, secret] = [newId(), newWebhookSecret()]
  await database.write(async (tx) => {
    const userId = await prepareUser(tx, 'shop@example.com', now)
    const watches = owners.map(({ key }) => ({
      identities: [{ namespace: 'imei', key }] as const,
      reference: null,
    }))
    await upsertUserWatches(tx, userId, watches, now)
    await insertRow(tx, 'webhook_endpoints', {
      ...{ id, user_id: userId, url, events: webhookEvents.join(' '), state: 'enabled' },
      ...{ secret: encryption.encrypt(secret, id), created_at: now, last_turn_at: now },
    })
  })
  await database.close()
  return { owners, secret }
}

/**
 * Owners report their phones while the server is killed; returns how many reports were
 * acknowledged.
 */
async function reportAndKill(
  server: { origin: string; end: (signal: NodeJS.Signals) => Promise<unknown> },
  owners: readonly PhoneOwner[],
  { received }: Pick<WebhookReceiver, 'received'>,
): Promise<number> {
  let acknowledged = 0
  const reporting = owners.map(async ({ token, assetId }) => {
    await delay(randomInt(400))
    const call = createApiClient({ origin: server.origin, token: () => token })
    await call(createReport, {
      assetId,
      status: 'Lost',
      description: 'Left in a taxi',
      location: 'Ikeja',
      lastSeenDate: new Date().toISOString().slice(0, 10),
    }).then(
      () => {
        acknowledged += 1
      },
      // The server was killed.
      () => {},
    )
  })
  const begun = Date.now()
  while (Date.now() - begun < 5000 && received.length === 0) await delay(5)
  await delay(randomInt(150))
  await server.end('SIGKILL')
  await Promise.all(reporting)
  return acknowledged
}

interface WebhookFigures {
  /** Reports that are stored. */
  reports: number
  delivered: number
  queued: number
  /** Acknowledged and not stored, stored without a webhook, or a webhook that neither arrived nor waits. */
  lost: number
  /** Arrived without a row, or not signed. */
  strange: number
  /** Arrived more than once, under one id. */
  repeated: number
}

/**
 * Kills the server once while owners report phones that a shop watches, and starts it again, so that
 * it sends the webhooks that remain. What was lost or strange by the kill counts, too.
 */
export async function webhookCrashTrial(place: Place): Promise<WebhookFigures> {
  await (await openDatabase(place)).close()
  const receiver = await startWebhookReceiver()
  receiver.pauseMs = () => randomInt(60)
  try {
    const settings = {
      ...{ DATA_DIR: place.dataDir, OUTGOING_LOOPBACK: 'on' },
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    }
    const { owners, secret } = await prepareWatched(place, receiver, 40)
    const acknowledged = await reportAndKill(await startServer(settings), owners, receiver)
    const atKill = await compareWebhooks(place, receiver, { secret, acknowledged })
    const next = await startServer(settings)
    await delay(1500)
    await next.end()
    const after = await compareWebhooks(place, receiver, { secret, acknowledged })
    return { ...after, lost: atKill.lost + after.lost, strange: atKill.strange + after.strange }
  } finally {
    await receiver.close()
  }
}

/** Compares what was stored with what arrived. */
async function compareWebhooks(
  place: Place,
  { received }: Pick<WebhookReceiver, 'received'>,
  { secret, acknowledged }: { secret: string; acknowledged: number },
): Promise<WebhookFigures> {
  const database = await openDatabase(place)
  const reports = await database.read.selectFrom('reports').select('id').execute()
  const rows = await database.read
    .selectFrom('jobs')
    .where('kind', '=', 'webhook')
    .selectAll()
    .execute()
  await database.close()
  const ids = received.map(({ headers }) => headers['webhook-id'])
  const arrived = new Set(ids)
  const known = new Set(rows.map(({ id }) => id))
  const isQueued = (row: (typeof rows)[number]) => row.done_at === null && row.failed_at === null
  const gone = rows.filter((row) => !arrived.has(row.id) && !isQueued(row))
  return {
    reports: reports.length,
    delivered: arrived.size,
    queued: rows.filter((row) => isQueued(row) && !arrived.has(row.id)).length,
    lost:
      gone.length +
      Math.max(0, acknowledged - reports.length) +
      Math.abs(reports.length - rows.length),
    strange:
      [...arrived].filter((id) => !known.has(id)).length +
      received.filter((each) => !isSigned(each, secret)).length,
    repeated: ids.length - arrived.size,
  }
}
