import type * as z from 'zod/mini'
import type { getTasks } from '../../../api/get-tasks.ts'
import { paths } from '../../paths.ts'

type TaskKind = z.output<typeof getTasks.result>['data'][number]['kind']

/** What each kind of task is called, and where it is done. */
export const taskWords: Record<TaskKind, { one: string; many: string; to: string }> = {
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
}
