import type { FailedMail } from '../../../api/notifications/failed-mail.ts'
import { listFailedMails, mailSorts } from '../../../api/notifications/list-failed-mails.ts'
import { call } from '../../session.ts'
import { type AdminList, orderIn, unfiltered } from '../table/list.ts'

export const mailsList: AdminList<object, FailedMail> = {
  key: 'failed-mails',
  sorts: mailSorts,
  ...unfiltered,
  fetch: async ({ sort, ...ask }, signal) => {
    const asked = { ...ask, sort: orderIn(mailSorts, sort) }
    const { data } = await call(listFailedMails, asked, { signal })
    return { rows: data.mails, total: data.total, more: data.more }
  },
}
