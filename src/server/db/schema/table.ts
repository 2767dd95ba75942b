import type { DialectName } from '../dialect-name.ts'
import type { Personal } from './personal.ts'

/** A table on both engines. */
export interface Table {
  /** SQL definitions by column; each begins with a type of `columnTypes`. */
  columns: Record<string, string>
  constraints?: readonly string[]
  indexes?: Indexes
  /** On SQLite, the rows are stored in the primary key, without a rowid. */
  withoutRowid?: true
  /**
   * On PostgreSQL, a crash empties the table. Half of each page stays free, so that updates change
   * no index.
   */
  unlogged?: true
  /** On PostgreSQL, the rows are stored in tables for ranges of this column (`log-ranges.ts`). */
  inRangesOf?: string
  personal: Personal
  /** Whether every change of a row makes an activity log entry; if not, why. */
  activity: 'logged' | { notLogged: string }
  /** Columns that a buyer takes over with an asset. All others are emptied. */
  retainedAtTransfer?: readonly string[]
  /** Columns that stay when the owner of a row that others need is erased. All others are emptied. */
  retainedAtErasure?: readonly string[]
}

/** By name, the part of `create index` from the columns on; by engine if it differs. */
type Indexes = Record<string, string | Record<DialectName, string | null>>

export type Schema = Record<string, Table>

export const columnTypes = {
  text: { sqlite: 'text', postgres: 'text' },
  integer: { sqlite: 'integer', postgres: 'integer' },
  bigint: { sqlite: 'integer', postgres: 'bigint' },
  /** Milliseconds since 1970, UTC. */
  instant: { sqlite: 'integer', postgres: 'bigint' },
  /** 0 or 1: the engines have no boolean type in common. */
  flag: { sqlite: 'integer', postgres: 'integer' },
} as const satisfies Record<string, Record<DialectName, string>>

export function columnType(definition: string): keyof typeof columnTypes {
  const [type = ''] = definition.split(' ', 1)
  if (!Object.hasOwn(columnTypes, type)) throw new Error(`unknown column type: ${type}`)
  return type as keyof typeof columnTypes
}

/** The value of a column that is emptied. */
export function emptyValue(definition: string): string | number | null {
  if (!definition.includes(' not null')) return null
  return columnType(definition) === 'text' ? '' : 0
}

/** The statements that create a table with its indexes. */
export function createTable(dialect: DialectName, name: string, table: Table): string[] {
  const columns = Object.entries(table.columns).map(
    ([column, definition]) => `${column} ${columnSql(dialect, definition)}`,
  )
  const parts = [...columns, ...(table.constraints ?? [])]
  const { before, after } = storage(dialect, table)
  return [
    `create ${before}table ${name} (${parts.join(', ')})${after}`,
    ...createIndexes(dialect, name, table.indexes ?? {}),
  ]
}

function createIndexes(dialect: DialectName, table: string, indexes: Indexes): string[] {
  return Object.entries(indexes).flatMap(([index, definition]) => {
    const text = typeof definition === 'string' ? definition : definition[dialect]
    return text === null ? [] : [createIndex(dialect, table, index, text)]
  })
}

function columnSql(dialect: DialectName, definition: string): string {
  const type = columnType(definition)
  return byBytes(dialect, columnTypes[type][dialect] + definition.slice(type.length))
}

function createIndex(dialect: DialectName, table: string, name: string, definition: string) {
  const unique = definition.startsWith('unique ') ? 'unique ' : ''
  return `create ${unique}index ${name} on ${table} ${byBytes(dialect, definition.slice(unique.length))}`
}

/** SQLite compares bytes by default. */
function byBytes(dialect: DialectName, definition: string): string {
  return dialect === 'sqlite' ? definition.replaceAll(' collate "C"', '') : definition
}

function storage(dialect: DialectName, { withoutRowid, unlogged, inRangesOf }: Table) {
  if (dialect === 'sqlite') {
    return { before: '', after: withoutRowid ? ' strict, without rowid' : ' strict' }
  }
  if (inRangesOf) return { before: '', after: ` partition by range (${inRangesOf})` }
  return unlogged
    ? { before: 'unlogged ', after: ' with (fillfactor = 50)' }
    : { before: '', after: '' }
}
