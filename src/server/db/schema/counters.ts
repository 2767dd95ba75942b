import { notPersonal } from './personal.ts'
import type { Schema } from './table.ts'

export const counters = {
  /** Number of rows of a kind: the sum of `amount` over all shards. */
  counters: {
    columns: {
      name: 'text not null',
      /** The connection that counted. */
      shard: 'integer not null',
      amount: 'bigint not null',
    },
    constraints: ['primary key (name, shard)'],
    personal: notPersonal('how much there is of everything', ['name', 'shard', 'amount']),
    activity: 'logged',
  },
  /** The same for one day in Nigeria, as days since 1970. */
  day_counters: {
    columns: {
      day: 'integer not null',
      name: 'text not null',
      /** The connection that counted. */
      shard: 'integer not null',
      amount: 'bigint not null',
    },
    constraints: ['primary key (day, name, shard)'],
    personal: notPersonal('the same by the day', ['day', 'name', 'shard', 'amount']),
    activity: 'logged',
  },
} as const satisfies Schema
