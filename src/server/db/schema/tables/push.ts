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
  /** Messages to browsers, saved in the transaction of their cause. */
  push_outbox: {
    columns: {
      id: 'text primary key',
      subscription_id: 'text not null references push_subscriptions (id) on delete cascade',
      /** The event: a browser gets one message about it. */
      event_key: 'text not null',
      /** The page that the message opens. */
      path: 'text not null',
      /** A hash. A newer message replaces an undelivered one with the same topic. */
      topic: 'text not null',
      urgency: 'text not null',
      created_at: 'instant not null',
      /** After this time the message is not sent. */
      expires_at: 'instant not null',
      attempts: 'integer not null',
      next_attempt_at: 'instant not null',
      leased_until: 'instant',
      sent_at: 'instant',
      failed_at: 'instant',
      /** A status or the code of an error, never an address. */
      last_error: 'text',
    },
    constraints: ['unique (subscription_id, event_key)'],
    indexes: {
      push_outbox_due: '(next_attempt_at) where sent_at is null and failed_at is null',
      push_outbox_by_time: '(created_at)',
    },
    personal: ownedBy(
      { column: 'subscription_id', of: 'push_subscriptions' },
      ['id', 'subscription_id', 'created_at', 'sent_at', 'failed_at'],
      {
        withheld: [
          'event_key',
          'path',
          'topic',
          'urgency',
          'expires_at',
          'attempts',
          'next_attempt_at',
          'leased_until',
          'last_error',
        ],
      },
    ),
    activity: { notLogged: 'messages that other entries tell of' },
  },
} as const satisfies Schema
