import { ownedBy, theReporter } from '../personal.ts'
import type { Schema } from '../table.ts'

export const matching = {
  /**
   * Pairs of a report of a missing asset and one of a found asset that may be the same asset.
   */
  matches: {
    columns: {
      id: 'text primary key',
      missing_report_id: 'text not null references reports (id) on delete cascade',
      found_report_id: 'text not null references reports (id) on delete cascade',
      kind: "text not null check (kind in ('exact', 'possible'))",
      /** 0–100; 100 if the identifiers are equal. */
      score: 'integer not null',
      /** JSON: the reasons from `scoreSimilarity`, as codes with points. */
      reasons: 'text not null',
      state:
        "text not null check (state in ('suggested', 'open', 'refused', 'withdrawn', 'recovered'))",
      /** How often the match was opened. It is reopened when a withdrawn report is active again. */
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
        // The other report belongs to another user. The score and its reasons would help a false
        // claimant.
        withheld: [
          'missing_report_id',
          'found_report_id',
          'score',
          'reasons',
          'decided_by',
          'created_at',
          'reopen_count',
        ],
        // Leaves out matches that only staff see, like `maySeeMatch`.
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
    // Without a rowid it takes a fifth of the space, and one read less for each key.
    withoutRowid: true,
    personal: ownedBy(theReporter, ['key', 'side', 'at', 'report_id']),
    activity: 'logged',
  },
} as const satisfies Schema
