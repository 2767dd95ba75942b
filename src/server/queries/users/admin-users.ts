import { sql } from 'kysely'
import type { UserSort } from '../../../api/users/admin-users.ts'
import { userSearchPrefix } from '../../../domain/users/user-search-terms.ts'
import type { Role } from '../../../domain/users/users.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { DialectName } from '../../db/dialect-name.ts'
import type { UserRow } from '../../db/tables.ts'
import { countRows } from '../count-rows.ts'
import { type CountedPage, pageRangeOfCounted } from '../pagination.ts'
import { ghostUser } from './ghost-user.ts'

export interface UserFilter {
  search?: string | undefined
  role?: Role | undefined
  status?: UserRow['status'] | undefined
}

interface Page {
  sort: UserSort
  /** From 1. */
  page: number
  limit: number
}

/** The maximum number of users that a search finds. A longer text finds fewer. */
export const maxFound = 1000

/**
 * The list of users for staff. It never reads or counts a whole table: without a search, the order is
 * that of an index and the total is a counter; with one, at most `maxFound` users are read.
 */
export async function listUserRows(
  { read, dialect }: Pick<Database, 'read' | 'dialect'>,
  filter: UserFilter,
  page: Page,
): Promise<CountedPage<UserRow>> {
  const prefix = userSearchPrefix(filter.search ?? '')
  const counted =
    prefix === ''
      ? { total: await countUsers(read, filter), more: false }
      : await countFound(read, prefix, filter)
  const { offset, limit, backwards } = pageRangeOfCounted(page, counted)
  const sort = backwards ? reversed(page.sort) : page.sort
  const rows = await usersQuery(read, dialect, filter, { sort, offset, limit }).execute()
  return { rows: backwards ? rows.reverse() : rows, ...counted }
}

async function countFound(db: Queries, prefix: string, filter: UserFilter) {
  const found = await foundQuery(db, prefix, filter).execute()
  const total = new Set(found.map(({ user_id }) => user_id)).size
  return { total, more: found.length > maxFound }
}

function reversed(sort: UserSort): UserSort {
  return (sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as UserSort
}

/** One page of the users. */
export function usersQuery(
  db: Queries,
  dialect: DialectName,
  filter: UserFilter,
  { sort, offset, limit }: { sort: UserSort; offset: number; limit: number },
) {
  const prefix = userSearchPrefix(filter.search ?? '')
  const [first, ...others] = orders(dialect)[sort]
  const query = db
    .selectFrom('users')
    .selectAll()
    .where('users.id', '<>', ghostUser.id)
    .$if(prefix !== '', (query) =>
      query.where('id', 'in', (inner) =>
        inner.selectFrom(foundQuery(db, prefix, filter).as('found')).select('found.user_id'),
      ),
    )
    .$if(filter.role !== undefined, (query) => query.where(isRole(filter.role ?? 'user')))
    .$if(filter.status !== undefined, (query) => query.where(isStatus(filter.status ?? 'active')))
    .limit(limit)
    .offset(offset)
  return others.reduce((ordered, by) => ordered.orderBy(by), query.orderBy(first))
}

/** Users with a prefix. One more than `maxFound` shows that there are more. */
function foundQuery(db: Queries, prefix: string, { role, status }: UserFilter) {
  const found = db
    .selectFrom('user_search_terms')
    .select('user_search_terms.user_id')
    .where('user_search_terms.key', '>=', prefix)
    .where('user_search_terms.key', '<', `${prefix}\u{10ffff}`)
    .limit(maxFound + 1)
  if (role === undefined && status === undefined) return found
  return found
    .innerJoin('users', 'users.id', 'user_search_terms.user_id')
    .$if(role !== undefined, (query) => query.where(isRole(role ?? 'user')))
    .$if(status !== undefined, (query) => query.where(isStatus(status ?? 'active')))
}

// Literals, not parameters: otherwise the engines do not use the partial indexes of staff and of
// suspended users.
const roleTests = {
  user: sql<boolean>`users.role = 'user'`,
  admin: sql<boolean>`users.role = 'admin' and users.role <> 'user'`,
  'super-admin': sql<boolean>`users.role = 'super-admin' and users.role <> 'user'`,
} satisfies Record<Role, unknown>
const statusTests = {
  active: sql<boolean>`users.status = 'active'`,
  suspended: sql<boolean>`users.status = 'suspended'`,
} satisfies Record<UserRow['status'], unknown>
const isRole = (role: Role) => roleTests[role]
const isStatus = (status: UserRow['status']) => statusTests[status]

/** The columns of each order. Each order is that of an index, read in either direction. */
function orders(dialect: DialectName) {
  // Text sorts by bytes on both engines.
  const byBytes = dialect === 'sqlite' ? sql`` : sql` collate "C"`
  const name = [sql`users.first_name${byBytes}`, sql`users.last_name${byBytes}`, sql`users.id`]
  const email = [sql`users.email${byBytes}`, sql`users.id`]
  const created = [sql`users.created_at`, sql`users.id`]
  const loggedIn = [sql`coalesce(users.last_login_at, 0)`, sql`users.id`]
  const down = (order: typeof name) =>
    order.map((by) => sql`${by} desc`) as [(typeof name)[0], ...typeof name]
  const up = (order: typeof name) => order as [(typeof name)[0], ...typeof name]
  return {
    createdAt: up(created),
    '-createdAt': down(created),
    name: up(name),
    '-name': down(name),
    email: up(email),
    '-email': down(email),
    lastLogin: up(loggedIn),
    '-lastLogin': down(loggedIn),
  } satisfies Record<UserSort, unknown>
}

export async function countUsers(db: Queries, { role, status }: UserFilter): Promise<number> {
  const counts = await db
    .selectFrom('user_counters')
    .select('users')
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'user'))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'active'))
    .execute()
  const all = counts.reduce((sum, { users }) => sum + users, 0)
  return all - (await countGhostUser(db, { role, status }))
}

/** The ghost user is in the counter of its role and status, but is not listed. */
async function countGhostUser(db: Queries, { role, status }: UserFilter): Promise<number> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', ghostUser.id)
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'user'))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'active'))
    .executeTakeFirst()
  return found ? 1 : 0
}

/**
 * Users whose name, e-mail or phone number begins with a prefix, as normalised by `userSearchPrefix`.
 */
export function usersWithPrefix(db: Queries, prefix: string) {
  return db
    .selectFrom('user_search_terms')
    .where('key', '>=', prefix)
    .where('key', '<', `${prefix}\u{10ffff}`)
}

/** The number of a user's assets and reports. */
export async function countAssets(
  db: Queries,
  userId: string,
): Promise<{ assets: number; reports: number }> {
  return {
    assets: await countRows(db.selectFrom('assets').where('owner_id', '=', userId)),
    reports: await countRows(db.selectFrom('reports').where('reporter_id', '=', userId)),
  }
}

/**
 * Locks the set of super-admins until the transaction ends: if two demote each other at once, the
 * second transaction sees the first change.
 */
export async function lockSuperAdmins(database: Database, tx: Queries): Promise<void> {
  await database.lock(tx, 'super-admins')
}

/** Whether no other user can act as a super-admin. */
export async function isLastSuperAdmin(tx: Queries, userId: string): Promise<boolean> {
  const others = await tx
    .selectFrom('users')
    .select('id')
    .where(isRole('super-admin'))
    .where(isStatus('active'))
    .where('password_hash', 'is not', null)
    .where('id', '<>', userId)
    .limit(1)
    .executeTakeFirst()
  return others === undefined
}
