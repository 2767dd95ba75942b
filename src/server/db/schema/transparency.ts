import type { DialectName } from '../dialect-name.ts'
import { notPersonal, ownedBy, theReporter } from './personal.ts'
import type { Schema } from './table.ts'
import { refuseFunction } from './trigger.ts'

export const transparency = {
  /** The leaves of the public log of verdicts: what anyone may read, and nothing else. */
  log_entries: {
    columns: {
      id: 'text primary key',
      kind: 'text not null',
      role: 'text not null',
      /** Seconds since 1970, UTC: as the leaf says it. */
      time: 'bigint not null',
      /** SHA-256 over a nonce and the identifiers, base64. */
      commitment: 'text not null',
      /** From 0, without a gap; null until the entry is in the tree. */
      position: 'bigint',
    },
    indexes: {
      log_entries_by_position: 'unique (position) where position is not null',
      log_entries_waiting: '(time, id) where position is null',
    },
    withoutRowid: true,
    personal: notPersonal('hashes that say nothing without the nonces, which go with the person', [
      'id',
      'kind',
      'role',
      'time',
      'commitment',
      'position',
    ]),
    activity: 'logged',
  },
  /** How the reporter shows what an entry is about. Erasure takes it. */
  log_openings: {
    columns: {
      entry_id: 'text primary key references log_entries (id)',
      report_id: 'text not null references reports (id) on delete cascade',
      /** JSON list of `namespace:key`. */
      identifiers: 'text not null',
      /** 32 random bytes, base64. */
      nonce: 'text not null',
    },
    indexes: {
      log_openings_of_report: '(report_id)',
    },
    withoutRowid: true,
    personal: ownedBy(theReporter, ['entry_id', 'report_id', 'identifiers', 'nonce']),
    activity: 'logged',
  },
  /**
   * The hashes of the tree, as they are published: 256 in a full tile. Negative levels are half-way rows
   * (`domain/transparency/tiles.ts`), which are not.
   */
  log_tiles: {
    columns: {
      level: 'integer not null',
      number: 'bigint not null',
      /** Base64. */
      hashes: 'text not null',
    },
    constraints: ['primary key (level, number)'],
    personal: notPersonal('hashes of the public log', ['level', 'number', 'hashes']),
    activity: { notLogged: 'hashes of entries, which acts with log entries of their own made' },
  },
  /** Where the tree ends, and its newest signed checkpoint: one row. */
  log_head: {
    columns: {
      name: 'text primary key',
      size: 'bigint not null',
      /** Base64. */
      root: 'text not null',
      /** The signed note. */
      note: 'text not null',
      signed_at: 'instant not null',
    },
    personal: notPersonal('the end of the public log', [
      'name',
      'size',
      'root',
      'note',
      'signed_at',
    ]),
    activity: { notLogged: 'the end of the public log' },
  },
  /** What witnesses signed last. */
  log_cosignatures: {
    columns: {
      witness: 'text primary key',
      size: 'bigint not null',
      /** The text that is signed: of the newest checkpoint or of an earlier one. */
      text: 'text not null',
      /** The line of the note. */
      line: 'text not null',
      signed_at: 'instant not null',
    },
    personal: notPersonal('signatures of witnesses of the public log', [
      'witness',
      'size',
      'text',
      'line',
      'signed_at',
    ]),
    activity: { notLogged: 'what witnesses signed' },
  },
  /** How many entries of a kind a month has. */
  log_months: {
    columns: {
      /** `YYYY-MM`, Nigeria’s. */
      month: 'text not null',
      kind: 'text not null',
      entries: 'bigint not null',
    },
    constraints: ['primary key (month, kind)'],
    personal: notPersonal('how many entries the public log has', ['month', 'kind', 'entries']),
    activity: { notLogged: 'counts of the public log' },
  },
  /** Proofs of checks that were given out, to be had again by their number. */
  check_proofs: {
    columns: {
      number: 'text primary key',
      jws: 'text not null',
      created_at: 'instant not null',
    },
    indexes: {
      check_proofs_by_time: '(created_at)',
    },
    personal: notPersonal(
      'what anyone who looked an identifier up was told, under a number that they alone have; for a year',
      ['number', 'jws', 'created_at'],
    ),
    activity: { notLogged: 'what somebody was told who looked an identifier up' },
  },
  /** The public keys that proofs were signed with. */
  check_keys: {
    columns: {
      /** Thumbprint of RFC 7638. */
      kid: 'text primary key',
      /** Ed25519, base64url. */
      x: 'text not null',
      created_at: 'instant not null',
    },
    personal: notPersonal('public keys of the server', ['kid', 'x', 'created_at']),
    activity: { notLogged: 'public keys of the server' },
  },
} as const satisfies Schema

/** What an entry says never changes, and none is removed: it only gets its position, once. */
export function appendOnlyLog(dialect: DialectName): string[] {
  const changed = ['id', 'kind', 'role', 'time', 'commitment']
    .map((column) => `new.${column} <> old.${column}`)
    .join(' or ')
  const message = 'the log of verdicts is append-only'
  const refused = `${changed} or old.position is not null`
  if (dialect === 'sqlite') {
    return [
      `create trigger log_entries_no_update before update on log_entries when ${refused}
       begin select raise(abort, '${message}'); end`,
      `create trigger log_entries_no_delete before delete on log_entries
       begin select raise(abort, '${message}'); end`,
    ]
  }
  return [
    refuseFunction('refuse_log_change', message),
    `create trigger log_entries_no_update before update on log_entries
     for each row when (${refused}) execute function refuse_log_change()`,
    `create trigger log_entries_no_delete before delete or truncate on log_entries
     for each statement execute function refuse_log_change()`,
  ]
}
