import { notPersonal } from '../personal.ts'
import type { Schema } from '../table.ts'

export const listingChanges = {
  /** A source names another import: whom to tell is found by a job, page by page. */
  listing_changes: {
    columns: {
      id: 'text primary key',
      source_id: 'text not null references listing_sources (id)',
      /** The import that lookups read before; null if there was none. */
      before_id: 'text references listing_imports (id)',
      /** The import that they read from then on. */
      after_id: 'text references listing_imports (id)',
      /** What is told of now: first what was added, then what ended. */
      phase: 'text not null',
      /** The last identifier that was told of. */
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
