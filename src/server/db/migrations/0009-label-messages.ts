import type { DialectName } from '../dialect-name.ts'
import { labelMessages } from '../schema/later/label-messages.ts'
import { addToTable, createTable } from '../schema/table.ts'

/** Messages about labels, and the place and tags of an asset. */
export function statements(dialect: DialectName): string[] {
  return [
    ...Object.entries(labelMessages).flatMap(([name, table]) => createTable(dialect, name, table)),
    ...addToTable(dialect, 'assets', { columns: { kept_at: 'text', tags: 'text' } }),
  ]
}
