import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { failedMail } from './failed-mail.ts'
import { dataOf } from './fields.ts'
import { wholeNumber } from './query-fields.ts'

export const listFailedMails = defineAct({
  method: 'GET',
  path: '/admin/mail',
  summary: 'Mails that could not be sent after all tries, the last given up first.',
  access: 'staff',
  input: z.object({
    page: wholeNumber({ fallback: 1, min: 1, max: 1_000_000 }),
    limit: wholeNumber({ fallback: 20, min: 1, max: 100 }),
  }),
  result: dataOf(z.object({ mails: z.array(failedMail), total: z.number() })),
})
