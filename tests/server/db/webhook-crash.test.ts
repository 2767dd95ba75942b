import { expect, onTestFinished, test, vi } from 'vitest'
import { migratedFolder } from '../../support/database/migrated.ts'
import { startServer } from '../../support/server/server-process.ts'
import {
  compareWebhooks,
  prepareWatched,
  reportAndKill,
} from '../../support/server/webhook-trial.ts'
import { startWebhookReceiver } from '../../support/webhook-receiver.ts'

// For 200 kills on each engine: `npm run bench -- webhooks 200`.
test('a server killed while it sends webhooks loses no event: each arrived or still waits', async () => {
  const dataDir = migratedFolder()
  const receiver = await startWebhookReceiver()
  onTestFinished(() => receiver.close())
  receiver.pauseMs = () => 20
  const place = { dataDir, databaseUrl: null }
  const { owners, secret } = await prepareWatched(place, receiver, 12)
  const settings = { DATA_DIR: dataDir, OUTGOING_LOOPBACK: 'on' }
  const acknowledged = await reportAndKill(await startServer(settings), owners, receiver)
  const atKill = await compareWebhooks(place, receiver, { secret, acknowledged })
  expect(atKill).toMatchObject({ lost: 0, strange: 0 })
  const next = await startServer(settings)
  // A delivery that was in progress at the kill waits for the end of its lease.
  const min = Math.max(1, atKill.delivered)
  await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(min), 10_000)
  await next.end()
  const figures = await compareWebhooks(place, receiver, { secret, acknowledged })
  expect(figures).toMatchObject({ lost: 0, strange: 0 })
  expect(figures.delivered + figures.queued).toBe(figures.reports)
})
