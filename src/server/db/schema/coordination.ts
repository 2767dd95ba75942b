import type { Schema } from './table.ts'

export const coordination = {
  /** Which record a repeated request made when it first came: it makes no other. */
  idempotency_keys: {
    columns: {
      user_id: 'text not null references users (id) on delete cascade',
      key: 'text not null',
      /** Of the act and all that was sent with the key. */
      request_hash: 'text not null',
      record_id: 'text not null',
      created_at: 'instant not null',
      expires_at: 'instant not null',
    },
    constraints: ['primary key (user_id, key)'],
    indexes: {
      idempotency_keys_by_end: '(expires_at)',
    },
    personal: {
      owner: { column: 'user_id', is: 'id' },
      exported: ['user_id', 'record_id', 'created_at', 'expires_at'],
      withheld: ['key', 'request_hash'],
    },
    activity: { notLogged: 'which record a repeated request made' },
  },
  /** Which worker has a job that only one should do at a time. */
  job_leases: {
    columns: {
      job: 'text primary key',
      leased_until: 'instant not null',
    },
    personal: {
      none: 'which worker has a job now',
      columns: ['job', 'leased_until'],
    },
    activity: { notLogged: 'which worker does what' },
  },
  /**
   * How often something that is limited was done in a window of time. PostgreSQL alone has rows
   * here.
   */
  rate_limit_counters: {
    columns: {
      /** A mark of the limit and of whom it counts: neither can be read off it. */
      key: 'text primary key',
      times: 'integer not null',
      ends_at: 'instant not null',
    },
    indexes: {
      rate_limit_counters_by_end: '(ends_at)',
    },
    // Counts of the last minutes: a crash may take them, and no commit waits for them.
    unlogged: true,
    personal: {
      none: 'counts of a day at most, under marks that only the key of the servers can make',
      columns: ['key', 'times', 'ends_at'],
    },
    activity: { notLogged: 'what limits count' },
  },
  /** By what a process tells that the keys it was given are those of this database. */
  server_keys: {
    columns: {
      name: 'text primary key',
      fingerprint: 'text not null',
    },
    personal: {
      none: 'fingerprints of keys of ours',
      columns: ['name', 'fingerprint'],
    },
    activity: { notLogged: 'fingerprints of keys of ours' },
  },
} as const satisfies Schema
