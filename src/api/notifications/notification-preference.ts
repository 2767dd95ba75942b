import * as z from 'zod/mini'
import { emailChoices, notificationEventNames } from '../../domain/notifications/notifications.ts'
import { invalid } from '../invalid.ts'

export const notificationEvent = z.enum(notificationEventNames, {
  error: invalid('notification-event'),
})

/** How a user is notified of one kind of event. */
export const notificationPreference = z.object({
  event: notificationEvent,
  label: z.string(),
  about: z.string(),
  inApp: z.boolean(),
  email: z.enum(emailChoices),
  push: z.boolean(),
  /** Sent only to a number that is confirmed. */
  sms: z.boolean(),
  whatsapp: z.boolean(),
})

export type NotificationPreference = z.output<typeof notificationPreference>
