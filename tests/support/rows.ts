import { sql } from 'kysely'
import type { Database } from '../../src/server/db/database.ts'
import type { Tables } from '../../src/server/db/tables.ts'

/**
 * Every row of every table, however many tables there come to be; but for what limits have counted,
 * which every call changes.
 */
export async function allRows({ read }: Database): Promise<Record<string, unknown[]>> {
  const tables = await read.introspection.getTables()
  const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]))
  const names = tables
    .map(({ name }) => name as keyof Tables)
    .filter((name) => name !== 'limit_counts')
    .sort()
  const rows = names.map((name) => {
    const query = read.selectFrom(name).selectAll()
    // As they were made: PostgreSQL puts a new row where an old one was.
    const order = ['seq', 'id'].find((wanted) =>
      columnsOf.get(name)?.some((column) => column.name === wanted),
    )
    return order ? query.orderBy(sql.ref(order)).execute() : query.execute()
  })
  const contents = await Promise.all(rows)
  return Object.fromEntries(names.map((name, index) => [name, contents[index] ?? []]))
}

/** The entries of the activity log about one record, oldest first: who did what, and the details. */
export async function logOf({ read }: Database, entity: string, entityId: string) {
  const entries = await read
    .selectFrom('activity_log')
    .select(['actor_id', 'action', 'details'])
    .where('entity', '=', entity)
    .where('entity_id', '=', entityId)
    .orderBy('seq')
    .execute()
  return entries.map(({ actor_id, action, details }) => ({
    actor: actor_id,
    action,
    details: JSON.parse(details) as Record<string, unknown>,
  }))
}
