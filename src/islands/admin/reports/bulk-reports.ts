import type { AdminReportRecord } from '../../../api/reports/admin-report-record.ts'
import { moderateReport } from '../../../api/reports/moderate-report.ts'
import { call } from '../../session.ts'
import { tasksQuery } from '../header/queries.ts'
import type { Bulk } from '../table/bulk/bulk.ts'
import { type Decision, reportDecisions } from './decisions.ts'
import { reasonForReporter } from './reason-for-reporter.ts'
import { reportsList } from './reports-list.ts'

/** The decisions that do not make a report public: staff must see the evidence of those that do. */
const inBulk = reportDecisions.filter(({ to }) => to !== 'active')

/** Decisions on several reports at once. */
export const bulkReports: Bulk<AdminReportRecord> = {
  nameOf: ({ name }) => name,
  actions: inBulk.map((decision) => ({
    label: decision.label,
    send: decision.send,
    consequence: decision.consequence,
    variant: decision.variant === 'danger' ? 'secondary' : decision.variant,
    reason: decision.needsReason ? reasonForReporter : null,
    isPossible: ({ status }) => decision.from.includes(status),
    decide: (item, reason) => decide(item, decision, reason),
    refreshes: [[reportsList.key], tasksQuery.queryKey],
  })),
}

function decide({ id }: AdminReportRecord, { to }: Decision, reason: string) {
  return call(moderateReport, { id, status: to, ...(reason && { reason }) })
}
