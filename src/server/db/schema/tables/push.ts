import { ownedBy, theUser } from '../personal.ts'
import type { Schema } from '../table.ts'

export const push = {
  /** Browsers that receive push messages. */
  push_subscriptions: {
    columns: {
      id: 'text primary key',
      user_id: 'text not null references users (id) on delete cascade',
      /** The session that subscribed. It may expire; logging out of it deletes the subscription. */
      session_id: 'text not null',
      /** SHA-256 of the endpoint, by which a browser recognises its subscription. */
      endpoint_hash: 'text not null unique',
      /** The endpoint and keys, encrypted: with them anyone could send messages to the browser. */
      target: 'text not null',
      user_agent: 'text not null',
      created_at: 'instant not null',
      last_sent_at: 'instant',
      /** When the first message after the last success failed. */
      failing_since: 'instant',
      /** When the job last sent to this browser; the one with the oldest time is next. */
      last_turn_at: 'instant not null default 0',
    },
    indexes: {
      push_subscriptions_of_user: '(user_id, created_at)',
    },
    personal: ownedBy(
      theUser,
      ['id', 'user_id', 'user_agent', 'created_at', 'last_sent_at', 'failing_since'],
      {
        // Secrets of the session and the browser, and the order of the job.
        withheld: ['session_id', 'endpoint_hash', 'target', 'last_turn_at'],
      },
    ),
    activity: {
      notLogged:
        'the user turning it on or off is logged; the rest is upkeep of what browsers gave',
    },
  },
} as const satisfies Schema
