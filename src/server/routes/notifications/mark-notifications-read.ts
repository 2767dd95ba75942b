import { markNotificationsRead } from '../../../api/notifications/mark-notifications-read.ts'
import { requireFound } from '../../lib/require-found.ts'
import {
  countUnread,
  findNotification,
  markRead,
} from '../../queries/notifications/notifications.ts'
import { route } from '../route.ts'

export const markNotificationsReadRoute = route(
  markNotificationsRead,
  async ({ database, now }, { input, currentUser }) => {
    const unread = await database.write(async (tx) => {
      if (input.id) {
        requireFound(await findNotification(tx, currentUser.id, input.id), 'notification')
      }
      await markRead(tx, currentUser.id, input.id, now)
      return countUnread(tx, currentUser.id)
    })
    return { data: { unread } }
  },
)
