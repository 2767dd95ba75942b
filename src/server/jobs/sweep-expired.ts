import { deleteExpired } from '../queries/expiry.ts'
import type { Services } from '../services.ts'

/** Takes away sessions, codes and links that are past their time. */
export async function sweepExpired({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  await database.write((tx) => deleteExpired(tx, now()))
}
