import type { FailedMail } from '../../../api/failed-mail.ts'
import { listFailedMails } from '../../../api/list-failed-mails.ts'
import { call } from '../../session.ts'
import { type AdminList, unfiltered } from '../table/list.ts'

export const mailsList: AdminList<object, FailedMail> = {
  key: 'failed-mails',
  sorts: [],
  ...unfiltered,
  fetch: async (ask, signal) => {
    const { data } = await call(listFailedMails, ask, { signal })
    return { rows: data.mails, total: data.total }
  },
}
