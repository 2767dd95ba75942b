import type { UserRecord } from '../../../api/users/user-record.ts'
import { isLanguage, type Language } from '../../../domain/languages.ts'
import type { PlanName } from '../../../domain/payments/plans.ts'
import { isNameKnown } from '../../../domain/users/emails.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'
import { lockingRows } from '../lock-rows.ts'
import { findRow } from '../rows-by-columns.ts'
import { ghostUser } from './ghost-user.ts'
import { findUserByEmail } from './registrations.ts'

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

/** The language of mails and messages to a user. */
export function languageOfUser({ language }: Pick<UserRow, 'language'>): Language {
  return language !== null && isLanguage(language) ? language : 'en'
}

type NameColumns = Pick<UserRow, 'first_name' | 'last_name' | 'phone_number'>

/** The name that a user entered; empty if it is guessed from their e-mail. */
export function givenNameOf({ first_name, last_name, phone_number }: NameColumns): string {
  const isKnown = isNameKnown({ lastName: last_name, phoneNumber: phone_number })
  return isKnown ? `${first_name} ${last_name}`.trim() : ''
}

/** The data of a user that a mail needs. */
export function readerOf(user: NameColumns & Pick<UserRow, 'language'>) {
  const firstName = givenNameOf(user) === '' ? null : user.first_name
  return { firstName, language: languageOfUser(user) }
}

/** The language of a user by their id. */
export async function findLanguage(db: Queries, id: string): Promise<Language> {
  const user = await findUser(db, id)
  return user ? languageOfUser(user) : 'en'
}

/** The current plan of a user. A plan that has ended is Free, even before a job updates the row. */
export function planOfRow(
  { plan, plan_ends_at }: Pick<UserRow, 'plan' | 'plan_ends_at'>,
  now: number,
): PlanName {
  return plan_ends_at !== null && plan_ends_at <= now ? 'Free' : plan
}

export async function findUser(db: Queries, id: string) {
  return findRow(db, 'users', { id })
}

/** A user whom staff can see, so not the ghost user. */
export async function findUserById(db: Queries, id: string): Promise<UserRow | undefined> {
  return id === ghostUser.id ? undefined : findUser(db, id)
}

/**
 * Locks a user's row until the transaction ends. Lock it before the user's codes and mails:
 * registration and log-in lock the row first, so the other order could deadlock.
 */
export async function lockUser(database: Database, tx: Queries, id: string) {
  const row = tx.selectFrom('users').selectAll().where('id', '=', id)
  // SQLite has one writer and needs no lock.
  return (database.dialect === 'postgres' ? row.forNoKeyUpdate() : row).executeTakeFirst()
}

/**
 * Locks the rows of several users, always in the same order. Lock them before rows that refer to them:
 * the erasure of an account locks in that order, so another order could deadlock.
 */
export async function lockUsers(
  database: Database,
  tx: Queries,
  ids: readonly string[],
): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await lockUser(database, tx, id)
}

/**
 * Locks a user's row until the transaction ends, so that no record of the user can be inserted. Waits
 * for transactions that are inserting one.
 */
export async function lockWholeUser(database: Database, tx: Queries, id: string) {
  const row = tx.selectFrom('users').selectAll().where('id', '=', id)
  return lockingRows(database, row).executeTakeFirst()
}

/** Whether there is any account. */
export async function hasUsers(db: Queries): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** The full names of users, by id. */
export async function namesOfUsers(
  db: Queries,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, `${row.first_name} ${row.last_name}`.trim()]))
}

/** The language that a visitor chose, else that of the account with the e-mail, else English. */
export async function languageOfVisitor(
  db: Queries,
  { email, language }: { email: string; language?: string | null | undefined },
): Promise<Language> {
  if (language && isLanguage(language)) return language
  const user = await findUserByEmail(db, email)
  return user ? languageOfUser(user) : 'en'
}
