import { notPersonal, ownedBy, theOwner } from '../personal.ts'
import type { Schema } from '../table.ts'

/** The case that a row is about: exactly one of these. The row is deleted with its case. */
const theCase = {
  report_id: 'text references reports (id) on delete cascade',
  dispute_id: 'text references disputes (id) on delete cascade',
  merchant_id: 'text references merchants (id) on delete cascade',
} as const

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
      disputes_of_winner: '(winner_id) where winner_id is not null',
      disputes_of_decider: '(decided_by) where decided_by is not null',
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
      /** How the claimant says that they got it. */
      statement: 'text',
      stated_at: 'instant',
      /** When the claimant said that it is not theirs, or let the deadline pass. */
      given_up_at: 'instant',
      /** Since when the claim waits, because its owner contests as many numbers as they may. */
      waiting_since: 'instant',
    },
    constraints: ['primary key (dispute_id, owner_id)'],
    indexes: {
      dispute_claims_of_owner: '(owner_id, claim_status)',
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
  /** The staff members who work on cases. */
  case_assignments: {
    columns: {
      id: 'text primary key',
      ...theCase,
      assignee_id: 'text not null references users (id) on delete cascade',
      assigned_at: 'instant not null',
    },
    indexes: {
      one_assignee_of_report: 'unique (report_id)',
      one_assignee_of_dispute: 'unique (dispute_id)',
      one_assignee_of_merchant: 'unique (merchant_id)',
      case_assignments_of_assignee: '(assignee_id)',
    },
    personal: ownedBy({ column: 'assignee_id', is: 'id' }, ['assignee_id', 'assigned_at'], {
      withheld: ['id', 'report_id', 'dispute_id', 'merchant_id'],
    }),
    activity: 'logged',
  },
  /** What staff write to each other about a case. Users never see it. */
  case_notes: {
    columns: {
      id: 'text primary key',
      ...theCase,
      /** Null once the author has erased their account. */
      author_id: 'text references users (id)',
      text: 'text not null',
      created_at: 'instant not null',
    },
    indexes: {
      case_notes_of_report: '(report_id, created_at, id)',
      case_notes_of_dispute: '(dispute_id, created_at, id)',
      case_notes_of_merchant: '(merchant_id, created_at, id)',
      case_notes_of_author: '(author_id)',
    },
    personal: notPersonal(
      'what staff write about a case, which may name several users: a note is deleted when one of those users erases their account, and the operator hands it out on request',
      ['id', 'report_id', 'dispute_id', 'merchant_id', 'author_id', 'text', 'created_at'],
      {
        cleared: { author_id: 'id' },
      },
    ),
    activity: 'logged',
  },
} as const satisfies Schema
