import type { JobKind } from './job-kind.ts'
import { checkoutJobs, paymentEventJobs } from './payments.ts'
import { mailJobs } from './send-mail.ts'
import { phoneJobs } from './send-phone-message.ts'
import { pushJobs } from './send-push.ts'
import { reminderJobs } from './send-reminder.ts'
import { watcherJobs } from './send-to-watchers.ts'
import { webhookJobs } from './send-webhook.ts'

/** The handlers of all jobs. */
export const jobKinds: readonly JobKind[] = [
  mailJobs,
  phoneJobs,
  pushJobs,
  webhookJobs,
  paymentEventJobs,
  checkoutJobs,
  reminderJobs,
  watcherJobs,
]
