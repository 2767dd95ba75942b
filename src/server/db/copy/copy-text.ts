import type { Queries } from '../database.ts'

/**
 * The text format of PostgreSQL's COPY: a line for each row, a tab between columns, numbers in
 * digits. https://www.postgresql.org/docs/current/sql-copy.html
 */
const nullField = '\\N'

const special = /[\\\n\r\t]/
const escaped: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const unescaped: Record<string, string> = {
  ...{ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' },
}

/** A text contains the character U+0000, which PostgreSQL cannot store. */
export class NullCharacterError extends Error {}

/** The line of a row, with its line feed. Throws `NullCharacterError`. */
export function toCopyLine(row: readonly unknown[]): string {
  return `${row.map(toField).join('\t')}\n`
}

function toField(value: unknown): string {
  if (value === null) return nullField
  const text = String(value)
  if (text.includes('\0')) throw new NullCharacterError()
  return special.test(text) ? text.replace(/[\\\n\r\t]/g, (each) => escaped[each] ?? each) : text
}

/** The values of a line without its line feed. */
export function readCopyLine(line: string): (string | null)[] {
  return line.split('\t').map((field) => {
    if (field === nullField) return null
    if (!field.includes('\\')) return field
    return field.replace(/\\(.)/gs, (_whole, letter: string) => unescaped[letter] ?? letter)
  })
}

/** The lines of a text in chunks that may end anywhere, without their line feeds. */
export async function* readLines(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<string[]> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield lines
  }
  rest += decoder.decode()
  if (rest !== '') throw new Error('The last line is cut off.')
}

/** A consistent state of a database; later writes do not change it. */
export interface Snapshot {
  read: Queries
  /** The given columns of a table in the text format of COPY, in chunks of some megabytes. */
  partsOf(table: string, columns: readonly string[]): AsyncIterable<Buffer>
  close(): Promise<void>
}

/** A table to copy; `bytes` are the chunks of `partsOf`. */
export interface CopiedTable {
  table: string
  columns: readonly string[]
  bytes: AsyncIterable<Uint8Array>
}

/** What fills an empty database: the schema of a migration, then the tables in turn. */
export interface Filling {
  migration: string
  tables: AsyncIterable<CopiedTable>
  /** May reject the result by throwing, before anything is committed. */
  check: (db: Queries) => Promise<void>
}

/** The given tables of a snapshot with their columns. */
export async function* tablesOf(
  snapshot: Snapshot,
  tables: Record<string, string[]>,
): AsyncGenerator<CopiedTable> {
  for (const [table, columns] of Object.entries(tables)) {
    yield { table, columns, bytes: snapshot.partsOf(table, columns) }
  }
}
