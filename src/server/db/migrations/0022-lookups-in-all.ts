import type { DialectName } from '../dialect-name.ts'
import { addToTable } from '../schema/table.ts'

/** The lookups of all days are summed from an index that has no other counter. */
export function statements(dialect: DialectName): string[] {
  return addToTable(dialect, 'day_counters', {
    indexes: { day_counters_of_lookups: "(amount) where name = 'lookups'" },
  })
}
