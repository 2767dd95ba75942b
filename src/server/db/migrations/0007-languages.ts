import type { DialectName } from '../dialect-name.ts'
import { addToTable } from '../schema/table.ts'

export function statements(dialect: DialectName): string[] {
  // Its index is of 0002-payments.
  return addToTable(dialect, 'users', { columns: { language: 'text' } })
}
