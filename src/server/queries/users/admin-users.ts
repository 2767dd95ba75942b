import { sql } from 'kysely'
import type { UserSort } from '../../../api/users/list-users.ts'
import type { Role } from '../../../domain/users/roles.ts'
import { userSearchPrefix } from '../../../domain/users/user-search-terms.ts'
import type { Database, Queries } from '../../db/database.ts'
import type { DialectName } from '../../db/dialect-name.ts'
import type { UserRow } from '../../db/tables.ts'
import { pageRangeOfCounted } from '../pagination.ts'
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

/** A list's window, and how long the list is: `more` where it is longer than anyone counted. */
export interface Counted<Row> {
  rows: Row[]
  total: number
  more: boolean
}

/** A search takes so many people at most; who needs others types more of the name. */
export const maxFound = 1000

/**
 * People as the team lists them. Nothing here reads or counts a table: without a search the order of
 * the list is an index and the total a counter; with one, at most `mostFound` people are looked at.
 */
export async function listUserRows(
  { read, dialect }: Pick<Database, 'read' | 'dialect'>,
  filter: UserFilter,
  page: Page,
): Promise<Counted<UserRow>> {
  const prefix = userSearchPrefix(filter.search ?? '')
  const counted =
    prefix === ''
      ? { total: await countUsers(read, filter), more: false }
      : await countFound(read, prefix, filter)
  const { offset, limit, backwards } = pageRangeOfCounted(page, counted)
  const sort = backwards ? turned(page.sort) : page.sort
  const rows = await usersQuery(read, dialect, filter, { sort, offset, limit }).execute()
  return { rows: backwards ? rows.reverse() : rows, ...counted }
}

async function countFound(db: Queries, prefix: string, filter: UserFilter) {
  const found = await foundQuery(db, prefix, filter).execute()
  const total = new Set(found.map(({ user_id }) => user_id)).size
  return { total, more: found.length > maxFound }
}

function turned(sort: UserSort): UserSort {
  return (sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as UserSort
}

/** The window of a list of people. */
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

/** Whom a prefix could mean, one more than is looked at: to know that there are more. */
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

// Written out, not bound: only so do the engines see that the index of the few who are in the team,
// or suspended, holds all of them.
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

/** Each an index, read forwards or backwards. */
function orders(dialect: DialectName) {
  // Text is in the order of its bytes on either engine.
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
  return all - (await countNobody(db, { role, status }))
}

/** The row that stands for erased people is counted with its role and status, and is nobody. */
async function countNobody(db: Queries, { role, status }: UserFilter): Promise<number> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', ghostUser.id)
    .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'user'))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'active'))
    .executeTakeFirst()
  return found ? 1 : 0
}

/** Whose name, e-mail or number begins so, as `personPrefix` gives it. */
export function usersWithPrefix(db: Queries, prefix: string) {
  return db
    .selectFrom('user_search_terms')
    .where('key', '>=', prefix)
    .where('key', '<', `${prefix}\u{10ffff}`)
}

/** How many assets and reports somebody has. */
export async function countAssets(
  db: Queries,
  userId: string,
): Promise<{ assets: number; reports: number }> {
  const assets = await db
    .selectFrom('assets')
    .where('owner_id', '=', userId)
    .select((count) => count.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const reports = await db
    .selectFrom('reports')
    .where('reporter_id', '=', userId)
    .select((count) => count.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { assets: Number(assets.count), reports: Number(reports.count) }
}

/**
 * Takes, until the transaction ends, the right to change who the super-admins are. Two who demote each
 * other at once go one after the other, and the second is no super-admin any more.
 */
export async function lockSuperAdmins(database: Database, tx: Queries): Promise<void> {
  await database.lock(tx, 'super-admins')
}

/** Whether nobody else could act as a super-admin if this person no longer did. */
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
