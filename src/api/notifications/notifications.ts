import * as z from 'zod/mini'
import { taskKinds } from '../../domain/notifications/tasks.ts'
import { ownerAnswers } from '../../domain/reports/confirmations.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id, instant, noInput, nullableText } from '../fields.ts'
import { wholeNumber } from '../query-params.ts'

export const notificationRecord = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  /** A path on our own site. */
  href: z.string(),
  /** The reader’s answer to whether an asset is theirs. Null if the notification asks nothing. */
  question: z.nullable(z.object({ answer: z.nullable(z.enum(ownerAnswers)) })),
  createdAt: instant,
  readAt: z.nullable(instant),
})

export type NotificationRecord = z.output<typeof notificationRecord>

export const listNotifications = defineEndpoint('GET', '/notifications', 'signed-in', {
  summary: 'Your own notifications, newest first, and the number of unread ones.',
  input: z.object({
    page: wholeNumber({ fallback: 1, min: 1, max: 1_000_000 }),
    limit: wholeNumber({ fallback: 20, min: 1, max: 100 }),
  }),
  result: dataResponse(
    z.object({ notifications: z.array(notificationRecord), unread: z.number(), total: z.number() }),
  ),
})

export const answerNotification = defineEndpoint(
  'POST',
  '/notifications/{id}/answer',
  'signed-in',
  {
    summary:
      'Answer a notification that asks whether an asset which somebody found is yours: “mine” or “not-mine”. After “mine”, an unconfirmed find waits for staff.',
    input: z.object({ id, answer: z.enum(ownerAnswers) }),
    result: dataResponse(notificationRecord),
  },
)

export const markNotificationsRead = defineEndpoint('POST', '/notifications/read', 'signed-in', {
  summary: 'Mark one notification as read, or all of them.',
  input: z.object({ id: z.optional(id) }),
  result: dataResponse(z.object({ unread: z.number() })),
})

export const taskRecord = z.object({
  kind: z.enum(taskKinds),
  /** The id of the record that the task is about; for a `notice`, of the notification. */
  id: z.string(),
  /** The reader’s own name for the asset. */
  item: z.string(),
  /** The text of a notice, or what staff ask for. */
  text: nullableText,
  /** A path on our own site. */
  href: z.string(),
  at: instant,
  /** When it expires. */
  dueAt: z.nullable(instant),
})

export type TaskRecord = z.output<typeof taskRecord>

export const listMyTasks = defineEndpoint('GET', '/tasks', 'signed-in', {
  summary: 'What waits for your answer or attention, the most urgent first.',
  input: noInput,
  result: dataResponse(z.array(taskRecord)),
})
