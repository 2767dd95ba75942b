import type { DialectName } from '../dialect-name.ts'
import { apiKeys } from '../schema/later/api-keys.ts'
import { createTable } from '../schema/table.ts'

export function statements(dialect: DialectName): string[] {
  return Object.entries(apiKeys).flatMap(([name, table]) => createTable(dialect, name, table))
}
