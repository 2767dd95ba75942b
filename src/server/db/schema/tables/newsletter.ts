import { ownedBy } from '../personal.ts'
import type { Schema } from '../table.ts'

export const newsletter = {
  /** Confirmed subscribers, and those who have not confirmed yet. */
  subscribers: {
    columns: {
      /** The id in the activity log, which stores no e-mails. */
      id: 'text not null unique',
      /** In lower case. */
      email: 'text primary key',
      token_hash: 'text not null unique',
      created_at: 'instant not null',
      /** When the mail that asks for confirmation was queued; null while it waits. */
      mailed_at: 'instant',
      confirmed_at: 'instant',
      /** SHA-256 of the mailbox and who asked for the newsletter. */
      requester: 'text not null',
    },
    indexes: {
      subscribers_to_confirm: '(created_at) where confirmed_at is null',
      subscribers_not_mailed: '(created_at) where mailed_at is null',
      subscribers_of_requester: '(requester) where mailed_at is null',
    },
    personal: ownedBy(
      { column: 'email', is: 'email' },
      ['email', 'id', 'created_at', 'confirmed_at', 'mailed_at'],
      {
        withheld: ['token_hash', 'requester'],
      },
    ),
    activity: 'logged',
  },
} as const satisfies Schema
