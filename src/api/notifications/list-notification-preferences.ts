import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { notificationPreference } from './notification-preference.ts'

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
