import { type Expression, PostgresAdapter, type SqlBool, sql } from 'kysely'
import type { Queries } from '../db/database.ts'

/**
 * Whether a column equals a key or, on PostgreSQL, one of several keys. They are one array parameter,
 * so that the statement is the same for any number of keys.
 */
export function isAnyKey(column: Expression<string>, keys: string | readonly string[]) {
  return typeof keys === 'string'
    ? sql<SqlBool>`${column} = ${keys}`
    : sql<SqlBool>`${column} = any(${keys})`
}

/**
 * Whether a column equals one of the ids in a JSON array. They are one parameter, so that the
 * statement is the same for any number of ids: binding and planning a hundred takes longer than
 * reading the rows.
 */
export function isInList(db: Queries, column: string, list: string) {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<SqlBool>`${sql.ref(column)} = any(array(select json_array_elements_text(${list}::json)))`
    : sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${list}))`
}
