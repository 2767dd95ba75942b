import { notPersonal } from '../personal.ts'
import type { Schema } from '../table.ts'

export const listingChanges = {
  /** Changes of a source to another import; a job works through them and notifies users. */
  listing_changes: {
    columns: {
      id: 'text primary key',
      source_id: 'text not null references listing_sources (id)',
      /** The import that lookups read before the change; null if there was none. */
      before_id: 'text references listing_imports (id)',
      /** The import that lookups read after the change; null if there is none. */
      after_id: 'text references listing_imports (id)',
      /** The phase of the job: first the added identifiers, then those that were removed. */
      phase: 'text not null',
      /** The identifier that the job processed last. */
      key: 'text not null',
      namespace: 'text not null',
    },
    indexes: {
      listing_changes_of_source: '(source_id)',
      listing_changes_before: '(before_id)',
      listing_changes_after: '(after_id)',
    },
    personal: notPersonal('what an authority listed; it names no person', [
      'id',
      'source_id',
      'before_id',
      'after_id',
      'phase',
      'key',
      'namespace',
    ]),
    activity: { notLogged: 'a task of a job; the change of the list is logged' },
  },
} as const satisfies Schema
