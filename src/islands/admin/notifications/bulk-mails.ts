import type { FailedMail } from '../../../api/notifications/failed-mail.ts'
import { resolveFailedMail } from '../../../api/notifications/resolve-failed-mail.ts'
import { adminFailedMailWords } from '../../../locales/en/screens/admin/failed-mails.ts'
import { call } from '../../session.ts'
import { tasksQuery } from '../header/queries.ts'
import type { Bulk } from '../table/bulk/bulk.ts'
import { mailsList } from './mails-list.ts'

const shared = {
  variant: 'secondary',
  reason: null,
  isPossible: () => true,
  refreshes: [[mailsList.key], tasksQuery.queryKey],
} as const

/** Decisions on several failed mails at once. */
export const bulkMails: Bulk<FailedMail> = {
  nameOf: ({ to }) => to,
  actions: [
    {
      ...shared,
      label: adminFailedMailWords.tryAgain,
      send: adminFailedMailWords.tryAgain,
      consequence: adminFailedMailWords.retryConsequence,
      decide: ({ id }) => call(resolveFailedMail, { id, decision: 'retry' }),
    },
    {
      ...shared,
      label: adminFailedMailWords.dismiss,
      send: adminFailedMailWords.dismiss,
      consequence: adminFailedMailWords.dismissConsequence,
      decide: ({ id }) => call(resolveFailedMail, { id, decision: 'put-aside' }),
    },
  ],
}
