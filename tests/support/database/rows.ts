import { sql } from 'kysely'
import type { Database } from '../../../src/server/db/database.ts'
import { isLogRange } from '../../../src/server/db/schema/log-ranges.ts'
import type { Tables } from '../../../src/server/db/tables.ts'

/**
 * Every row of every table, including future tables, except the rate limit counters, which every
 * call changes.
 */
export async function allRows({ dialect, read }: Database): Promise<Record<string, unknown[]>> {
  const orders = await ordersOf(dialect, read)
  // On SQLite every table is read: `scripts/one-engine.ts` compares the statements of the tests.
  const filled = dialect === 'postgres' ? await filledOf(read, orders) : null
  const rows = orders.map(async ({ name, order }) => {
    if (filled && !filled.has(name)) return []
    const query = read.selectFrom(name).selectAll()
    return order ? query.orderBy(sql.ref(order)).execute() : query.execute()
  })
  const contents = await Promise.all(rows)
  return Object.fromEntries(orders.map(({ name }, index) => [name, contents[index] ?? []]))
}

/** The tables that have rows, in one query: asking each takes longer than most tests. */
async function filledOf(read: Database['read'], orders: Order[]): Promise<Set<string>> {
  const each = orders.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} as name where exists (select 1 from ${sql.table(name)})`,
  )
  const { rows } = await sql<{ name: string }>`${sql.join(each, sql` union all `)}`.execute(read)
  return new Set(rows.map(({ name }) => name))
}

interface Order {
  name: keyof Tables
  order: string | undefined
}

const ordersSeen = new Map<Database['dialect'], Promise<Order[]>>()

/**
 * Every table, with the column of its insertion order; read once from each engine, because all
 * databases of these tests are copies of one.
 */
function ordersOf(dialect: Database['dialect'], read: Database['read']): Promise<Order[]> {
  const orders = ordersSeen.get(dialect) ?? readOrders(read)
  ordersSeen.set(dialect, orders)
  return orders
}

async function readOrders(read: Database['read']): Promise<Order[]> {
  const tables = await read.introspection.getTables()
  return tables
    .map(({ name, columns }) => ({
      name: name as keyof Tables,
      // PostgreSQL reuses the place of a deleted row.
      order: ['seq', 'id'].find((wanted) => columns.some((column) => column.name === wanted)),
    }))
    .filter(({ name }) => name !== 'rate_limit_counters' && !isLogRange(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The activity log entries about one record, oldest first: actor, action and details. */
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
