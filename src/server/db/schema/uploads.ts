import type { Schema } from './table.ts'

export const uploads = {
  uploads: {
    columns: {
      id: 'text primary key',
      bytes: 'integer not null',
      width: 'integer not null',
      height: 'integer not null',
      /** Of the two files, in hex; null where they are older than this. */
      sha256: 'text',
      thumbnail_sha256: 'text',
      created_at: 'instant not null',
      /** When a record last took it; a day later it is swept unless a record names it still. */
      claimed_at: 'instant',
      /** A receipt: only this person and staff may see it. */
      visible_to_user_id: 'text',
      /** Whose record took it first: nobody else can show it as theirs. */
      claimed_by: 'text',
    },
    indexes: {
      uploads_of_claimant: '(claimed_by) where claimed_by is not null',
    },
    personal: {
      owner: { column: 'claimed_by', is: 'id' },
      exported: [
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
      stays: 'withdrawn with the records that name them; the row goes once the files are gone',
    },
    activity: 'logged',
  },
} as const satisfies Schema
