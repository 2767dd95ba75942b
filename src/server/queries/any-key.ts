import { type Expression, type SqlBool, sql } from 'kysely'

/**
 * Whether a column equals a key or, on PostgreSQL, one of several keys. They are one array parameter,
 * so that the statement is the same for any number of keys.
 */
export function isAnyKey(column: Expression<string>, keys: string | readonly string[]) {
  return typeof keys === 'string'
    ? sql<SqlBool>`${column} = ${keys}`
    : sql<SqlBool>`${column} = any(${keys})`
}
