import { ownedBy, theOwner } from '../personal.ts'
import type { Schema } from '../table.ts'

export const labelMessages = {
  /** What finders who scanned a label wrote to its owner. */
  label_messages: {
    columns: {
      id: 'text primary key',
      owner_id: 'text not null references users (id) on delete cascade',
      asset_id: 'text not null references assets (id) on delete cascade',
      /** Where the asset is, as the finder wrote it. */
      place: 'text not null',
      text: 'text not null',
      /** The finder’s phone number or e-mail. */
      contact: 'text',
      created_at: 'instant not null',
      /** When the owner marked it as done. */
      done_at: 'instant',
    },
    indexes: {
      label_messages_of_owner: '(owner_id, created_at, id)',
      label_messages_of_asset: '(asset_id)',
      label_messages_by_time: '(created_at)',
      label_messages_open: '(owner_id) where done_at is null',
    },
    added: {
      columns: {
        /** An HMAC of who counts as its sender. */
        sender_hash: 'text',
      },
    },
    personal: ownedBy(
      theOwner,
      ['id', 'owner_id', 'asset_id', 'place', 'text', 'contact', 'created_at', 'done_at'],
      // It would show which finders share an address.
      { withheld: ['sender_hash'] },
    ),
    activity: 'logged',
  },
} as const satisfies Schema
