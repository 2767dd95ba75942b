import type { Schema } from './table.ts'

export const activity = {
  activity_log: {
    columns: {
      /** From 1, without a gap. */
      seq: 'bigint not null primary key',
      id: 'text not null',
      at: 'instant not null',
      actor_id: 'text',
      action: 'text not null',
      entity: 'text not null',
      entity_id: 'text not null',
      /** JSON. */
      details: 'text not null',
      /** Hash of the entry before; see activity-chain.ts. */
      previous_hash: 'text not null',
      hash: 'text not null',
    },
    indexes: {
      activity_by_time: '(at, seq)',
      activity_of_actor: '(actor_id, at, seq)',
      activity_of_entity: '(entity, entity_id, at, seq)',
      activity_by_kind: '(entity, at, seq)',
      activity_by_action: '(action, at, seq)',
      activity_by_kind_and_action: '(entity, action, at, seq)',
    },
  },
  /** Where the log ends: one row, kept apart, so that a log cut off at its end is noticed. */
  activity_log_head: {
    columns: {
      name: 'text primary key',
      seq: 'bigint not null',
      hash: 'text not null',
      previous_hash: 'text not null',
    },
  },
} as const satisfies Schema
