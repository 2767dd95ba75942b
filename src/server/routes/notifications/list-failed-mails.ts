import { listFailedMails } from '../../../api/notifications/list-failed-mails.ts'
import { listFailed, toFailedMail } from '../../queries/notifications/failed-mails.ts'
import { route } from '../route.ts'

export const listFailedMailsRoute = route(listFailedMails, async ({ database }, { input }) => {
  const { rows, ...counted } = await listFailed(database.read, input)
  return { data: { mails: rows.map(toFailedMail), ...counted } }
})
