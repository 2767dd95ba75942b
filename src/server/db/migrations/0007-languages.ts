import type { DialectName } from '../dialect-name.ts'
import { addToTable } from '../schema/table.ts'

export function statements(dialect: DialectName): string[] {
  // The other addition to this table, an index, is made in 0002-payments.
  return addToTable(dialect, 'users', { columns: { language: 'text' } })
}
