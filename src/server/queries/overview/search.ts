import { sql } from 'kysely'
import { userSearchPrefix } from '../../../domain/users/user-search-terms.ts'
import type { Database } from '../../db/database.ts'
import type { DialectName } from '../../db/dialect-name.ts'
import { formatIdentifierRow } from '../assets/format-identifiers.ts'
import { identifiersWithPrefix, nameHasPrefix, nameOrder, unionOf } from '../prefix-search.ts'
import { usersWithPrefix } from '../users/admin-users.ts'
import { ghostUser } from '../users/ghost-user.ts'

type Reader = Pick<Database, 'read' | 'dialect'>

/** The maximum of results of each kind. The lists show all of them. */
const maxOfKind = 5
const idPattern = /^[\w-]{16,64}$/

/** The condition that a text is the id of a row or the beginning of its name. */
function isNamed(dialect: DialectName, table: 'assets' | 'reports', text: string) {
  return idPattern.test(text)
    ? sql<boolean>`${sql.ref(`${table}.id`)} = ${text}`
    : nameHasPrefix(dialect, `${table}.name`, text)
}

export async function searchUsers({ read }: Reader, text: string) {
  const prefix = userSearchPrefix(text)
  if (prefix === '') return []
  const beginning = usersWithPrefix(read, prefix)
    .select(['user_id as id', 'key'])
    // The whole term first: anybody may register many that begin with somebody's.
    .orderBy('key')
    .limit(maxOfKind * 4)
  const named = read
    .selectFrom('users')
    .where('id', '=', text)
    .select(['id', sql<string>`''`.as('key')])
  const users = await read
    // Two queries: with `or` PostgreSQL would read all users.
    .selectFrom(unionOf(read, beginning, named).as('found'))
    .innerJoin('users', 'users.id', 'found.id')
    .where('users.id', '<>', ghostUser.id)
    .select(['users.id', 'first_name', 'last_name', 'email'])
    .groupBy('users.id')
    .orderBy((found) => found.fn.min('found.key'))
    .limit(maxOfKind)
    .execute()
  return users.map(({ id, first_name, last_name, email }) => ({
    id,
    name: `${first_name} ${last_name}`.trim(),
    email,
  }))
}

export async function searchAllAssets({ read, dialect }: Reader, text: string) {
  const rows = await read
    .selectFrom('assets')
    .innerJoin('users', 'users.id', 'assets.owner_id')
    .where(isNamed(dialect, 'assets', text))
    .orderBy(nameOrder(dialect, 'assets.name'))
    .select(['assets.id', 'assets.name', 'users.first_name', 'users.last_name'])
    .limit(maxOfKind)
    .execute()
  return rows.map(({ id, name, first_name, last_name }) => ({
    id,
    name,
    owner: { name: `${first_name} ${last_name}`.trim() },
  }))
}

export async function searchReports({ read, dialect }: Reader, text: string) {
  const rows = await read
    .selectFrom('reports')
    .where(isNamed(dialect, 'reports', text))
    .orderBy(nameOrder(dialect, 'reports.name'))
    .select(['id', 'name', 'stage', 'status'])
    .limit(maxOfKind)
    .execute()
  return rows.map(({ id, name, stage, status }) => ({
    id,
    name,
    status: stage,
    reportStatus: status,
  }))
}

export async function searchIdentifiers({ read, dialect }: Reader, text: string) {
  const found = identifiersWithPrefix({ read, dialect }, text, { limit: maxOfKind })
  if (!found) return []
  const rows = await read
    .selectFrom(found.as('found'))
    .innerJoin('assets', 'assets.id', 'found.asset_id')
    .select(['kind', 'namespace', 'key', 'assets.id', 'assets.name'])
    // The whole number first: anybody may register many that begin with somebody's.
    .orderBy('key')
    .limit(maxOfKind)
    .execute()
  return rows.map(({ id, name, ...identifier }) => ({
    ...formatIdentifierRow(identifier),
    asset: { id, name },
  }))
}
