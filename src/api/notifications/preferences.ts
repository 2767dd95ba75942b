import * as z from 'zod/mini'
import { emailChoices, notificationEventNames } from '../../domain/notifications/notifications.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
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

export const listNotificationPreferences = defineEndpoint(
  'GET',
  '/notifications/preferences',
  'signed-in',
  {
    summary: 'The events that you are notified of, and how.',
    input: noInput,
    result: dataResponse(z.array(notificationPreference)),
  },
)

export const updateNotificationPreferences = defineEndpoint(
  'PATCH',
  '/notifications/preferences',
  'signed-in',
  {
    summary:
      'Choose how you are notified of one kind of event: in the app, by mail at once, daily or never, on your browsers, and by SMS or WhatsApp to a number that you confirmed.',
    input: z.object({
      event: notificationEvent,
      inApp: z.boolean({ error: invalid('say-true-or-false') }),
      email: z.enum(emailChoices, { error: invalid('email-choice') }),
      /** In the browsers in which you turned it on. Unchanged if left out. */
      push: z.optional(z.boolean({ error: invalid('say-true-or-false') })),
      /** These need a confirmed number. Unchanged if left out. */
      sms: z.optional(z.boolean({ error: invalid('say-true-or-false') })),
      whatsapp: z.optional(z.boolean({ error: invalid('say-true-or-false') })),
    }),
    result: dataResponse(notificationPreference),
  },
)
