import { listNotifications } from '../../../api/notifications/list-notifications.ts'
import {
  countUnread,
  notificationsOf,
  toNotificationRecords,
} from '../../queries/notifications/notifications.ts'
import { route } from '../route.ts'

export const listNotificationsRoute = route(
  listNotifications,
  async ({ database }, { input, currentUser }) => {
    const { rows, total } = await notificationsOf(database.read, currentUser.id, {
      offset: (input.page - 1) * input.limit,
      limit: input.limit,
    })
    const unread = await countUnread(database.read, currentUser.id)
    const notifications = await toNotificationRecords(database.read, currentUser.id, rows)
    return { data: { notifications, unread, total } }
  },
)
