import { sql } from 'kysely'
import type { Database } from '../../../src/server/db/database.ts'
import type { Tables } from '../../../src/server/db/tables.ts'

/**
 * Every row of every table, including future tables, except the rate limit counters, which every
 * call changes.
 */
export async function allRows({ read }: Database): Promise<Record<string, unknown[]>> {
  const orders = (await ordersOf(read)).filter(({ name }) => name !== 'rate_limit_counters')
  const rows = orders.map(({ name, order }) => {
    const query = read.selectFrom(name).selectAll()
    return order ? query.orderBy(sql.ref(order)).execute() : query.execute()
  })
  const contents = await Promise.all(rows)
  return Object.fromEntries(orders.map(({ name }, index) => [name, contents[index] ?? []]))
}

interface Order {
  name: keyof Tables
  order: string | undefined
}

const ordersSeen = new WeakMap<Database['read'], Promise<Order[]>>()

/** Every table, with the column of its insertion order; read once from each database. */
function ordersOf(read: Database['read']): Promise<Order[]> {
  const orders = ordersSeen.get(read) ?? readOrders(read)
  ordersSeen.set(read, orders)
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
