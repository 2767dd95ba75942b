import type { QuietHours } from '../../../domain/notifications/push.ts'
import type { Queries } from '../../db/database.ts'
import { deleteRows, findRow } from '../rows-by-columns.ts'

export async function quietHoursOf(db: Queries, userId: string): Promise<QuietHours | null> {
  const row = await findRow(db, 'quiet_hours', { user_id: userId })
  return row ? { fromHour: row.from_hour, toHour: row.to_hour } : null
}

export async function saveQuietHours(
  tx: Queries,
  userId: string,
  quiet: QuietHours | null,
): Promise<void> {
  if (!quiet) return void (await deleteRows(tx, 'quiet_hours', { user_id: userId }))
  const hours = { from_hour: quiet.fromHour, to_hour: quiet.toHour }
  await tx
    .insertInto('quiet_hours')
    .values({ user_id: userId, ...hours })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(hours))
    .execute()
}
