import { notPersonal } from '../personal.ts'
import type { Schema } from '../table.ts'

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
