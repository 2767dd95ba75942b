import type * as z from 'zod/mini'
import type { getTasks } from '../../../api/overview/get-tasks.ts'
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
    one: 'stolen report to confirm',
    many: 'stolen reports to confirm',
    to: paths.adminItems,
  },
  'open-disputes': {
    one: 'dispute to decide',
    many: 'disputes to decide',
    to: paths.adminDisputes,
  },
  'pending-merchants': {
    one: 'business to verify',
    many: 'businesses to verify',
    to: paths.adminMerchants,
  },
  'merchant-changes': {
    one: 'change of a business to look at',
    many: 'changes of businesses to look at',
    to: paths.adminMerchants,
    search: { status: 'changed' },
  },
  'open-complaints': {
    one: 'reported message to read',
    many: 'reported messages to read',
    to: paths.adminComplaints,
  },
  'failed-mails': {
    one: 'mail that was not sent',
    many: 'mails that were not sent',
    to: paths.adminMail,
  },
  'new-enumeration': {
    one: 'case of enumeration in the last day',
    many: 'cases of enumeration in the last day',
    to: paths.adminChecks,
    search: { show: 'enumeration' },
  },
}
