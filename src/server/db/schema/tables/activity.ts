import { notPersonal, ownedBy } from '../personal.ts'
import type { Schema } from '../table.ts'

export const activity = {
  activity_log: {
    columns: {
      /** Starts at 1, without gaps. */
      seq: 'bigint not null primary key',
      id: 'text not null',
      at: 'instant not null',
      actor_id: 'text',
      action: 'text not null',
      entity: 'text not null',
      entity_id: 'text not null',
      /** JSON. */
      details: 'text not null',
      /** Hash of the entry before; see hash-chain.ts. */
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
    inRangesOf: 'seq',
    personal: ownedBy(
      { column: 'actor_id', is: 'id' },
      ['id', 'at', 'actor_id', 'action', 'entity', 'entity_id', 'details'],
      {
        // Gaps in the numbers would reveal how much other users did in between.
        withheld: ['seq', 'previous_hash', 'hash'],
        // Only staff may know which of a user's reports has a possible match.
        exportedIf: "not (entity = 'match' and action = 'create')",
        stays: 'it only grows, and names nobody but by ids that then mean nothing',
      },
    ),
    activity: 'logged',
  },
  /** The end of the log in a row of its own, so that a truncated log is detected. */
  activity_log_head: {
    columns: {
      name: 'text primary key',
      seq: 'bigint not null',
      hash: 'text not null',
      previous_hash: 'text not null',
    },
    personal: notPersonal('the end of the log’s chain: a number and hashes', [
      'name',
      'seq',
      'hash',
      'previous_hash',
    ]),
    activity: { notLogged: 'the end of the log itself' },
  },
} as const satisfies Schema
