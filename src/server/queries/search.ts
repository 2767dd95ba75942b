import { personPrefix } from '../../domain/person-keys.ts'
import type { Database } from '../db/database.ts'
import { eitherOf, identifiersBeginning, nameBegins, nameOrder } from './beginnings.ts'
import { nobody } from './nobody.ts'
import { peopleBeginning } from './people.ts'
import { shownIdentifier } from './shown-identifiers.ts'

type Reader = Pick<Database, 'read' | 'dialect'>

/** Of each kind: who needs more opens the list of that kind. */
const mostOfKind = 5
const idPattern = /^[\w-]{16,64}$/

export async function searchPeople({ read }: Reader, text: string) {
  const prefix = personPrefix(text)
  if (prefix === '') return []
  const beginning = peopleBeginning(read, prefix)
    .select('user_id as id')
    .limit(mostOfKind * 4)
  const named = read.selectFrom('users').where('id', '=', text).select('id')
  const users = await read
    // Not one `or` the other: Postgres would read everybody to test them.
    .selectFrom(eitherOf(read, beginning, named).as('found'))
    .innerJoin('users', 'users.id', 'found.id')
    .where('users.id', '<>', nobody.id)
    .select(['users.id', 'first_name', 'last_name', 'email'])
    .limit(mostOfKind)
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
    .where(
      idPattern.test(text)
        ? (is) => is('assets.id', '=', text)
        : nameBegins(dialect, 'assets.name', text),
    )
    .orderBy(nameOrder(dialect, 'assets.name'))
    .select(['assets.id', 'assets.name', 'users.first_name', 'users.last_name'])
    .limit(mostOfKind)
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
    .where(
      idPattern.test(text)
        ? (is) => is('reports.id', '=', text)
        : nameBegins(dialect, 'reports.name', text),
    )
    .orderBy(nameOrder(dialect, 'reports.name'))
    .select(['id', 'name', 'stage', 'status'])
    .limit(mostOfKind)
    .execute()
  return rows.map(({ id, name, stage, status }) => ({
    id,
    name,
    status: stage,
    reportStatus: status,
  }))
}

export async function searchIdentifiers({ read, dialect }: Reader, text: string) {
  const found = identifiersBeginning({ read, dialect }, text, { most: mostOfKind })
  if (!found) return []
  const rows = await read
    .selectFrom(found.as('found'))
    .innerJoin('assets', 'assets.id', 'found.asset_id')
    .select(['kind', 'space', 'key', 'assets.id', 'assets.name'])
    .limit(mostOfKind)
    .execute()
  return rows.map(({ id, name, ...identifier }) => ({
    ...shownIdentifier(identifier),
    asset: { id, name },
  }))
}
