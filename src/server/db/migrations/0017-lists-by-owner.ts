import type { DialectName } from '../dialect-name.ts'
import { addToTable } from '../schema/table.ts'

/** A list of assets reads what it shows of other tables from indexes by owner, without their rows. */
export function statements(dialect: DialectName): string[] {
  return [
    ...addToTable(dialect, 'identifiers', {
      indexes: {
        identifiers_of_owner_shown: '(owner_id, asset_id, position, kind, raw_value)',
      },
    }),
    ...addToTable(dialect, 'asset_photos', {
      indexes: { asset_photos_of_owner_shown: '(owner_id, asset_id, position, url)' },
    }),
    // The new one begins with its column.
    'drop index if exists asset_photos_of_owner',
    ...addToTable(dialect, 'reports', {
      indexes: {
        reports_of_reporter_shown:
          "(reporter_id, asset_id, closed_at, reported_as, status) where closed_at is null or reported_as = 'Found'",
      },
    }),
  ]
}
