import { readNotices } from '../../api/read-notices.ts'
import { requireFound } from '../not-found.ts'
import { countUnread, findNotice, markRead } from '../queries/notices.ts'
import { route } from '../route.ts'

export const readNoticesRoute = route(readNotices, async ({ database, now }, { input, caller }) => {
  const unread = await database.write(async (tx) => {
    if (input.id) {
      requireFound(await findNotice(tx, caller.id, input.id), 'notice')
    }
    await markRead(tx, caller.id, input.id, now())
    return countUnread(tx, caller.id)
  })
  return { data: { unread } }
})
