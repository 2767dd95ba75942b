import type * as z from 'zod/mini'
import type { getTasks } from '../../../api/overview/get-tasks.ts'
import { adminHeaderWords } from '../../../locales/en/screens/admin/header.ts'
import { paths } from '../../paths.ts'

type TaskKind = z.output<typeof getTasks.result>['data'][number]['kind']

interface TaskLabels {
  one: string
  many: string
  to: string
  /** URL parameters that select one part of the screen. */
  search?: Record<string, string>
}

/** The label of each kind of task, and the path of its screen. */
export const taskLabels: Record<TaskKind, TaskLabels> = {
  'pending-items': {
    one: adminHeaderWords.stolenReportTo,
    many: adminHeaderWords.stolenReportsTo,
    to: paths.adminItems,
  },
  'open-disputes': {
    one: adminHeaderWords.disputeToDecide,
    many: adminHeaderWords.disputesToDecide,
    to: paths.adminDisputes,
  },
  'pending-merchants': {
    one: adminHeaderWords.businessToVerify,
    many: adminHeaderWords.businessesToVerify,
    to: paths.adminMerchants,
  },
  'merchant-changes': {
    one: adminHeaderWords.changeOfA,
    many: adminHeaderWords.changesOfBusinesses,
    to: paths.adminMerchants,
    search: { status: 'changed' },
  },
  'open-complaints': {
    one: adminHeaderWords.reportedMessageTo,
    many: adminHeaderWords.reportedMessagesTo,
    to: paths.adminComplaints,
  },
  'failed-mails': {
    one: adminHeaderWords.mailThatWas,
    many: adminHeaderWords.mailsThatWere,
    to: paths.adminMail,
  },
  'new-enumeration': {
    one: adminHeaderWords.caseOfEnumeration,
    many: adminHeaderWords.casesOfEnumeration,
    to: paths.adminChecks,
    search: { show: 'enumeration' },
  },
}
