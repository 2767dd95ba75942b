import { DatabaseSync } from 'node:sqlite'
import { schema } from '../../../src/server/db/schema/schema.ts'
import { columnType, type Table } from '../../../src/server/db/schema/table.ts'
import { sqliteFile } from '../../../src/server/db/sqlite.ts'

const tables: Record<string, Table> = schema

/**
 * Text that a copy could change: what COPY escapes, what looks like its null, four-byte characters.
 */
const difficult = '\t tab \n line \r\\N \\. \\\\ "quote" \' ẹ̀kọ́ 📱 \u2028'
const rowsOfEach = 3

/**
 * Fills every table of the schema in a migrated, empty embedded database, future ones included:
 * texts that are difficult to copy, empty texts, nulls, the largest and the smallest numbers. The
 * rows satisfy references and constraints, and mean nothing else.
 */
export function fillEveryTable(dataDir: string): void {
  const database = new DatabaseSync(sqliteFile(dataDir), { enableForeignKeyConstraints: false })
  const triggers = database
    .prepare("select name, sql from sqlite_schema where type = 'trigger'")
    .all()
  database.exec('begin')
  for (const { name } of triggers) database.exec(`drop trigger ${name}`)
  for (const [name, table] of Object.entries(tables)) {
    database.exec(`delete from ${name}`)
    const columns = Object.keys(table.columns)
    const insert = database.prepare(
      `insert into ${name} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`,
    )
    for (let n = 0; n < rowsOfEach; n++) {
      insert.run(...columns.map((column) => valueIn(name, column, n)))
    }
  }
  for (const { sql } of triggers) database.exec(String(sql))
  database.exec('commit')
  database.close()
}

/** The value of a column in the nth row. */
function valueIn(name: string, column: string, n: number): string | number | null {
  const table = tables[name]
  const definition = table?.columns[column]
  if (!table || !definition) throw new Error(`There is no ${name}.${column}.`)
  const [, other, key] = /references (\w+) \((\w+)\)/.exec(definition) ?? []
  if (other && key) return valueIn(other, key, n)
  // The name of a file, which a backup reads.
  if (name === 'uploads' && column === 'id') return String(n).repeat(22)
  const [, allowed] = /check \(\w+ in \(([^)]+)\)\)/.exec(definition) ?? []
  if (allowed) {
    const choices = allowed.split(', ').map((choice) => choice.slice(1, -1))
    return choices[n % choices.length] ?? ''
  }
  const isKey = /primary key|unique/.test(definition) || isInKey(table, column)
  if (n === 2 && !isKey && !definition.includes('not null')) return null
  switch (columnType(definition)) {
    case 'text':
      return n === 1 && !isKey ? '' : `${n} ${column} ${difficult}`
    case 'flag':
      return n % 2
    case 'integer':
      return n === 0 ? -(2 ** 31) : 2 ** 31 - n
    default:
      // The head of the activity log is read with the entry of its number.
      return n === 0 && !isKey ? -Number.MAX_SAFE_INTEGER : Number.MAX_SAFE_INTEGER - n
  }
}

function isInKey({ constraints = [], indexes = {} }: Table, column: string): boolean {
  const unique = [...constraints, ...Object.values(indexes)]
  return unique.some(
    (each) =>
      typeof each === 'string' &&
      /^(primary key|unique)/.test(each) &&
      new RegExp(`\\b${column}\\b`).test(each),
  )
}
