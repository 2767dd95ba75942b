import { notPersonal } from '../personal.ts'
import type { Schema } from '../table.ts'

const none = 'what an authority listed; it names no person'

export const listings = {
  /** Authorities that provide lists, such as a police force. */
  listing_sources: {
    columns: {
      id: 'text primary key',
      /** The name that lookups show. */
      name: 'text not null unique',
      created_at: 'instant not null',
      /** The import that lookups read; null while there is none. */
      current_import_id: 'text',
      /** When that import expires; null if never. */
      expires_at: 'instant',
    },
    indexes: {
      listing_sources_by_import: 'unique (current_import_id) where current_import_id is not null',
      listing_sources_by_end: '(expires_at) where expires_at is not null',
    },
    personal: notPersonal(none, ['id', 'name', 'created_at', 'current_import_id', 'expires_at']),
    activity: 'logged',
  },
  /** Uploaded files of a source. */
  listing_imports: {
    columns: {
      id: 'text primary key',
      source_id: 'text not null references listing_sources (id)',
      state: 'text not null',
      file_name: 'text not null',
      /** SHA-256 of the file, hex. */
      file_hash: 'text not null',
      file_bytes: 'bigint not null',
      licence: 'text not null',
      /** `YYYY-MM-DD`, for rows without a date. */
      listed_on: 'text not null',
      received_at: 'instant not null',
      expires_at: 'instant',
      /** The import that was current when the file was compared. */
      compared_with: 'text',
      entries: 'bigint not null',
      unchanged: 'bigint not null',
      dropped: 'bigint not null',
      repeated: 'bigint not null',
      invalid: 'bigint not null',
      /** JSON: the first invalid lines, and some that were added. */
      findings: 'text not null',
      applied_at: 'instant',
      ended_at: 'instant',
      /** Whether its entries are still stored. */
      stored: 'flag not null',
      /** Proves its entries in the public log: 32 random bytes, base64. Null until it is applied. */
      log_nonce: 'text',
      /** Why a file could not be read. */
      failure: 'text',
    },
    indexes: {
      listing_imports_by_time: '(received_at, id)',
      listing_imports_of_source: '(source_id, received_at, id)',
      listing_imports_to_purge: '(state, received_at) where stored = 1',
      listing_imports_by_hash: '(file_hash, source_id)',
      listing_imports_failed: '(received_at) where failure is not null',
    },
    personal: notPersonal(none, [
      'id',
      'source_id',
      'state',
      'file_name',
      'file_hash',
      'file_bytes',
      'licence',
      'listed_on',
      'received_at',
      'expires_at',
      'compared_with',
      'entries',
      'unchanged',
      'dropped',
      'repeated',
      'invalid',
      'findings',
      'applied_at',
      'ended_at',
      'stored',
      'log_nonce',
      'failure',
    ]),
    activity: 'logged',
  },
  /**
   * The identifiers of each import. The key comes first, so that a lookup reads one range of the
   * index.
   */
  listing_entries: {
    columns: {
      key: 'text not null',
      namespace: 'text not null',
      import_id: 'text not null references listing_imports (id)',
      kind: 'text not null',
      /** `YYYY-MM-DD` */
      listed_on: 'text not null',
    },
    constraints: ['primary key (key, namespace, import_id)'],
    indexes: {
      listing_entries_of_import: '(import_id, key, namespace)',
    },
    withoutRowid: true,
    personal: notPersonal(none, ['key', 'namespace', 'import_id', 'kind', 'listed_on']),
    activity: { notLogged: 'rows of an import, which is logged' },
  },
  /** Changes of a source to another import; a job works through them and notifies users. */
  listing_changes: {
    columns: {
      id: 'text primary key',
      source_id: 'text not null references listing_sources (id)',
      /** The import that lookups read before the change; null if there was none. */
      before_id: 'text references listing_imports (id)',
      /** The import that lookups read after the change; null if there is none. */
      after_id: 'text references listing_imports (id)',
      /** The phase of the job: first the added identifiers, then those that were removed. */
      phase: 'text not null',
      /** The identifier that the job processed last. */
      key: 'text not null',
      namespace: 'text not null',
    },
    indexes: {
      listing_changes_of_source: '(source_id)',
      listing_changes_before: '(before_id)',
      listing_changes_after: '(after_id)',
    },
    personal: notPersonal('what an authority listed; it names no person', [
      'id',
      'source_id',
      'before_id',
      'after_id',
      'phase',
      'key',
      'namespace',
    ]),
    activity: { notLogged: 'a task of a job; the change of the list is logged' },
  },
} as const satisfies Schema
