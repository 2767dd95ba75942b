import { notPersonal, ownedBy, theUser } from '../personal.ts'
import type { Schema } from '../table.ts'

export const phones = {
  /** The channels by which the number of a profile is confirmed, or waits for its code. */
  phone_verifications: {
    columns: {
      id: 'text primary key',
      user_id: 'text not null references users (id) on delete cascade',
      channel: "text not null check (channel in ('sms', 'whatsapp'))",
      /** Keyed, as that of a caller: the number itself is only in the profile. */
      number_hash: 'text not null',
      created_at: 'instant not null',
      /** Null while it waits for its code. */
      verified_at: 'instant',
      /** Null once it is confirmed, like the end of the code. */
      code_hash: 'text',
      expires_at: 'instant',
      tries_left: 'integer not null',
    },
    constraints: ['unique (user_id, channel)'],
    indexes: {
      phone_verifications_of_number: '(number_hash)',
      phone_verifications_by_end: '(expires_at) where expires_at is not null',
    },
    personal: ownedBy(theUser, ['id', 'user_id', 'channel', 'created_at', 'verified_at'], {
      withheld: ['number_hash', 'code_hash', 'expires_at', 'tries_left'],
    }),
    activity: {
      notLogged: 'confirming a number and its end are logged; the rest are codes and their tries',
    },
  },
  /** Numbers whose holders sent STOP: for a year they get no code and no notification. */
  stopped_numbers: {
    columns: {
      number_hash: 'text primary key',
      expires_at: 'instant not null',
    },
    indexes: {
      stopped_numbers_by_end: '(expires_at)',
    },
    personal: notPersonal('keyed hashes of numbers that want no texts, for a year', [
      'number_hash',
      'expires_at',
    ]),
    activity: { notLogged: 'the wish of somebody who may have no account' },
  },
} as const satisfies Schema
