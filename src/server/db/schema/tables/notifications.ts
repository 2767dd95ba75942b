import { notPersonal, ownedBy, theUser } from '../personal.ts'
import type { Schema } from '../table.ts'

export const notifications = {
  outbox: {
    columns: {
      id: 'text primary key',
      recipient: 'text not null',
      kind: 'text not null',
      subject: 'text not null',
      text: 'text not null',
      html: 'text not null',
      created_at: 'instant not null',
      attempts: 'integer not null',
      next_attempt_at: 'instant not null',
      leased_until: 'instant',
      sent_at: 'instant',
      failed_at: 'instant',
      /** Event and recipient: a recipient gets one mail about an event. */
      event_key: 'text',
      /** The mail server's last reply, truncated. */
      last_error: 'text',
      /** When staff dismissed a failed mail. */
      dismissed_at: 'instant',
      /** 1 is sent first, because a user waits for the mail to log in. */
      urgent: 'flag not null default 0',
      /** The id of the text message that this replies to, for gateways that need it. */
      link_id: 'text',
    },
    indexes: {
      outbox_of_recipient: '(recipient, created_at)',
      outbox_by_time: '(created_at)',
      outbox_once: 'unique (event_key) where event_key is not null',
      outbox_failed: '(failed_at, id) where failed_at is not null and dismissed_at is null',
      outbox_due: '(urgent desc, next_attempt_at) where sent_at is null and failed_at is null',
    },
    // The recipient of a message to a phone is the user's id.
    personal: ownedBy(
      { column: 'recipient', is: 'email', or: { column: 'recipient', is: 'id' } },
      ['id', 'recipient', 'kind', 'created_at', 'sent_at', 'failed_at'],
      {
        withheld: [
          'subject',
          'text',
          'html',
          'attempts',
          'next_attempt_at',
          'leased_until',
          'event_key',
          'last_error',
          'dismissed_at',
          'urgent',
          'link_id',
        ],
      },
    ),
    activity: { notLogged: 'codes and links, and mails about events that have their own entries' },
  },
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
