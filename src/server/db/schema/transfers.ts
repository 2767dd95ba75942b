import type { Schema } from './table.ts'

export const transfers = {
  /** A thing that its owner offers, or has handed over, to whoever has an e-mail address. */
  transfers: {
    columns: {
      id: 'text primary key',
      /** Null once the thing is in nobody's list any more. */
      asset_id: 'text references assets (id) on delete set null',
      from_user_id: 'text not null references users (id) on delete cascade',
      /** Lower case: the form that is compared. Null once that person has erased their account. */
      to_email: 'text',
      /** Whether the seller lets the buyer know their name while the offer is open. */
      shares_name: 'flag not null',
      /** What the seller called it: for the seller alone. */
      item: 'text not null',
      type: 'text not null',
      brand: 'text',
      model: 'text',
      state:
        "text not null check (state in ('open', 'accepted', 'declined', 'cancelled', 'withdrawn', 'expired'))",
      created_at: 'instant not null',
      ends_at: 'instant not null',
      closed_at: 'instant',
      /** When the buyer was told of it; null while the address has had too many mails. */
      notified_at: 'instant',
    },
    indexes: {
      one_open_transfer_of_asset: "unique (asset_id) where state = 'open'",
      transfers_of_asset: '(asset_id)',
      transfers_from_user: '(from_user_id, created_at, id)',
      transfers_to_email: '(to_email, created_at, id)',
      transfers_by_end: "(ends_at) where state = 'open'",
      transfers_not_notified: "(created_at) where state = 'open' and notified_at is null",
      transfers_closed: '(closed_at)',
    },
    personal: {
      owner: { column: 'from_user_id', is: 'id', or: { column: 'to_email', is: 'email' } },
      exported: [
        'id',
        'to_email',
        'shares_name',
        'type',
        'brand',
        'model',
        'state',
        'created_at',
        'ends_at',
        'closed_at',
        'notified_at',
      ],
      // The row is of both: what its seller called the thing, and who they are, is not its buyer’s to know.
      withheld: ['from_user_id', 'item', 'asset_id'],
      cleared: { to_email: 'email' },
    },
    activity: 'logged',
  },
} as const satisfies Schema
