import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse } from '../fields.ts'
import { wholeNumber } from '../query-params.ts'
import { notificationRecord } from './notification-record.ts'

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
