import type { JobServices } from '../../src/server/jobs/queue/job-kind.ts'
import { checkoutJobs, paymentEventJobs } from '../../src/server/jobs/queue/payments.ts'
import { createQueue } from '../../src/server/jobs/queue/run-queue.ts'
import { mailJobs } from '../../src/server/jobs/queue/send-mail.ts'
import { phoneJobs } from '../../src/server/jobs/queue/send-phone-message.ts'
import { pushJobs } from '../../src/server/jobs/queue/send-push.ts'
import { reminderJobs } from '../../src/server/jobs/queue/send-reminder.ts'
import { watcherJobs } from '../../src/server/jobs/queue/send-to-watchers.ts'
import { webhookJobs } from '../../src/server/jobs/queue/send-webhook.ts'
import type { AppContext } from '../../src/server/services/context.ts'

export type OutboxSender = JobServices['outboxSender']

/** For jobs that send no mail. */
const noMail: OutboxSender = {
  handsOver: true,
  send: () => Promise.reject(new Error('no mail is sent here')),
  sendToPhone: () => Promise.reject(new Error('no text is sent here')),
  close: () => {},
}

export const mailQueue = (services: AppContext, outboxSender: OutboxSender) =>
  createQueue({ ...services, outboxSender }, mailJobs)

export const webhookQueue = (services: AppContext) =>
  createQueue({ ...services, outboxSender: noMail }, webhookJobs)

export const pushQueue = (services: AppContext) =>
  createQueue({ ...services, outboxSender: noMail }, pushJobs)

/** Does what is due. Returns the number of turns. */
async function doDue(queue: ReturnType<typeof createQueue>): Promise<number> {
  const begun = await queue.turn()
  await queue.idle()
  return begun
}

export const deliverWebhooks = (services: AppContext) => doDue(webhookQueue(services))

export const deliverPushes = (services: AppContext) => doDue(pushQueue(services))

/** Sends the mails and texts that are due. Returns the number of turns. */
export async function deliverMail(
  services: AppContext,
  outboxSender: OutboxSender,
): Promise<number> {
  const mails = await doDue(mailQueue(services, outboxSender))
  return mails + (await doDue(createQueue({ ...services, outboxSender }, phoneJobs)))
}

export const handlePaymentEvents = (services: AppContext) =>
  doDue(createQueue({ ...services, outboxSender: noMail }, paymentEventJobs))

export const checkCheckouts = (services: AppContext) =>
  doDue(createQueue({ ...services, outboxSender: noMail }, checkoutJobs))

export const sendReminders = (services: AppContext) =>
  doDue(createQueue({ ...services, outboxSender: noMail }, reminderJobs))

export const mailWatchers = (services: AppContext) =>
  doDue(createQueue({ ...services, outboxSender: noMail }, watcherJobs))
