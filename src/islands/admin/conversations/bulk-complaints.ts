import type { ComplaintRecord } from '../../../api/conversations/complaint-record.ts'
import { resolveComplaint } from '../../../api/conversations/resolve-complaint.ts'
import { adminComplaintWords } from '../../../locales/en/screens/admin/complaints.ts'
import { call } from '../../session.ts'
import { tasksQuery } from '../header/queries.ts'
import type { Bulk } from '../table/bulk/bulk.ts'
import { decisions } from './complaint-decisions.ts'
import { complaintsList } from './complaints-list.ts'

/** Decisions on several reported messages at once. */
export const bulkComplaints: Bulk<ComplaintRecord> = {
  nameOf: ({ sender, text }) => `${sender.name}: ${text.slice(0, 60)}`,
  actions: decisions.map((decision) => ({
    label: decision.label,
    send: decision.send,
    consequence: decision.consequence,
    variant: 'secondary',
    reason: {
      label: adminComplaintWords.reason,
      hint: decision.hint,
      missing: adminComplaintWords.reasonMissing,
    },
    isPossible: ({ status }) => status === 'open',
    decide: ({ id }, reason) =>
      call(resolveComplaint, { id, status: decision.to, decision: reason }),
    refreshes: [[complaintsList.key], tasksQuery.queryKey],
  })),
}
