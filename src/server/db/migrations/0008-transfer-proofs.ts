import type { DialectName } from '../dialect-name.ts'
import { addToTable } from '../schema/table.ts'
import { transfers } from '../schema/transfers.ts'

export function statements(dialect: DialectName): string[] {
  return addToTable(dialect, 'transfers', transfers.transfers.added)
}
