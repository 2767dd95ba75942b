import { listFailedMails, mailSorts } from '../../../api/notifications/list-failed-mails.ts'
import { call } from '../../session.ts'
import { adminList, unfiltered } from '../table/list.ts'

export const mailsList = adminList({
  key: 'failed-mails',
  sorts: mailSorts,
  filters: unfiltered,
  fetch: (ask, options) => call(listFailedMails, ask, options),
  rows: (data) => data.mails,
})
