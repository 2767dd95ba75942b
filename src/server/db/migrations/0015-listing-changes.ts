import type { DialectName } from '../dialect-name.ts'
import { listingChanges } from '../schema/later/listing-changes.ts'
import { addToTable, createTable } from '../schema/table.ts'

/** Notifications about changed lists, list entries in the public log, and refused files. */
export function statements(dialect: DialectName): string[] {
  return [
    ...Object.entries(listingChanges).flatMap(([name, table]) => createTable(dialect, name, table)),
    ...addToTable(dialect, 'listing_imports', {
      columns: { log_nonce: 'text', failure: 'text' },
      indexes: {
        listing_imports_by_hash: '(file_hash, source_id)',
        listing_imports_failed: '(received_at) where failure is not null',
      },
    }),
  ]
}
