import { dayNumber, dayOf } from '../../domain/days.ts'
import { deleteBatchDaysBefore } from '../queries/batch-days.ts'
import { deleteExpired } from '../queries/expiry.ts'
import { dropLeasesBeyond } from '../queries/job-leases.ts'
import { deleteOldNotices } from '../queries/notices.ts'
import { deleteOldMails, dropWaitsBeyond } from '../queries/outbox.ts'
import { deleteOldSweeps } from '../queries/sweeps.ts'
import { deleteOldTransfers } from '../queries/transfers.ts'
import { deleteOldChecks, dropQuietBeyond } from '../queries/tripwires.ts'
import type { Services } from '../services.ts'

const days = (count: number) => count * 86_400_000
/** Nothing of ours is put off for longer. */
const longestWaitMs = 5 * 3_600_000

/**
 * Takes away sessions, codes, links, keys and watches that are past their time, what was checked in
 * batches on days that are over, marks of who swept, mails of a month ago, notices, ended offers, counts
 * and sweeps of a year ago, and waits that a wrong clock made.
 */
export async function sweepExpired({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  await database.write(async (tx) => {
    await deleteExpired(tx, now())
    await dropWaitsBeyond(tx, now() + longestWaitMs)
    await dropLeasesBeyond(tx, now() + longestWaitMs)
    await dropQuietBeyond(tx, now())
    await deleteOldMails(tx, now() - days(30))
    await deleteOldNotices(tx, now() - days(365))
    await deleteBatchDaysBefore(tx, dayNumber(now()))
    await deleteOldTransfers(tx, now() - days(365))
    await deleteOldChecks(tx, dayOf(now() - days(365)))
    await deleteOldSweeps(tx, { day: dayOf(now() - days(365)), marksOf: dayOf(now() - days(1)) })
  })
}
