import * as z from 'zod/mini'
import { emailChoices } from '../domain/notices.ts'
import { defineAct } from './act.ts'
import { dataOf } from './fields.ts'
import { noticeEvent, noticePreference } from './notice-preference.ts'

export const chooseNotices = defineAct({
  method: 'PATCH',
  path: '/notices/preferences',
  summary: 'Choose how one hears of one kind of event: here, and by mail at once, daily or never.',
  access: 'signed-in',
  input: z.object({
    event: noticeEvent,
    inApp: z.boolean({ error: 'Say true or false' }),
    email: z.enum(emailChoices, { error: 'Choose now, daily or off' }),
  }),
  result: dataOf(noticePreference),
})
