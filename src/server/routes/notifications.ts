import { listFailedMails, resolveFailedMail } from '../../api/notifications/failed-mails.ts'
import {
  answerNotification,
  listMyTasks,
  listNotifications,
  markNotificationsRead,
} from '../../api/notifications/notifications.ts'
import {
  confirmPhone,
  endPhoneChannel,
  listPhoneChannels,
  sendPhoneCode,
} from '../../api/notifications/phone-channels.ts'
import {
  listNotificationPreferences,
  updateNotificationPreferences,
} from '../../api/notifications/preferences.ts'
import {
  createPushSubscription,
  deletePushSubscription,
  listPushSubscriptions,
} from '../../api/notifications/push.ts'
import { notificationEventNames } from '../../domain/notifications/notifications.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { requireFound } from '../lib/preconditions.ts'
import {
  dismissMail,
  listFailed,
  retryMail,
  toFailedMail,
} from '../queries/notifications/failed-mails.ts'
import {
  preferencesOf,
  toNotificationPreference,
} from '../queries/notifications/notification-preferences.ts'
import {
  countUnread,
  findNotification,
  markRead,
  notificationsOf,
  toNotificationRecords,
} from '../queries/notifications/notifications.ts'
import {
  deletePushSubscription as deleteRow,
  pushSubscriptionsOf,
  toPushSubscription,
} from '../queries/notifications/push-subscriptions.ts'
import { findLanguage } from '../queries/users/users.ts'
import { logActivity } from '../services/activity/log-activity.ts'
import { answerNotificationUseCase } from '../services/notifications/answer-notification.ts'
import {
  confirmPhoneUseCase,
  endPhoneChannelUseCase,
  phoneChannelsOfUser,
  sendPhoneCodeUseCase,
} from '../services/notifications/phone.ts'
import {
  createPushSubscriptionUseCase,
  updateNotificationPreferencesUseCase,
} from '../services/notifications/preferences.ts'
import { tasksOf } from '../services/notifications/tasks-of.ts'
import { inTransaction } from '../services/transaction.ts'
import { limitedRoute, type Route, route } from './route.ts'

const listNotificationPreferencesRoute = route(
  listNotificationPreferences,
  async ({ database }, { currentUser }) => {
    const chosen = await preferencesOf(database.read, currentUser.id)
    const language = await findLanguage(database.read, currentUser.id)
    return {
      data: notificationEventNames.map((event) =>
        toNotificationPreference(
          event,
          chosen.find((row) => row.event === event),
          language,
        ),
      ),
    }
  },
)

const markNotificationsReadRoute = route(
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

const actions = { retry: retryMail, 'put-aside': dismissMail } as const
const messages = {
  retry: resultMessages['mail-retried'],
  'put-aside': resultMessages['mail-put-aside'],
} as const

const resolveFailedMailRoute = route(resolveFailedMail, async (ctx, { input, currentUser }) => {
  const { now } = ctx
  const { id, decision } = input
  await inTransaction(ctx, async (ctx, tx) => {
    const mail = await actions[decision](tx, id, now)
    requireFound(mail, 'mail')
    const details = { decision, role: currentUser.role }
    logActivity(ctx, { action: 'moderate', entity: 'mail', entityId: id, details })
  })
  return { message: messages[decision] }
})

export const notificationsRoutes: readonly Route[] = [
  route(listMyTasks, async (ctx, { currentUser }) => ({
    data: await tasksOf(ctx, currentUser.id),
  })),
  route(listNotifications, async ({ database }, { input, currentUser }) => {
    const { rows, total } = await notificationsOf(database.read, currentUser.id, {
      offset: (input.page - 1) * input.limit,
      limit: input.limit,
    })
    const unread = await countUnread(database.read, currentUser.id)
    const notifications = await toNotificationRecords(database.read, currentUser.id, rows)
    return { data: { notifications, unread, total } }
  }),
  markNotificationsReadRoute,
  limitedRoute(answerNotification, 'change', answerNotificationUseCase),
  listNotificationPreferencesRoute,
  route(updateNotificationPreferences, updateNotificationPreferencesUseCase),
  route(listFailedMails, async ({ database }, { input }) => {
    const { rows, ...counted } = await listFailed(database.read, input)
    return { data: { mails: rows.map(toFailedMail), ...counted } }
  }),
  resolveFailedMailRoute,
  limitedRoute(createPushSubscription, 'change', createPushSubscriptionUseCase),
  route(listPushSubscriptions, async ({ database, push }, { currentUser }) => {
    const rows = await pushSubscriptionsOf(database.read, currentUser.id)
    const subscriptions = rows.map((row) => toPushSubscription(row, currentUser.sessionId))
    return { data: { publicKey: push.publicKey, subscriptions } }
  }),
  route(deletePushSubscription, async (ctx, { input, currentUser }) => {
    await inTransaction(ctx, async (ctx, tx) => {
      const deleted = await deleteRow(tx, { id: input.id, user_id: currentUser.id })
      requireFound(deleted ? true : undefined, 'push-subscription')
      logActivity(ctx, { action: 'delete', entity: 'push-subscription', entityId: input.id })
    })
    return { message: resultMessages['push-subscription-ended'] }
  }),
  route(listPhoneChannels, async (ctx, { currentUser }) => ({
    data: await phoneChannelsOfUser(ctx, ctx.database.read, currentUser.id),
  })),
  route(sendPhoneCode, async (ctx, request) => ({
    data: await sendPhoneCodeUseCase(ctx, request),
  })),
  route(confirmPhone, async (ctx, request) => {
    await ctx.limiter.consume('codeByAccount', `phone ${request.currentUser.id}`)
    return { data: await confirmPhoneUseCase(ctx, request) }
  }),
  route(endPhoneChannel, async (ctx, request) => {
    await ctx.limiter.consume('change', request.currentUser.id)
    return { data: await endPhoneChannelUseCase(ctx, request) }
  }),
]
