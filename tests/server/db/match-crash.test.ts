import { expect, test } from 'vitest'
import { migratedFolder } from '../../support/database/migrated.ts'
import { matchCrashTrial } from '../../support/server/match-crash-trial.ts'

/**
 * How many emails are delivered at once. Only these can have the mail server's reply without being
 * marked as sent, so only these can come twice.
 */
const mailsAtOnce = 20

// For many more kills: `TRIAL=matches npm run bench -- crash`.
test('a server killed while it matches and emails loses no match and notifies nobody twice', async ({
  annotate,
}) => {
  const dataDir = migratedFolder()
  const { kills, pairs, mails, sentTwice, ...wrong } = await matchCrashTrial(
    { dataDir, databaseUrl: null },
    1,
  )
  await annotate(`${pairs} pairs, ${mails} mails, ${sentTwice} of them came twice`)
  expect(pairs).toBeGreaterThan(0)
  expect(wrong).toEqual({ lost: 0, doubled: 0, unnotified: 0, notifiedTwice: 0, unsent: 0 })
  expect(sentTwice).toBeLessThanOrEqual(kills * mailsAtOnce)
})
