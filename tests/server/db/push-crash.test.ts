import { expect, onTestFinished, test, vi } from 'vitest'
import { migratedFolder } from '../../support/database/migrated.ts'
import { startPushService } from '../../support/push-service.ts'
import {
  checkAndKill,
  comparePushes,
  prepareMissed,
  turnAllOn,
} from '../../support/server/push-trial.ts'
import { startServer } from '../../support/server/server-process.ts'

test('a server killed while it sends push messages loses no event, and sends each browser an event once', async () => {
  const dataDir = migratedFolder()
  const service = await startPushService()
  onTestFinished(() => service.close())
  const missed = await prepareMissed(dataDir, service, 12)
  const settings = { DATA_DIR: dataDir, OUTGOING_LOOPBACK: 'on' }
  const first = await startServer(settings)
  await turnAllOn(first.origin, missed)
  await checkAndKill(first, missed)
  const next = await startServer(settings)
  await vi.waitFor(() => expect(comparePushes(dataDir, missed).events).toBeGreaterThan(0), 40_000)
  await next.end()
  const { events, ...wrong } = comparePushes(dataDir, missed)
  expect(events).toBeGreaterThan(0)
  expect(wrong).toMatchObject({ lost: 0, doubled: 0 })
  expect(service.refused).toEqual([])
})
