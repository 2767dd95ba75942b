import { ownedBy, theReporter } from './personal.ts'
import type { Schema } from './table.ts'

export const matching = {
  /**
   * A report of a missing asset and one of a found asset that are, or may be, about the same asset.
   */
  matches: {
    columns: {
      id: 'text primary key',
      missing_report_id: 'text not null references reports (id) on delete cascade',
      found_report_id: 'text not null references reports (id) on delete cascade',
      kind: "text not null check (kind in ('exact', 'possible'))",
      /** 0–100; 100 if the identifiers are equal. */
      score: 'integer not null',
      /** JSON: the reasons of `scoreSimilarity`, points and codes. */
      reasons: 'text not null',
      state:
        "text not null check (state in ('suggested', 'open', 'refused', 'withdrawn', 'recovered'))",
      /** How often it was opened: a withdrawn report that comes back reopens it. */
      reopen_count: 'integer not null',
      decided_by: 'text',
      created_at: 'instant not null',
      decided_at: 'instant',
      closed_at: 'instant',
      /** When the owner was first asked about a possible match; null while only staff see it. */
      offered_at: 'instant',
      /** When the finder of a possible match agreed too. */
      finder_accepted_at: 'instant',
    },
    constraints: ['unique (missing_report_id, found_report_id)'],
    indexes: {
      matches_of_found: '(found_report_id)',
      matches_by_time: '(created_at)',
      // The id orders rows of equal time; without it a row could be on two pages or on none.
      matches_by_state: '(state, created_at, id)',
    },
    personal: ownedBy(
      { column: 'missing_report_id', orColumn: 'found_report_id', of: 'reports' },
      ['id', 'kind', 'state', 'decided_at', 'closed_at', 'offered_at', 'finder_accepted_at'],
      {
        // The other report is another user's; its similarity, and which wording made the match, would
        // help a false claimant.
        withheld: [
          'missing_report_id',
          'found_report_id',
          'score',
          'reasons',
          'decided_by',
          'created_at',
          'reopen_count',
        ],
        // As `maySeeMatch`: matches that only staff see are left out.
        exportedIf:
          "kind = 'exact' or (decided_at is not null and state <> 'refused') or (offered_at is not null and missing_report_id in (select id from reports where reporter_id = :user))",
      },
    ),
    activity: 'logged',
  },
  /** Variants of the identifiers of active reports, by which similar ones are found. */
  match_blocking_keys: {
    columns: {
      key: 'text not null',
      side: "text not null check (side in ('missing', 'found'))",
      at: 'instant not null',
      report_id: 'text not null references reports (id) on delete cascade',
    },
    constraints: ['primary key (key, side, at, report_id)'],
    indexes: {
      match_blocking_keys_of_report: '(report_id)',
    },
    // The table is its own index: a fifth of the space, and one read less for each key.
    withoutRowid: true,
    personal: ownedBy(theReporter, ['key', 'side', 'at', 'report_id']),
    activity: 'logged',
  },
} as const satisfies Schema
