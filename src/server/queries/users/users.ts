import type { UserRecord } from '../../../api/users/user-record.ts'
import { isLanguage, type Language } from '../../../domain/languages.ts'
import type { PlanName } from '../../../domain/payments/plan-features.ts'
import { mailboxOf } from '../../../domain/users/mailboxes.ts'
import { userSearchTerms } from '../../../domain/users/user-search-terms.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { endResetLinks } from '../auth/reset-links.ts'
import { lockingRows } from '../lock-rows.ts'
import { deleteRows, findRow } from '../rows-by-columns.ts'
import { ghostUser } from './ghost-user.ts'

/** The only conversion from a row to the API's record. */
export function toUserRecord(row: UserRow, now: number): UserRecord {
  const plan = planOfRow(row, now)
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    name: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    phoneNumber: row.phone_number,
    alternatePhoneNumber: row.alternate_phone_number,
    address: row.address,
    state: row.state,
    lga: row.lga,
    country: row.country,
    profilePicture: row.profile_picture,
    role: row.role,
    status: row.status,
    currentPlanId: { name: plan },
    activeSubscriptionId:
      plan === 'Free' ? null : { startDate: row.plan_started_at, endDate: row.plan_ends_at },
    // The contract sends users with `isVerified` true to /verify, so in the API it means "a
    // verification is outstanding". `emailVerified` says it plainly.
    isVerified: row.email_verified_at === null,
    emailVerified: row.email_verified_at !== null,
    createdAt: row.created_at,
    lastLogin: row.last_login_at,
    language: languageOfUser(row),
  }
}

/** The language of what a user is sent. */
export function languageOfUser({ language }: Pick<UserRow, 'language'>): Language {
  return language !== null && isLanguage(language) ? language : 'en'
}

/** What a mail to a user needs to know of them. */
export function readerOf(user: Pick<UserRow, 'first_name' | 'language'>) {
  return { firstName: user.first_name, language: languageOfUser(user) }
}

/** The language that a visitor chose; if none, that of the account with their e-mail. */
export async function languageOfVisitor(
  db: Queries,
  { email, language }: { email: string; language?: string | null | undefined },
): Promise<Language> {
  if (language && isLanguage(language)) return language
  const user = await findUserByEmail(db, email)
  return user ? languageOfUser(user) : 'en'
}

/** The language of a user by their id. */
export async function findLanguage(db: Queries, id: string): Promise<Language> {
  const user = await findUser(db, id)
  return user ? languageOfUser(user) : 'en'
}

/** The plan of a row: one whose end has come is over, whenever the row is brought up to date. */
export function planOfRow(
  { plan, plan_ends_at }: Pick<UserRow, 'plan' | 'plan_ends_at'>,
  now: number,
): PlanName {
  return plan_ends_at !== null && plan_ends_at <= now ? 'Free' : plan
}

export async function findUser(db: Queries, id: string) {
  return findRow(db, 'users', { id })
}

/** A user that staff can look at; the ghost user is not one. */
export async function findUserById(db: Queries, id: string): Promise<UserRow | undefined> {
  return id === ghostUser.id ? undefined : findUser(db, id)
}

/**
 * The account of an e-mail: of the user who proved it or was invited with it, else the newest
 * unverified registration.
 */
export async function findUserByEmail(db: Queries, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .orderBy((by) => by.case().when('email_claim', '=', email).then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * The user who owns an e-mail, so that nobody else can register it: who proved it, was invited or
 * was suspended with it.
 */
export async function findOwnerOfEmail(db: Queries, email: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .where((or) => or.or([or('email_claim', '=', email), or('status', '=', 'suspended')]))
    .limit(1)
    .executeTakeFirst()
}

/** Unverified registrations of an e-mail, newest first. */
export async function findRegistrations(
  db: Queries,
  email: string,
  limit: number,
): Promise<UserRow[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', email)
    .where('email_claim', '<>', email)
    .where('status', '=', 'active')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Users with a verified e-mail of the same mailbox. */
export async function findOwnersOfMailbox(
  db: Queries,
  mailbox: string,
  limit: number,
): Promise<UserRow[]> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('mailbox', '=', mailbox)
    .whereRef('email_claim', '=', 'email')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Locks an e-mail until the transaction ends. Comes before the rows of its registrations. */
export async function lockEmail(database: Database, tx: Queries, email: string): Promise<void> {
  await database.lock(tx, `email:${email}`)
}

/**
 * Deletes all unverified registrations of an e-mail but one, with their passwords, profiles, codes
 * and sessions. Returns their number.
 */
export async function discardRegistrations(
  tx: Queries,
  email: string,
  remainingId: string,
): Promise<number> {
  const gone = await tx
    .deleteFrom('users')
    .where('email', '=', email)
    .where('email_claim', '<>', email)
    .where('status', '=', 'active')
    .where('id', '<>', remainingId)
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}

/** Registrations from before `before` that nobody verified or used since, oldest first. */
export function unprovedQuery(db: Queries, before: number, limit: number) {
  return db
    .selectFrom('users')
    .whereRef('email_claim', '<>', 'email')
    .where('created_at', '<', before)
    .where('status', '=', 'active')
    .where((is) => is.or([is('last_login_at', 'is', null), is('last_login_at', '<', before)]))
    .orderBy('created_at')
    .limit(limit)
    .select(['id', 'email'])
}

/** Deletes a registration unless it was verified meanwhile; true if it was deleted. */
export async function deleteUnproved(tx: Queries, id: string): Promise<boolean> {
  const gone = await tx
    .deleteFrom('users')
    .where('id', '=', id)
    .whereRef('email_claim', '<>', 'email')
    .where('status', '=', 'active')
    .executeTakeFirst()
  return gone.numDeletedRows === 1n
}

/**
 * Locks a user's row until the transaction ends. Comes before their codes and mails: registration
 * and log-in lock the row first, so the other order would deadlock.
 */
export async function lockUser(
  database: Database,
  tx: Queries,
  id: string,
): Promise<UserRow | undefined> {
  const row = tx.selectFrom('users').selectAll().where('id', '=', id)
  // SQLite has one writer and needs no lock.
  return (database.dialect === 'postgres' ? row.forNoKeyUpdate() : row).executeTakeFirst()
}

/**
 * Locks the rows of several users, in one order. Comes before rows that refer to them: the erasure
 * of an account locks in that order, so the other one would deadlock.
 */
export async function lockUsers(
  database: Database,
  tx: Queries,
  ids: readonly string[],
): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await lockUser(database, tx, id)
}

/**
 * The user's row, locked until the transaction ends: meanwhile no record of theirs can be made, and
 * those being made are waited for.
 */
export async function lockWholeUser(
  database: Database,
  tx: Queries,
  id: string,
): Promise<UserRow | undefined> {
  const row = tx.selectFrom('users').selectAll().where('id', '=', id)
  return lockingRows(database, row).executeTakeFirst()
}

/** Whether there is any account. */
export async function hasUsers(db: Queries): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Only the ledger of payments sets them (`queries/payments/ledger.ts`). */
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
  Partial<Pick<UserRow, 'role' | 'email_verified_at' | 'language'>>

/**
 * Opens an account, beside other unverified registrations of its e-mail. If it is verified from the
 * start, or a staff account, the others are discarded. Undefined if the e-mail has an owner. Comes
 * after `lockEmail`.
 */
export async function upsertUnverifiedUser(
  tx: Queries,
  user: NewUser,
  now: number,
): Promise<UserRow | undefined> {
  if (await findOwnerOfEmail(tx, user.email)) return undefined
  const id = newId()
  const role = user.role ?? 'user'
  const claims = role !== 'user' || typeof user.email_verified_at === 'number'
  const put = await tx
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
      last_login_at: null,
      created_at: now,
      ...user,
      email_claim: claims ? user.email : id,
      mailbox: mailboxOf(user.email),
    })
    // For two at the same moment.
    .onConflict((conflict) => conflict.column('email_claim').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!put) return undefined
  if (claims) await discardRegistrations(tx, put.email, put.id)
  await keyUser(tx, put)
  return put
}

/** Updates the search terms of a user. */
async function keyUser(tx: Queries, user: UserRow): Promise<void> {
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
 * Changes a user whose password was just compared; undefined if it, or the account's status, has
 * changed since.
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
 * Moves an account of staff to another e-mail, which is not proved, and deletes the password.
 * Undefined if the e-mail has an owner. Comes after `lockEmail`.
 */
export async function moveToEmail(
  tx: Queries,
  id: string,
  email: string,
): Promise<UserRow | undefined> {
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
  await keyUser(tx, user)
  return user
}

export async function updateUser(
  tx: Queries,
  id: string,
  change: Partial<Omit<UserRow, 'id' | 'email' | 'email_claim' | 'mailbox' | PlanColumn>>,
): Promise<UserRow> {
  const claims =
    typeof change.email_verified_at === 'number' ||
    (change.role !== undefined && change.role !== 'user')
  const user = await tx
    .updateTable('users')
    .set((row) => ({ ...change, ...(claims && { email_claim: row.ref('email') }) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if ('first_name' in change || 'last_name' in change || 'phone_number' in change) {
    await keyUser(tx, user)
  }
  if (claims) await discardRegistrations(tx, user.email, id)
  // A link that was mailed before must not undo either.
  if ('password_hash' in change || change.status === 'suspended') await endResetLinks(tx, id)
  return user
}
