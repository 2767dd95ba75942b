import type { DialectName } from '../dialect-name.ts'
import { listings } from '../schema/later/listings.ts'
import { createTable } from '../schema/table.ts'

/** Lists of authorities. */
export function statements(dialect: DialectName): string[] {
  return Object.entries(listings).flatMap(([name, table]) => createTable(dialect, name, table))
}
