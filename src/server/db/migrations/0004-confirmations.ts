import type { DialectName } from '../dialect-name.ts'
import { confirmations } from '../schema/reports.ts'
import { addToTable, createTable } from '../schema/table.ts'
import { createTriggers } from '../schema/trigger.ts'
import { confirmationTriggers } from '../schema/triggers.ts'

export function statements(dialect: DialectName): string[] {
  return [
    ...addToTable(dialect, 'reports', {
      columns: { still_missing_at: 'instant', asked_at: 'instant', asking_ended: 'flag' },
      indexes: {
        reports_to_ask:
          "((coalesce(asked_at, created_at)), id) where closed_at is null and stage = 'active' and asking_ended is null",
      },
    }),
    ...addToTable(dialect, 'assets', {
      columns: { confirmed_at: 'instant', asked_at: 'instant', asking_ended: 'flag' },
      indexes: {
        assets_to_ask: '((coalesce(asked_at, created_at)), id) where asking_ended is null',
      },
    }),
    ...addToTable(dialect, 'identifiers', {
      columns: { asset_confirmed_at: 'instant' },
      indexes: {
        identifiers_by_key_shown: {
          sqlite:
            '(key, namespace, kind, asset_id, asset_type, asset_brand, asset_model, asset_colour, asset_hidden, asset_confirmed_at)',
          postgres: null,
        },
      },
    }),
    `update identifiers set asset_confirmed_at =
       (select coalesce(confirmed_at, created_at) from assets where assets.id = asset_id)`,
    ...createTriggers(dialect, confirmationTriggers),
    // The new index on SQLite replaces this one.
    ...(dialect === 'sqlite' ? ['drop index if exists identifiers_by_key'] : []),
    ...Object.entries(confirmations).flatMap(([name, table]) => createTable(dialect, name, table)),
  ]
}
