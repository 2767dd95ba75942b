import { mailSorts } from '../../../api/admin-lists.ts'
import { fetchRows } from '../table/fetch-rows.ts'
import { adminList, unfiltered } from '../table/list.ts'

export const mailsList = adminList({
  key: 'failed-mails',
  sorts: mailSorts,
  filters: unfiltered,
  fetch: (request, signal) => fetchRows('GET /admin/mail', 'mails', request, signal),
})
