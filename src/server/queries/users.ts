import type { UserRecord } from '../../api/user-record.ts'
import { personKeys } from '../../domain/person-keys.ts'
import type { Database, Queries } from '../db/database.ts'
import type { Users } from '../db/tables.ts'
import { newId } from '../ids.ts'
import { nobody } from './nobody.ts'

/** The one place where a row becomes what the wire says. */
export function toUserRecord(row: Users): UserRecord {
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
    currentPlanId: { name: row.plan },
    activeSubscriptionId:
      row.plan === 'Free' ? null : { startDate: row.plan_started_at, endDate: row.plan_ends_at },
    // The login rule of the contract sends those with `isVerified` true to /verify, so on the wire
    // it means "a verification is outstanding". `emailVerified` says it plainly.
    isVerified: row.email_verified_at === null,
    emailVerified: row.email_verified_at !== null,
    createdAt: row.created_at,
    lastLogin: row.last_login_at,
  }
}

export async function findUser(db: Queries, id: string): Promise<Users | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A person whom our team can look at: the row that stands for erased people is none. */
export async function findPerson(db: Queries, id: string): Promise<Users | undefined> {
  return id === nobody.id ? undefined : findUser(db, id)
}

export async function findUserByEmail(db: Queries, email: string): Promise<Users | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

/**
 * Holds a person's row until the transaction ends. Comes before their codes and mails: register and
 * log-in change the row first, so the other way round two would wait for each other.
 */
export async function holdUser(database: Database, tx: Queries, id: string): Promise<void> {
  // The embedded engine has one writer, and no word for this.
  if (database.dialect === 'sqlite') return
  await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/**
 * Holds the rows of several people, always in one order. Comes before rows that refer to them: whoever
 * erases an account holds it and then takes those, so the other way round the two would wait for each
 * other.
 */
export async function holdPeople(
  database: Database,
  tx: Queries,
  ids: readonly string[],
): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await holdUser(database, tx, id)
}

/**
 * The person's row, held until the transaction ends: until then no record of theirs is made, and
 * those being made are waited for.
 */
export async function holdWholeUser(
  database: Database,
  tx: Queries,
  id: string,
): Promise<Users | undefined> {
  const row = tx.selectFrom('users').selectAll().where('id', '=', id)
  return (database.dialect === 'postgres' ? row.forUpdate() : row).executeTakeFirst()
}

/** Whether anybody has an account. */
export async function hasPeople(db: Queries): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** What a person gives when they open an account. */
export type NewUser = Pick<
  Users,
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'phone_number'
  | 'state'
  | 'lga'
  | 'address'
  | 'password_hash'
> &
  Partial<Pick<Users, 'role' | 'email_verified_at'>>

/**
 * Opens an account, or takes over one whose e-mail was never verified: whoever squatted on the
 * address loses it. Undefined when the address belongs to a verified account.
 */
export async function putUnverifiedUser(
  tx: Queries,
  user: NewUser,
  now: number,
): Promise<Users | undefined> {
  const fresh: Omit<Users, 'id'> = {
    country: 'Nigeria',
    role: 'user',
    status: 'active',
    status_reason: null,
    plan: 'Free',
    plan_started_at: null,
    plan_ends_at: null,
    alternate_phone_number: null,
    profile_picture: null,
    email_verified_at: null,
    last_login_at: null,
    created_at: now,
    ...user,
  }
  // Who is suspended does not get back in by registering again. The e-mail is the same: to set it
  // would lock the row against all that refers to it.
  const { status: _status, status_reason: _reason, email: _email, ...taken } = fresh
  const put = await tx
    .insertInto('users')
    .values({ id: newId(), ...fresh })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet(taken)
        .where('users.email_verified_at', 'is', null)
        .where('users.role', '=', 'user'),
    )
    .returningAll()
    .executeTakeFirst()
  if (put) await keyUser(tx, put)
  return put
}

/** Makes a person found by what they are called now. */
async function keyUser(tx: Queries, user: Users): Promise<void> {
  const keys = personKeys({
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    phoneNumber: user.phone_number,
  })
  await tx.deleteFrom('user_keys').where('user_id', '=', user.id).execute()
  const rows = keys.map((key) => ({ user_id: user.id, key }))
  await tx.insertInto('user_keys').values(rows).execute()
}

/**
 * Changes somebody whose password was compared a moment ago; undefined when it, or the standing of
 * the account, has changed since.
 */
export async function updateComparedUser(
  tx: Queries,
  found: Pick<Users, 'id' | 'password_hash'>,
  change: Partial<Omit<Users, 'id' | 'email'>>,
): Promise<Users | undefined> {
  return tx
    .updateTable('users')
    .set(change)
    .where('id', '=', found.id)
    .where('password_hash', '=', found.password_hash)
    .where('status', '=', 'active')
    .returningAll()
    .executeTakeFirst()
}

export async function updateUser(
  tx: Queries,
  id: string,
  change: Partial<Omit<Users, 'id' | 'email'>>,
): Promise<Users> {
  const user = await tx
    .updateTable('users')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  if ('first_name' in change || 'last_name' in change || 'phone_number' in change) {
    await keyUser(tx, user)
  }
  return user
}
