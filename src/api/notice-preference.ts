import * as z from 'zod/mini'
import { emailChoices, noticeEventNames } from '../domain/notices.ts'

export const noticeEvent = z.enum(noticeEventNames, { error: 'Choose one of the events' })

/** How one hears of one kind of event. */
export const noticePreference = z.object({
  event: noticeEvent,
  label: z.string(),
  about: z.string(),
  inApp: z.boolean(),
  email: z.enum(emailChoices),
})

export type NoticePreference = z.output<typeof noticePreference>
