import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { cappedListResponse, windowFields } from '../list-fields.ts'
import { failedMail } from './failed-mail.ts'

export const mailSorts = ['failedAt'] as const

export const listFailedMails = defineEndpoint('GET', '/admin/mail', 'staff', {
  summary:
    'Mails that failed after all attempts, the latest failure first unless `sort` says otherwise.',
  input: z.object(windowFields(mailSorts)),
  result: cappedListResponse({ mails: z.array(failedMail) }),
})
