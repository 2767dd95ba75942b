import { listFailedMails } from '../../api/list-failed-mails.ts'
import { failedMails, toFailedMail } from '../queries/failed-mails.ts'
import { route } from '../route.ts'

export const listFailedMailsRoute = route(listFailedMails, async ({ database }, { input }) => {
  const { rows, total } = await failedMails(database.read, {
    offset: (input.page - 1) * input.limit,
    limit: input.limit,
  })
  return { data: { mails: rows.map(toFailedMail), total } }
})
