import { notPersonal } from '../personal.ts'
import type { Schema } from '../table.ts'

export const storedDoubts = {
  /**
   * Identifiers that were registered before their text was read as strictly as now. A job reads each
   * once; those that would be refused today stay here until staff have decided.
   */
  stored_doubts: {
    columns: {
      identifier_id: 'text primary key references identifiers (id) on delete cascade',
      /** Copied, for the order of the list. */
      registered_at: 'instant not null',
      /** Why it would be refused today; null: not read yet. */
      code: 'text',
    },
    indexes: {
      stored_doubts_unread: '(identifier_id) where code is null',
      stored_doubts_found: '(registered_at, identifier_id) where code is not null',
    },
    personal: notPersonal('what staff have to look at about a registered number', [
      'identifier_id',
      'registered_at',
      'code',
    ]),
    activity: 'logged',
  },
} as const satisfies Schema
