import { notPersonal, ownedBy, theUser } from '../personal.ts'
import type { Schema } from '../table.ts'

export const notifications = {
  /** Mails of the last day by mailbox and budget, also for mailboxes without an account. */
  mail_counts: {
    columns: {
      id: 'text primary key',
      /** SHA-256 of the normalised e-mail. */
      mailbox_hash: 'text not null',
      budget: 'text not null',
      at: 'instant not null',
      /** SHA-256 of the mailbox and who caused the mail; null if nobody else did. */
      sender_hash: 'text',
    },
    indexes: {
      mail_counts_of_mailbox: '(mailbox_hash, budget, at)',
      mail_counts_by_time: '(at)',
    },
    personal: notPersonal(
      'when mails went to a mailbox in the last day, under hashes of its address and of who caused them',
      ['id', 'mailbox_hash', 'budget', 'at', 'sender_hash'],
    ),
    activity: { notLogged: 'how many mails went to a mailbox' },
  },
  /** One row for each user and event. */
  notifications: {
    columns: {
      id: 'text primary key',
      user_id: 'text not null references users (id) on delete cascade',
      kind: 'text not null',
      subject_id: 'text not null',
      /** JSON: parameters of the text of its kind. */
      data: 'text not null',
      event_key: 'text not null',
      /** 0 if the user wants it by mail only: the row still ensures that it is sent once. */
      shown: 'flag not null',
      /** 1 while it waits for the daily mail. */
      digest: 'flag not null',
      created_at: 'instant not null',
      read_at: 'instant',
    },
    constraints: ['unique (user_id, event_key)'],
    indexes: {
      notifications_of_user: '(user_id, created_at)',
      notifications_unread: '(user_id) where read_at is null and shown = 1',
      notifications_for_digest: '(user_id, created_at) where digest = 1',
      notifications_by_time: '(created_at)',
    },
    personal: ownedBy(
      theUser,
      ['id', 'user_id', 'kind', 'subject_id', 'data', 'shown', 'digest', 'created_at', 'read_at'],
      {
        // It may name another user's record.
        withheld: ['event_key'],
      },
    ),
    activity: {
      notLogged: 'notifications about events that have their own entries',
    },
  },
  notification_preferences: {
    columns: {
      user_id: 'text not null references users (id) on delete cascade',
      event: 'text not null',
      in_app: 'flag not null',
      email: "text not null check (email in ('now', 'daily', 'off'))",
      /** Null: the default of the event. */
      push: 'flag',
      /** Null: off. Texts cost money, so users have to turn them on. */
      sms: 'flag',
      whatsapp: 'flag',
    },
    constraints: ['primary key (user_id, event)'],
    personal: ownedBy(theUser, ['user_id', 'event', 'in_app', 'email', 'push', 'sms', 'whatsapp']),
    activity: 'logged',
  },
} as const satisfies Schema

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
