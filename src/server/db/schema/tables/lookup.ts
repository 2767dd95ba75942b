import { notPersonal, ownedBy, theReporter, theUser } from '../personal.ts'
import type { Schema } from '../table.ts'

export const lookup = {
  /** How often an identifier under an open report was looked up, by day. */
  lookup_counts: {
    columns: {
      report_id: 'text not null references reports (id) on delete cascade',
      /** `YYYY-MM-DD`, in Nigeria. */
      day: 'text not null',
      lookups: 'integer not null',
      registrations: 'integer not null',
      last_at: 'instant not null',
    },
    constraints: ['primary key (report_id, day)'],
    indexes: {
      lookup_counts_by_day: '(day, last_at, report_id)',
    },
    personal: ownedBy(theReporter, ['report_id', 'day', 'lookups', 'registrations', 'last_at']),
    activity: { notLogged: 'how often a number was checked' },
  },
  /** When the owner was last notified of lookups, and how many lookups followed. */
  lookup_alerts: {
    columns: {
      report_id: 'text primary key references reports (id) on delete cascade',
      notified_at: 'instant not null',
      pending_count: 'integer not null',
      last_at: 'instant not null',
      state: 'text',
    },
    indexes: {
      lookup_alerts_pending: '(notified_at) where pending_count > 0',
    },
    personal: ownedBy(theReporter, [
      'report_id',
      'notified_at',
      'pending_count',
      'last_at',
      'state',
    ]),
    activity: { notLogged: 'how often a number was checked, for its owner' },
  },
  /** How many identifiers a user looked up in batches on a day. */
  batch_usage: {
    columns: {
      user_id: 'text not null references users (id) on delete cascade',
      /** Days since 1970, in Nigeria. */
      day: 'integer not null',
      identifiers: 'integer not null',
    },
    constraints: ['primary key (user_id, day)'],
    indexes: {
      batch_usage_by_day: '(day)',
    },
    personal: ownedBy(theUser, ['user_id', 'day', 'identifiers']),
    activity: { notLogged: 'how many numbers somebody checked' },
  },
  /** Enumerations of identifier ranges, by day. */
  enumeration_events: {
    columns: {
      /** `YYYY-MM-DD`, in Nigeria. */
      day: 'text not null',
      namespace: 'text not null',
      prefix: 'text not null',
      misses: 'integer not null',
      clients: 'integer not null',
      last_at: 'instant not null',
    },
    constraints: ['primary key (day, namespace, prefix)'],
    indexes: {
      enumeration_events_by_day: '(day, last_at, namespace, prefix)',
      enumeration_events_by_time: '(last_at)',
    },
    personal: notPersonal(
      'phone models and plate areas in which many identifiers were looked up, and how many',
      ['day', 'namespace', 'prefix', 'misses', 'clients', 'last_at'],
    ),
    activity: { notLogged: 'lookups of identifiers that nobody registered' },
  },
  /** Clients of an enumeration, by a keyed hash that differs from day to day. */
  enumeration_clients: {
    columns: {
      day: 'text not null',
      namespace: 'text not null',
      prefix: 'text not null',
      client: 'text not null',
      /** Null if nobody was signed in. */
      user_id: 'text references users (id) on delete cascade',
    },
    constraints: [
      'primary key (day, namespace, prefix, client)',
      'foreign key (day, namespace, prefix) references enumeration_events (day, namespace, prefix) on delete cascade',
    ],
    indexes: {
      enumeration_clients_of_user: '(user_id) where user_id is not null',
      enumeration_clients_of_accounts: '(day) where user_id is not null',
      enumeration_clients_of_visitors: '(day) where user_id is null',
    },
    personal: ownedBy(theUser, ['day', 'namespace', 'prefix', 'user_id'], {
      withheld: ['client'],
    }),
    activity: { notLogged: 'clients of an enumeration, under keyed hashes' },
  },
  /** Requests of visitors to be notified when an identifier is reported. */
  watches: {
    columns: {
      id: 'text primary key',
      email: 'text not null',
      token_hash: 'text not null unique',
      created_at: 'instant not null',
      /** When the mail that asks for confirmation was queued; null while it waits. */
      mailed_at: 'instant',
      confirmed_at: 'instant',
      /** When the confirmation link expires; after the confirmation, when the watch ends. */
      ends_at: 'instant not null',
      /** The language of its mails; null: that of the account with this e-mail, else English. */
      language: 'text',
      /** SHA-256 of the mailbox and who asked for the watch. */
      requester: 'text not null',
    },
    indexes: {
      watches_of_email: '(email, created_at)',
      watches_of_requester: '(requester) where mailed_at is null',
      watches_by_end: '(ends_at)',
      watches_not_mailed: '(created_at) where mailed_at is null',
    },
    personal: ownedBy(
      { column: 'email', is: 'email' },
      ['id', 'email', 'created_at', 'confirmed_at', 'ends_at', 'mailed_at', 'language'],
      {
        withheld: ['token_hash', 'requester'],
      },
    ),
    activity: 'logged',
  },
  watch_identifiers: {
    columns: {
      watch_id: 'text not null references watches (id) on delete cascade',
      namespace: 'text not null',
      key: 'text not null',
    },
    constraints: ['primary key (watch_id, namespace, key)'],
    indexes: {
      watch_identifiers_by_key: '(key, namespace)',
    },
    personal: ownedBy({ column: 'watch_id', of: 'watches' }, ['watch_id', 'namespace', 'key']),
    activity: 'logged',
  },
} as const satisfies Schema
