import { expect, test } from 'vitest'
import { enqueueMail, leaseMails } from '../../../src/server/queries/notifications/outbox.ts'
import { startTestApp } from '../../support/app.ts'

test('concurrent workers lease at most their limit each, and no mail twice', async () => {
  const app = await startTestApp()
  const now = app.clock.now
  await app.database.write(async (tx) => {
    for (let index = 0; index < 100; index++) {
      const message = { subject: 'Hello', text: 'Hello', html: '' }
      const mail = { to: `ada${index}@toju.test`, kind: 'digest', message }
      await enqueueMail(tx, mail as never, now)
    }
  })
  const lease = () => leaseMails(app.database, { limit: 12, leaseMs: 60_000 }, now)
  const leased = await Promise.all(Array.from({ length: 8 }, lease))
  for (const mails of leased) expect(mails.length).toBeLessThanOrEqual(12)
  const ids = leased.flat().map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(leased.flat().every(({ attempts }) => attempts === 1)).toBe(true)
})
