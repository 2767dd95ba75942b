import { notPersonal, ownedBy } from '../personal.ts'
import type { Schema } from '../table.ts'

/** The case that a row is about: exactly one of these. The row is deleted with its case. */
const theCase = {
  report_id: 'text references reports (id) on delete cascade',
  dispute_id: 'text references disputes (id) on delete cascade',
  merchant_id: 'text references merchants (id) on delete cascade',
} as const

export const caseWork = {
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
