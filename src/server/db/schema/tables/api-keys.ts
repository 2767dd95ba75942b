import { ownedBy, theUser } from '../personal.ts'
import type { Schema } from '../table.ts'

export const apiKeys = {
  /** Keys with which the programs of an account call `/api/v1`. A revoked one is deleted. */
  api_keys: {
    columns: {
      id: 'text primary key',
      user_id: 'text not null references users (id) on delete cascade',
      name: 'text not null',
      /** The last four characters of the key. */
      ending: 'text not null',
      /** SHA-256 of the key, which is random. */
      key_hash: 'text not null unique',
      /** Separated by spaces. */
      scopes: 'text not null',
      created_at: 'instant not null',
      /** Rounded to the hour. */
      last_used_at: 'instant',
    },
    indexes: {
      api_keys_of_user: '(user_id, created_at)',
    },
    personal: ownedBy(
      theUser,
      ['id', 'user_id', 'name', 'ending', 'scopes', 'created_at', 'last_used_at'],
      {
        // A secret for authentication.
        withheld: ['key_hash'],
      },
    ),
    activity: {
      notLogged: 'making and revoking a key is logged; the rest is when it was last used',
    },
  },
  /** How many calls the keys of an account made on a day. */
  api_usage: {
    columns: {
      user_id: 'text not null references users (id) on delete cascade',
      /** Days since 1970, in Nigeria. */
      day: 'integer not null',
      calls: 'integer not null',
    },
    constraints: ['primary key (user_id, day)'],
    indexes: {
      api_usage_by_day: '(day)',
    },
    personal: ownedBy(theUser, ['user_id', 'day', 'calls']),
    activity: { notLogged: 'how often programs called' },
  },
} as const satisfies Schema
