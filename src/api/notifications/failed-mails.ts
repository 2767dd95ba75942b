import * as z from 'zod/mini'
import { mailSorts } from '../admin-lists.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant, messageResponse } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { cappedListResponse, windowFields } from '../list-fields.ts'

/**
 * A mail that failed for good: no attempt will follow. Its text is not shown, because it may contain
 * a code or a link.
 */
export const failedMail = z.object({
  id: z.string(),
  to: z.string(),
  kind: z.string(),
  attempts: z.number(),
  /** The last error of the mail server. */
  error: z.nullable(z.string()),
  createdAt: instant,
  failedAt: instant,
})

export type FailedMail = z.output<typeof failedMail>

export const listFailedMails = defineEndpoint('GET', '/admin/mail', 'staff', {
  summary:
    'Mails that failed after all attempts, the latest failure first unless `sort` says otherwise.',
  input: z.object(windowFields(mailSorts)),
  result: cappedListResponse({ mails: z.array(failedMail) }),
})

export const resolveFailedMail = defineEndpoint('PATCH', '/admin/mail/{id}', 'staff', {
  summary: 'Send a failed mail again (`retry`), or dismiss it for good (`put-aside`).',
  input: z.object({
    id,
    decision: z.enum(['retry', 'put-aside'], { error: invalid('mail-decision') }),
  }),
  result: messageResponse,
})
