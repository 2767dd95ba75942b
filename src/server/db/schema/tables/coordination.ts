import { notPersonal, ownedBy, theUser } from '../personal.ts'
import type { Schema } from '../table.ts'

export const coordination = {
  /** The record that the first of several equal requests made; the repetitions return it. */
  idempotency_keys: {
    columns: {
      user_id: 'text not null references users (id) on delete cascade',
      key: 'text not null',
      /** A hash of the endpoint and all input that was sent with the key. */
      request_hash: 'text not null',
      record_id: 'text not null',
      created_at: 'instant not null',
      expires_at: 'instant not null',
    },
    constraints: ['primary key (user_id, key)'],
    indexes: {
      idempotency_keys_by_end: '(expires_at)',
    },
    personal: ownedBy(theUser, ['user_id', 'record_id', 'created_at', 'expires_at'], {
      withheld: ['key', 'request_hash'],
    }),
    activity: { notLogged: 'which record a repeated request made' },
  },
  /** Jobs that only one worker may run at a time. */
  job_leases: {
    columns: {
      job: 'text primary key',
      leased_until: 'instant not null',
    },
    personal: notPersonal('which worker has a job now', ['job', 'leased_until']),
    activity: { notLogged: 'which worker does what' },
  },
  /** Counters of rate limits. Only PostgreSQL has rows here. */
  rate_limit_counters: {
    columns: {
      /** A keyed hash of the limit and the client, which reveals neither. */
      key: 'text primary key',
      times: 'integer not null',
      ends_at: 'instant not null',
    },
    indexes: {
      rate_limit_counters_by_end: '(ends_at)',
    },
    // A crash may lose these counts of the last minutes, so commits need not wait for them.
    unlogged: true,
    personal: notPersonal('counts of a day at most, under keyed hashes of the clients', [
      'key',
      'times',
      'ends_at',
    ]),
    activity: { notLogged: 'what limits count' },
  },
  /** Fingerprints by which a process checks that its keys are those of this database. */
  server_keys: {
    columns: {
      name: 'text primary key',
      fingerprint: 'text not null',
    },
    personal: notPersonal('fingerprints of the keys of the servers', ['name', 'fingerprint']),
    activity: { notLogged: 'fingerprints of the keys of the servers' },
  },
} as const satisfies Schema

export const counters = {
  /** Numbers of rows: the sum of `amount` over all shards of a name. */
  counters: {
    columns: {
      name: 'text not null',
      /** The connection that counted. */
      shard: 'integer not null',
      amount: 'bigint not null',
    },
    constraints: ['primary key (name, shard)'],
    personal: notPersonal('numbers of rows', ['name', 'shard', 'amount']),
    activity: 'logged',
  },
  /** Numbers of rows made on one day in Nigeria; `day` is in days since 1970. */
  day_counters: {
    columns: {
      day: 'integer not null',
      name: 'text not null',
      /** The connection that counted. */
      shard: 'integer not null',
      amount: 'bigint not null',
    },
    constraints: ['primary key (day, name, shard)'],
    indexes: {
      day_counters_of_lookups: "(amount) where name = 'lookups'",
    },
    personal: notPersonal('numbers of rows by day', ['day', 'name', 'shard', 'amount']),
    activity: 'logged',
  },
} as const satisfies Schema
