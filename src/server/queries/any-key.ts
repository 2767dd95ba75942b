import { type Expression, type SqlBool, sql } from 'kysely'

/**
 * Whether a column is this key, or one of these on PostgreSQL: one parameter for any number of keys
 * makes one statement.
 */
export function isAnyKey(column: Expression<string>, keys: string | readonly string[]) {
  return typeof keys === 'string'
    ? sql<SqlBool>`${column} = ${keys}`
    : sql<SqlBool>`${column} = any(${keys})`
}
