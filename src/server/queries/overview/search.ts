import { sql } from 'kysely'
import { searchWords } from '../../../domain/text/search-words.ts'
import { userSearchPrefix } from '../../../domain/users/user-search-terms.ts'
import type { Database, Queries } from '../../db/database.ts'
import { termsWithPrefix } from '../assets/asset-search-terms.ts'
import { formatIdentifierRow } from '../assets/format-identifiers.ts'
import { identifiersWithPrefix, unionOf } from '../prefix-search.ts'
import { usersWithPrefix } from '../users/admin-users.ts'
import { ghostUser } from '../users/ghost-user.ts'

type Reader = Pick<Database, 'read' | 'dialect'>

/** The maximum of results of each kind. The lists show all of them. */
const maxOfKind = 5
const idPattern = /^[\w-]{16,64}$/

/** The assets whose id is a text, or that have a word which begins with it: the whole term first. */
function foundAssets(read: Queries, text: string) {
  const prefix = searchWords(text)
  if (idPattern.test(text) || prefix === '') {
    return read
      .selectFrom('assets')
      .where('id', '=', text)
      .select(['id as asset_id', sql<string>`''`.as('key')])
  }
  return termsWithPrefix(read, prefix)
    .select(['asset_id', 'key'])
    .orderBy('key')
    .limit(maxOfKind * 4)
}

/** Like `foundAssets`, for the reports of an asset. */
function foundReports(read: Queries, text: string) {
  const prefix = searchWords(text)
  if (idPattern.test(text) || prefix === '') {
    return read
      .selectFrom('reports')
      .where('id', '=', text)
      .select(['id', sql<string>`''`.as('key')])
  }
  return termsWithPrefix(read, prefix)
    .innerJoin('reports', 'reports.asset_id', 'asset_search_terms.asset_id')
    .select(['reports.id', 'key'])
    .orderBy('key')
    .limit(maxOfKind * 4)
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

export async function searchAllAssets({ read }: Reader, text: string) {
  const rows = await read
    .selectFrom(foundAssets(read, text).as('found'))
    .innerJoin('assets', 'assets.id', 'found.asset_id')
    .innerJoin('users', 'users.id', 'assets.owner_id')
    .groupBy(['assets.id', 'users.id'])
    .orderBy((found) => found.fn.min('found.key'))
    .select(['assets.id', 'assets.name', 'users.first_name', 'users.last_name'])
    .limit(maxOfKind)
    .execute()
  return rows.map(({ id, name, first_name, last_name }) => ({
    id,
    name,
    owner: { name: `${first_name} ${last_name}`.trim() },
  }))
}

export async function searchReports({ read }: Reader, text: string) {
  const rows = await read
    .selectFrom(foundReports(read, text).as('found'))
    .innerJoin('reports', 'reports.id', 'found.id')
    .groupBy('reports.id')
    .orderBy((found) => found.fn.min('found.key'))
    .select(['reports.id', 'name', 'stage', 'status'])
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
