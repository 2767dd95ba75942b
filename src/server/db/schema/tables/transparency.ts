import type { DialectName } from '../../dialect-name.ts'
import { notPersonal, ownedBy, theReporter } from '../personal.ts'
import type { Schema } from '../table.ts'
import { refuseFunction } from '../trigger.ts'

export const transparency = {
  /** The leaves of the public log of verdicts. They contain only what anyone may read. */
  log_entries: {
    columns: {
      id: 'text primary key',
      kind: 'text not null',
      role: 'text not null',
      /** The start of a day, in seconds since 1970, UTC, as in the leaf. */
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
    personal: notPersonal('hashes that reveal nothing without the nonces, which erasure deletes', [
      'id',
      'kind',
      'role',
      'time',
      'commitment',
      'position',
    ]),
    activity: 'logged',
  },
  /** Lets the reporter prove which identifiers an entry is about. Erasure deletes it. */
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
   * The hashes of the tree, 256 in a full tile. Tiles of negative levels are intermediate rows
   * (`domain/transparency/tiles.ts`), which are not published.
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
    activity: { notLogged: 'hashes of entries whose causes are logged' },
  },
  /** One row: the size of the tree and its newest signed checkpoint. */
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
  /** The last cosignature of each witness. */
  log_cosignatures: {
    columns: {
      witness: 'text primary key',
      size: 'bigint not null',
      /** The signed text of a checkpoint, the newest or an earlier one. */
      text: 'text not null',
      /** The signature line of the note. */
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
  /** The number of entries by month and kind. */
  log_months: {
    columns: {
      /** `YYYY-MM`, in Nigeria. */
      month: 'text not null',
      kind: 'text not null',
      entries: 'bigint not null',
    },
    constraints: ['primary key (month, kind)'],
    personal: notPersonal('how many entries the public log has', ['month', 'kind', 'entries']),
    activity: { notLogged: 'counts of the public log' },
  },
  /** Issued proofs of checks, which can be read again by their number. */
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
      'results of lookups, for a year, under a number that only the person who looked up has',
      ['number', 'jws', 'created_at'],
    ),
    activity: { notLogged: 'results of lookups' },
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

/** The triggers that refuse changes of entries: an entry only gets its position, once. */
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
