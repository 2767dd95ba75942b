import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf } from './fields.ts'
import { noticePreference } from './notice-preference.ts'

export const listNoticePreferences = defineAct({
  method: 'GET',
  path: '/notices/preferences',
  summary: 'What one is told of, and how.',
  access: 'signed-in',
  input: z.object({}),
  result: dataOf(z.array(noticePreference)),
})
