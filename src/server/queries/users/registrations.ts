import type { ExpressionBuilder } from 'kysely'
import type { Database, Queries } from '../../db/database.ts'
import { precompiledQuery } from '../../db/precompiled-query.ts'
import type { Tables, UserRow } from '../../db/tables.ts'

/**
 * The account of an e-mail: the user who verified it or was invited with it. If there is none, the
 * newest unverified registration.
 */
export async function findUserByEmail(db: Queries, email: string): Promise<UserRow | undefined> {
  return registeredWith(db, email)
    .orderBy((by) => by.case().when('email_claim', '=', email).then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/**
 * The user who owns an e-mail, which nobody else can then register: the user has verified it, or was
 * invited or suspended with it.
 */
export async function findOwnerOfEmail(db: Queries, email: string): Promise<UserRow | undefined> {
  const [owner] = await ownerOfEmail(db, { email })
  return owner
}

const ownerOfEmail = precompiledQuery((db, { email }: { email: string }) =>
  registeredWith(db, email)
    .where((or) => or.or([or('email_claim', '=', email), or('status', '=', 'suspended')]))
    .limit(1),
)

function registeredWith(db: Queries, email: string) {
  return db.selectFrom('users').selectAll().where('email', '=', email)
}

/** Unverified registrations of an e-mail, newest first. */
export async function findRegistrations(db: Queries, email: string, limit: number) {
  return registrationsOf(db, email).limit(limit).execute()
}

function registrationsOf(db: Queries, email: string) {
  return registeredWith(db, email)
    .where('email_claim', '<>', email)
    .where('status', '=', 'active')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
}

/** Users with a verified e-mail of the same mailbox. */
export async function findOwnersOfMailbox(db: Queries, mailbox: string, limit: number) {
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

/** Locks an e-mail until the transaction ends. Lock it before the rows of its registrations. */
export async function lockEmail(database: Database, tx: Queries, email: string): Promise<void> {
  await database.lock(tx, `email:${email}`)
}

/**
 * Deletes all unverified registrations of an e-mail but one, with their passwords, profiles, codes
 * and sessions. Returns their number.
 */
export async function discardRegistrations(tx: Queries, email: string, remainingId: string) {
  const deleted = await tx
    .deleteFrom('users')
    .where('email', '=', email)
    .where('email_claim', '<>', email)
    .where('status', '=', 'active')
    .where('id', '<>', remainingId)
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

/**
 * How many an e-mail may have. One address cannot make as many while a code is valid, and so cannot end
 * the registration of somebody who is typing theirs. All others are deleted when one is verified, which
 * takes too long with many more.
 */
const maxRegistrations = 5000
const maxDiscarded = 500

/** Deletes the oldest unverified registrations of an e-mail with too many. Returns their ids. */
export async function discardOldest(tx: Queries, email: string): Promise<string[]> {
  const oldest = registrationsOf(tx, email)
    .clearSelect()
    .select('id')
    .limit(maxDiscarded)
    .offset(maxRegistrations)
  const deleted = await tx.deleteFrom('users').where('id', 'in', oldest).returning('id').execute()
  return deleted.map(({ id }) => id)
}

/** Unverified registrations that were made and last used before `before`, oldest first. */
export function unprovedQuery(db: Queries, before: number, limit: number) {
  return db
    .selectFrom('users')
    .where((is) => isUnproved(is, before))
    .orderBy('created_at')
    .limit(limit)
    .select(['id', 'email'])
}

function isUnproved(is: ExpressionBuilder<Tables, 'users'>, before: number) {
  return is.and([
    is('email_claim', '<>', is.ref('email')),
    is('created_at', '<', before),
    is('status', '=', 'active'),
    is.or([is('last_login_at', 'is', null), is('last_login_at', '<', before)]),
  ])
}

/** Deletes a registration; false if it has been verified, or used to log in. */
export async function deleteUnproved(tx: Queries, id: string, before: number): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('users')
    .where('id', '=', id)
    .where((is) => isUnproved(is, before))
    .executeTakeFirst()
  return deleted.numDeletedRows === 1n
}
