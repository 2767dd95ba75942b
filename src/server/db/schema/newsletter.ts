import type { Schema } from './table.ts'

export const newsletter = {
  /** Who gets the newsletter, or has asked for it and not confirmed that yet. */
  subscribers: {
    columns: {
      /** What the activity log calls them by: it keeps no e-mail. */
      id: 'text not null unique',
      /** Lower case: the form that is compared. */
      email: 'text primary key',
      token_hash: 'text not null unique',
      created_at: 'instant not null',
      /** Of the mail that asks to confirm it; null while that waits. */
      mailed_at: 'instant',
      confirmed_at: 'instant',
    },
    indexes: {
      subscribers_to_confirm: '(created_at) where confirmed_at is null',
      subscribers_not_mailed: '(created_at) where mailed_at is null',
    },
    personal: {
      owner: { column: 'email', is: 'email' },
      exported: ['email', 'id', 'created_at', 'confirmed_at', 'mailed_at'],
      withheld: ['token_hash'],
    },
    activity: 'logged',
  },
} as const satisfies Schema
