import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'
import { notificationPreference } from './notification-preference.ts'

export const listNotificationPreferences = defineEndpoint({
  method: 'GET',
  path: '/notifications/preferences',
  summary: 'The events that you are notified of, and how.',
  access: 'signed-in',
  input: noInput,
  result: dataResponse(z.array(notificationPreference)),
})
