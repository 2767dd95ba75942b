import type { Queries } from '../db/database.ts'
import { deleteUnconfirmed } from './newsletter/subscribers.ts'
import { deleteOldMailCounts } from './notifications/mail-limits.ts'
import { endedCounts } from './rate-limit-counters.ts'

const expiring = [
  'sessions',
  'email_codes',
  'reset_links',
  'pending_verifications',
  'idempotency_keys',
  'login_challenges',
  'passkey_challenges',
  'pending_found_reports',
  'caller_languages',
  'phone_finds',
  'phone_verifications',
  'stopped_numbers',
] as const

export async function deleteExpired(tx: Queries, now: number): Promise<void> {
  for (const table of expiring) {
    await tx.deleteFrom(table).where('expires_at', '<=', now).execute()
  }
  await deleteUnconfirmed(tx, now)
  await tx.deleteFrom('watches').where('ends_at', '<=', now).execute()
  await deleteOldMailCounts(tx, now)
  await endedCounts(tx, now).execute()
}
