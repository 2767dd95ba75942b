import type { DialectName } from '../dialect-name.ts'

/** A table of both engines. Once released, all but `added` stays as it is. */
export interface Table {
  /** Definitions that begin with a type of `columnTypes`. */
  columns: Record<string, string>
  constraints?: readonly string[]
  indexes?: Indexes
  /** What later migrations added. */
  added?: { columns?: Record<string, string>; indexes?: Indexes }
  /** On SQLite, the primary key is the table. */
  withoutRowid?: true
  /** On PostgreSQL, rows are lost in a crash. Half of each page is left free: updates change no index. */
  unlogged?: true
  personal: Personal
  /** Whether every change of its rows leaves an entry in the activity log; if not, why. */
  activity: 'logged' | { notLogged: string }
  /** Columns that go with an asset to its buyer. Every other is emptied, one that is added later too. */
  keptAtTransfer?: readonly string[]
  /** Columns that stay when the owner of a row that others need is erased. Every other is emptied. */
  keptAtErasure?: readonly string[]
}

/** Which of a person's own values a column holds. */
export type PersonKey = 'id' | 'email'

/** Whose a row is: its column holds the person's own id or e-mail, or the id of a row that is theirs. */
export type Owner =
  | { column: string; is: PersonKey; or?: { column: string; is: PersonKey } }
  | { column: string; orColumn?: string; of: string }

/** What a table has to do with people. Every column is in one of the lists: a test compares them. */
export type Personal = {
  /** Columns that name a person in what is not theirs alone: emptied first when that person is erased. */
  cleared?: Record<string, PersonKey>
} & (
  | { none: string; columns: readonly string[] }
  | {
      owner: Owner
      /** Columns that the copy of their data holds. */
      exported: readonly string[]
      /** All the others, which are no copy's business: what a log-in is checked with, mails with codes in them. */
      withheld?: readonly string[]
      /** Which of the person's rows the copy holds, where it is not all: SQL, with their id as `:user`. */
      exportedIf?: string
      /** Why the rows outlive their person. All others go with them. */
      stays?: string
    }
)

/** By name, the columns and the rest of `create index`; where the engines differ, of each. */
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

/** What a column holds when what was in it is forgotten. */
export function emptyValue(definition: string): string | number | null {
  if (!definition.includes(' not null')) return null
  return columnType(definition) === 'text' ? '' : 0
}

/** The definitions of all columns, the later ones too. */
export function columnsOf({ columns, added }: Table): Record<string, string> {
  return { ...columns, ...added?.columns }
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
    ...Object.entries(table.indexes ?? {}).flatMap(([index, definition]) => {
      const text = typeof definition === 'string' ? definition : definition[dialect]
      return text === null ? [] : [createIndex(dialect, name, index, text)]
    }),
  ]
}

function columnSql(dialect: DialectName, definition: string): string {
  const type = columnType(definition)
  return byBytes(dialect, columnTypes[type][dialect] + definition.slice(type.length))
}

function createIndex(dialect: DialectName, table: string, name: string, definition: string) {
  const unique = definition.startsWith('unique ') ? 'unique ' : ''
  return `create ${unique}index ${name} on ${table} ${byBytes(dialect, definition.slice(unique.length))}`
}

/** SQLite compares bytes unless told otherwise. */
function byBytes(dialect: DialectName, definition: string): string {
  return dialect === 'sqlite' ? definition.replaceAll(' collate "C"', '') : definition
}

function storage(dialect: DialectName, { withoutRowid, unlogged }: Table) {
  if (dialect === 'sqlite') {
    return { before: '', after: withoutRowid ? ' strict, without rowid' : ' strict' }
  }
  return unlogged
    ? { before: 'unlogged ', after: ' with (fillfactor = 50)' }
    : { before: '', after: '' }
}
