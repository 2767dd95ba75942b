import { defaultQuietHours, type QuietHours } from '../../../domain/notifications/push.ts'
import type { Queries } from '../../db/database.ts'
import { findRow } from '../rows-by-columns.ts'

export async function quietHoursOf(db: Queries, userId: string): Promise<QuietHours> {
  const row = await findRow(db, 'quiet_hours', { user_id: userId })
  if (!row) return defaultQuietHours
  return { isOn: row.is_on === 1, from: row.from_hour, until: row.until_hour }
}

export async function saveQuietHours(
  tx: Queries,
  userId: string,
  { isOn, from, until }: QuietHours,
): Promise<void> {
  const chosen = { is_on: isOn ? (1 as const) : (0 as const), from_hour: from, until_hour: until }
  await tx
    .insertInto('quiet_hours')
    .values({ user_id: userId, ...chosen })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(chosen))
    .execute()
}
