import { listNotices } from '../../api/list-notices.ts'
import { countUnread, noticesOf, toNoticeRecords } from '../queries/notices.ts'
import { route } from '../route.ts'

export const listNoticesRoute = route(listNotices, async ({ database }, { input, caller }) => {
  const { rows, total } = await noticesOf(database.read, caller.id, {
    offset: (input.page - 1) * input.limit,
    limit: input.limit,
  })
  const unread = await countUnread(database.read, caller.id)
  const notices = await toNoticeRecords(database.read, caller.id, rows)
  return { data: { notices, unread, total } }
})
