import * as z from 'zod/mini'
import { emailChoices } from '../../domain/notifications/notifications.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { notificationEvent, notificationPreference } from './notification-preference.ts'

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
