import { mailboxOf } from '../../../domain/users/emails.ts'
import { userSearchTerms } from '../../../domain/users/user-search-terms.ts'
import type { Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { endResetLinks } from '../auth/reset-links.ts'
import { deleteRows } from '../rows-by-columns.ts'
import { discardRegistrations, findOwnerOfEmail } from './registrations.ts'

/** Columns that only the ledger of payments sets (`queries/payments/ledger.ts`). */
type PlanColumn = 'plan' | 'plan_started_at' | 'plan_ends_at'

/** What a user enters to open an account. */
export type NewUser = Pick<
  UserRow,
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'phone_number'
  | 'state'
  | 'lga'
  | 'address'
  | 'password_hash'
> &
  Partial<Pick<UserRow, 'role' | 'email_verified_at' | 'language' | 'last_login_at'>>

/**
 * Opens an account, beside other unverified registrations of its e-mail. If it is verified from the
 * start, or a staff account, the others are discarded. Undefined if the e-mail has an owner. Call
 * `lockEmail` first.
 */
export async function insertUser(tx: Queries, user: NewUser, now: number) {
  if (await findOwnerOfEmail(tx, user.email)) return undefined
  const id = newId()
  const role = user.role ?? 'user'
  const ownsEmail = role !== 'user' || typeof user.email_verified_at === 'number'
  const inserted = await tx
    .insertInto('users')
    .values({
      id,
      country: 'Nigeria',
      role,
      status: 'active',
      status_reason: null,
      plan: 'Free',
      plan_started_at: null,
      plan_ends_at: null,
      alternate_phone_number: null,
      profile_picture: null,
      email_verified_at: null,
      language: null,
      password_reset_at: null,
      last_login_at: null,
      created_at: now,
      ...user,
      email_claim: ownsEmail ? user.email : id,
      mailbox: mailboxOf(user.email),
    })
    // Another process may have inserted an owner at the same moment.
    .onConflict((conflict) => conflict.column('email_claim').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!inserted) return undefined
  if (ownsEmail) await discardRegistrations(tx, inserted.email, inserted.id)
  await updateSearchTerms(tx, inserted)
  return inserted
}

/** Updates the search terms of a user. */
async function updateSearchTerms(tx: Queries, user: UserRow): Promise<void> {
  const keys = userSearchTerms({
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    phoneNumber: user.phone_number,
  })
  await deleteRows(tx, 'user_search_terms', { user_id: user.id })
  const rows = keys.map((key) => ({ user_id: user.id, key }))
  await tx.insertInto('user_search_terms').values(rows).execute()
}

/**
 * Changes a user whose password was just verified; undefined if the password or the account's status
 * has changed since.
 */
export async function updateComparedUser(
  tx: Queries,
  found: Pick<UserRow, 'id' | 'password_hash'>,
  change: Partial<Omit<UserRow, 'id' | 'email' | 'email_claim' | 'mailbox' | PlanColumn>>,
): Promise<UserRow | undefined> {
  return tx
    .updateTable('users')
    .set(change)
    .where('id', '=', found.id)
    .where('password_hash', '=', found.password_hash)
    .where('status', '=', 'active')
    .returningAll()
    .executeTakeFirst()
}

/**
 * Gives a staff account another e-mail, which is not verified, and deletes the password. Undefined if
 * the e-mail has an owner. Call `lockEmail` first.
 */
export async function moveToEmail(tx: Queries, id: string, email: string) {
  if (await findOwnerOfEmail(tx, email)) return undefined
  const user = await tx
    .updateTable('users')
    .set({
      email,
      email_claim: email,
      mailbox: mailboxOf(email),
      email_verified_at: null,
      password_hash: null,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await discardRegistrations(tx, email, id)
  await updateSearchTerms(tx, user)
  return user
}

export async function updateUser(
  tx: Queries,
  id: string,
  change: Partial<Omit<UserRow, 'id' | 'email' | 'email_claim' | 'mailbox' | PlanColumn>>,
): Promise<UserRow> {
  const ownsEmail =
    typeof change.email_verified_at === 'number' ||
    (change.role !== undefined && change.role !== 'user')
  const user = await tx
    .updateTable('users')
    .set((row) => ({ ...change, ...(ownsEmail && { email_claim: row.ref('email') }) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if ('first_name' in change || 'last_name' in change || 'phone_number' in change) {
    await updateSearchTerms(tx, user)
  }
  if (ownsEmail) await discardRegistrations(tx, user.email, id)
  // An earlier reset link must not undo a new password or a suspension.
  if ('password_hash' in change || change.status === 'suspended') await endResetLinks(tx, id)
  return user
}
