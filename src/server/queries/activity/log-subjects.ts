import type { Queries } from '../../db/database.ts'
import type { ActivityLogRow } from '../../db/tables.ts'

type Subject = Pick<ActivityLogRow, 'entity' | 'entity_id'>

/** The tables with the names of an entity's records; other entities have no names. */
const tables = [
  ['asset', 'assets'],
  ['report', 'reports'],
  ['report steps', 'reports'],
  ['merchant', 'merchants'],
  ['case', 'reports'],
  ['case', 'merchants'],
] as const

/** Reads the names of the records in log entries, with one query by primary key for each table. */
export async function subjectNames(db: Queries, rows: readonly Subject[]) {
  const names = new Map<string, string>()
  const idsOf = (...entities: string[]) => [
    ...new Set(rows.filter(({ entity }) => entities.includes(entity)).map((row) => row.entity_id)),
  ]
  for (const [entity, table] of tables) {
    const ids = idsOf(entity)
    if (ids.length === 0) continue
    // The columns used here have the same types in these tables.
    const found = await db
      .selectFrom(table as 'assets')
      .where('id', 'in', ids)
      .select(['id', 'name'])
      .execute()
    for (const { id, name } of found) names.set(`${entity} ${id}`, name)
  }
  const userIds = idsOf('user')
  if (userIds.length > 0) {
    const found = await db
      .selectFrom('users')
      .where('id', 'in', userIds)
      .select(['id', 'first_name', 'last_name', 'email'])
      .execute()
    for (const { id, first_name, last_name, email } of found) {
      names.set(`user ${id}`, `${first_name} ${last_name}`.trim() || email)
    }
  }
  return ({ entity, entity_id }: Subject) => names.get(`${entity} ${entity_id}`) ?? null
}
