import { ownedBy } from '../personal.ts'
import type { Schema } from '../table.ts'

export const transfers = {
  /** Offers of assets to the user of an e-mail, open or ended. */
  transfers: {
    columns: {
      id: 'text primary key',
      /** Null once the asset is deleted. */
      asset_id: 'text references assets (id) on delete set null',
      from_user_id: 'text not null references users (id) on delete cascade',
      /** In lower case. Null once that user has erased their account. */
      to_email: 'text',
      /** Whether the seller shows the buyer their name while the offer is open. */
      shares_name: 'flag not null',
      /** The seller's name for the asset, which only the seller sees. */
      item: 'text not null',
      type: 'text not null',
      brand: 'text',
      model: 'text',
      state:
        "text not null check (state in ('open', 'accepted', 'declined', 'cancelled', 'withdrawn', 'expired'))",
      created_at: 'instant not null',
      ends_at: 'instant not null',
      closed_at: 'instant',
      /** When the buyer was notified; null while their mailbox has had too many mails. */
      notified_at: 'instant',
      /** The number of the proof that the seller shows the buyer. */
      proof_number: 'text',
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
    personal: ownedBy(
      { column: 'from_user_id', is: 'id', or: { column: 'to_email', is: 'email' } },
      [
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
        'proof_number',
      ],
      {
        // The row belongs to both users: the buyer may not learn who the seller is, or the seller's
        // name for the asset. When the buyer was notified would tell whether they have an account.
        withheld: ['from_user_id', 'item', 'asset_id', 'notified_at'],
        cleared: { to_email: 'email' },
      },
    ),
    activity: 'logged',
  },
} as const satisfies Schema
