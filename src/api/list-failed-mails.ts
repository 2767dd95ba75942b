import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { failedMail } from './failed-mail.ts'
import { dataOf } from './fields.ts'
import { windowFields } from './list-fields.ts'

export const mailSorts = ['failedAt'] as const

export const listFailedMails = defineAct({
  method: 'GET',
  path: '/admin/mail',
  summary:
    'Mails that could not be sent after all tries, the last given up first unless `sort` says otherwise.',
  access: 'staff',
  input: z.object(windowFields(mailSorts)),
  result: dataOf(z.object({ mails: z.array(failedMail), total: z.number(), more: z.boolean() })),
})
