import type { DialectName } from '../dialect-name.ts'
import { addToTable } from '../schema/table.ts'

/** What claimants answer to a contest, and when they gave their claim up. */
export function statements(dialect: DialectName): string[] {
  return addToTable(dialect, 'dispute_claims', {
    columns: { statement: 'text', stated_at: 'instant', given_up_at: 'instant' },
  })
}
