import type { Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'

/**
 * Owns what erased users leave in the registry. Its e-mail is not a valid address, so nobody can
 * register it and no mail is queued to it.
 */
export const ghostUser = {
  id: 'erased',
  email: 'erased',
  email_claim: 'erased',
  mailbox: 'erased',
} as const

/** Creates the ghost user if there is none. */
export async function ensureGhostUser(tx: Queries, now: number): Promise<void> {
  const row: Omit<UserRow, keyof typeof ghostUser> = {
    first_name: 'Erased',
    last_name: 'account',
    phone_number: '',
    alternate_phone_number: null,
    state: null,
    lga: null,
    address: null,
    country: 'Nigeria',
    profile_picture: null,
    password_hash: null,
    password_reset_at: null,
    role: 'user',
    status: 'suspended',
    status_reason: null,
    email_verified_at: now,
    plan: 'Free',
    plan_started_at: null,
    plan_ends_at: null,
    created_at: now,
    language: null,
    last_login_at: null,
  }
  await tx
    .insertInto('users')
    .values({ ...ghostUser, ...row })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
