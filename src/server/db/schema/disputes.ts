import { notPersonal, ownedBy, theOwner } from './personal.ts'
import type { Schema } from './table.ts'

export const disputes = {
  /** An identifier that two or more users claim: one row for each identifier. */
  disputes: {
    columns: {
      id: 'text primary key',
      namespace: 'text not null',
      key: 'text not null',
      status: "text not null check (status in ('open', 'decided', 'lapsed'))",
      /** When the dispute was opened, or last reopened. */
      opened_at: 'instant not null',
      /** The user whose claim was upheld; null if no claim was. */
      winner_id: 'text references users (id)',
      reason: 'text',
      decided_at: 'instant',
      decided_by: 'text references users (id)',
    },
    constraints: ['unique (namespace, key)'],
    indexes: {
      disputes_by_status: '(status, opened_at, id)',
      disputes_by_time: '(opened_at, id)',
    },
    personal: notPersonal(
      'an identifier that several users claim; the claims are in dispute_claims',
      [
        'id',
        'namespace',
        'key',
        'status',
        'opened_at',
        'winner_id',
        'reason',
        'decided_at',
        'decided_by',
      ],
      {
        cleared: { winner_id: 'id', decided_by: 'id' },
      },
    ),
    activity: 'logged',
  },
  dispute_claims: {
    columns: {
      dispute_id: 'text not null references disputes (id) on delete cascade',
      owner_id: 'text not null references users (id)',
      claim_status: "text not null check (claim_status in ('claims', 'upheld', 'refused'))",
      evidence_requested_at: 'instant',
      /** What the claimant was asked to show. */
      requested_evidence: 'text',
    },
    constraints: ['primary key (dispute_id, owner_id)'],
    indexes: {
      dispute_claims_of_owner: '(owner_id, claim_status)',
    },
    added: {
      columns: {
        /** How the claimant says that they got it. */
        statement: 'text',
        stated_at: 'instant',
        /** When the claimant said that it is not theirs, or let the deadline pass. */
        given_up_at: 'instant',
        /** Since when the claim waits, because its owner contests as many numbers as they may. */
        waiting_since: 'instant',
      },
    },
    personal: ownedBy(
      theOwner,
      [
        'owner_id',
        'claim_status',
        'evidence_requested_at',
        'requested_evidence',
        'statement',
        'stated_at',
        'given_up_at',
        'waiting_since',
      ],
      {
        withheld: ['dispute_id'],
        // A claim that nobody asked about says nothing about its owner.
        exportedIf:
          "claim_status <> 'claims' or evidence_requested_at is not null or stated_at is not null",
      },
    ),
    activity: 'logged',
  },
} as const satisfies Schema
