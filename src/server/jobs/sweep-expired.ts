import { deleteExpired } from '../queries/expiry.ts'
import { deleteOldMails } from '../queries/outbox.ts'
import type { Services } from '../services.ts'

const days = (count: number) => count * 86_400_000

/** Takes away sessions, codes, links and keys that are past their time, and mails of a month ago. */
export async function sweepExpired({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  await database.write(async (tx) => {
    await deleteExpired(tx, now())
    await deleteOldMails(tx, now() - days(30))
  })
}
