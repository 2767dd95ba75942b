import { expect, test } from 'vitest'
import { migratedFolder } from '../../support/database/migrated.ts'
import { crashTrial } from '../../support/server/crash-trial.ts'

/** Two servers start one after the other, on a disk shared with other tests. */
const timeoutMs = 120_000
/**
 * How many emails are delivered at once. Only these can have the mail server's reply without being
 * marked as sent, so only these can come twice.
 */
const mailsAtOnce = 20

// For many more kills: `npm run bench -- crash`.
test('a server killed amid reports, pictures and emails loses nothing acknowledged, and leaves no orphan', {
  timeout: timeoutMs,
}, async ({ annotate }) => {
  const dataDir = migratedFolder()
  const figures = await crashTrial({ dataDir, databaseUrl: null }, 1)
  const { kills, reports, pictures: images, mailsAskedFor, mails, sentTwice, ...wrong } = figures
  await annotate(
    `${reports} reports, ${images} pictures and ${mailsAskedFor} mails acknowledged; ${mails} mails, ${sentTwice} of them came twice`,
  )
  expect(Math.min(reports, images, mailsAskedFor)).toBeGreaterThan(0)
  expect(wrong).toEqual({
    lostReports: 0,
    lostPictures: 0,
    lostMails: 0,
    orphanRows: 0,
    orphanEntries: 0,
    orphanFiles: 0,
    unsent: 0,
  })
  expect(sentTwice).toBeLessThanOrEqual(kills * mailsAtOnce)
})
