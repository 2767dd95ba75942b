import { ownedBy, theUser } from '../personal.ts'
import type { Schema } from '../table.ts'

export const webhooks = {
  /** Identifiers about whose reports a user’s software gets webhooks. */
  user_watches: {
    columns: {
      id: 'text primary key',
      user_id: 'text not null references users (id) on delete cascade',
      /** The user's own name for it, such as an order number. */
      reference: 'text',
      /** The likeliest identifier for the text that the user sent. */
      namespace: 'text not null',
      key: 'text not null',
      created_at: 'instant not null',
    },
    constraints: ['unique (user_id, namespace, key)'],
    indexes: {
      user_watches_of_user: '(user_id, created_at, id)',
    },
    personal: ownedBy(theUser, ['id', 'user_id', 'reference', 'namespace', 'key', 'created_at']),
    activity: 'logged',
  },
  /** All identifiers that the text of a watch could be. */
  user_watch_identifiers: {
    columns: {
      watch_id: 'text not null references user_watches (id) on delete cascade',
      namespace: 'text not null',
      key: 'text not null',
    },
    constraints: ['primary key (watch_id, namespace, key)'],
    indexes: {
      user_watch_identifiers_by_key: '(key, namespace)',
    },
    personal: ownedBy({ column: 'watch_id', of: 'user_watches' }, ['watch_id', 'namespace', 'key']),
    activity: 'logged',
  },
  /** The URLs to which webhooks of a user are sent. */
  webhook_endpoints: {
    columns: {
      id: 'text primary key',
      user_id: 'text not null references users (id) on delete cascade',
      url: 'text not null',
      /** Names of events, separated by spaces. */
      events: 'text not null',
      state: 'text not null',
      /** Encrypted. */
      secret: 'text not null',
      /** The secret before, encrypted. It also signs until `previous_until`. */
      previous_secret: 'text',
      previous_until: 'instant',
      created_at: 'instant not null',
      last_delivered_at: 'instant',
      /** When the first delivery after the last success failed. */
      failing_since: 'instant',
      /** When the job last sent to this endpoint; the endpoint with the oldest time is next. */
      last_turn_at: 'instant not null',
    },
    indexes: {
      webhook_endpoints_of_user: '(user_id, created_at, id)',
      webhook_endpoints_by_turn: '(last_turn_at)',
    },
    personal: ownedBy(
      theUser,
      [
        'id',
        'user_id',
        'url',
        'events',
        'state',
        'previous_until',
        'created_at',
        'last_delivered_at',
        'failing_since',
      ],
      {
        withheld: ['secret', 'previous_secret', 'last_turn_at'],
      },
    ),
    activity: 'logged',
  },
} as const satisfies Schema
