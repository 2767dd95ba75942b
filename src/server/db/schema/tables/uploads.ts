import { ownedBy } from '../personal.ts'
import type { Schema } from '../table.ts'

export const uploads = {
  uploads: {
    columns: {
      id: 'text primary key',
      bytes: 'integer not null',
      width: 'integer not null',
      height: 'integer not null',
      /** The hashes of the two files, in hex; null for uploads from before these columns. */
      sha256: 'text',
      thumbnail_sha256: 'text',
      created_at: 'instant not null',
      /** When a record last claimed it; unused uploads are purged a day later. */
      claimed_at: 'instant',
      /** The owner of a receipt, which only they and staff may see. */
      visible_to_user_id: 'text',
      /** The owner of the record that claimed it first. Nobody else can claim it. */
      claimed_by: 'text',
    },
    indexes: {
      uploads_of_claimant: '(claimed_by) where claimed_by is not null',
    },
    personal: ownedBy(
      { column: 'claimed_by', is: 'id' },
      [
        'id',
        'bytes',
        'width',
        'height',
        'created_at',
        'claimed_at',
        'visible_to_user_id',
        'claimed_by',
        'sha256',
        'thumbnail_sha256',
      ],
      {
        stays: 'withdrawn with the records that name them; the row is deleted once the files are',
      },
    ),
    activity: 'logged',
  },
} as const satisfies Schema
