import type { SelectQueryBuilder } from 'kysely'

/** The number of rows of a query without `select`. It reads all of them. */
export async function countRows<Tables, Table extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Table, object>,
): Promise<number> {
  const counted = query.select((all) => all.fn.countAll<number>().as('rows'))
  const { rows } = (await counted.executeTakeFirstOrThrow()) as { rows: number }
  return Number(rows)
}

/** Whether a query finds a row, or a statement returns one. */
export async function hasRow(query: {
  executeTakeFirst: () => Promise<unknown>
}): Promise<boolean> {
  return (await query.executeTakeFirst()) !== undefined
}
