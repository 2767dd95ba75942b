import { keyUsageDays } from '../../domain/api-keys/api-keys.ts'
import { dayNumber, dayOf } from '../../domain/calendar-days.ts'
import { maxRetryWaitMs, webhookRules } from '../../domain/webhooks/rules.ts'
import { deleteApiUsageBefore } from '../queries/api-keys/api-usage.ts'
import { clampFutureRetries } from '../queries/clamp-retries.ts'
import { deleteOldLabelMessages } from '../queries/conversations/label-messages.ts'
import { clampFutureLeases } from '../queries/job-leases.ts'
import { deleteBatchUsageBefore } from '../queries/lookup/batch-usage.ts'
import { deleteOldEnumerationEvents } from '../queries/lookup/enumeration-events.ts'
import { clampFutureAlerts, deleteOldLookups } from '../queries/lookup/lookup-alerts.ts'
import { deleteOldNotifications } from '../queries/notifications/notifications.ts'
import { deleteOldMails } from '../queries/notifications/outbox.ts'
import { deleteOldPushes } from '../queries/notifications/push-outbox.ts'
import { clampFutureEvents } from '../queries/payments/payment-events.ts'
import { deleteOldCheckProofs } from '../queries/proofs/check-proofs.ts'
import { deleteOldQuestions } from '../queries/reports/confirmations.ts'
import { deleteExpired } from '../queries/retention.ts'
import { deleteOldTransfers } from '../queries/transfers/transfers.ts'
import { deleteOldDeliveries } from '../queries/webhooks/deliveries.ts'
import type { AppContext } from '../services/context.ts'

const days = (count: number) => count * 86_400_000
/** Longer than any retry or lease. */
const maxWaitMs = 5 * 3_600_000

/**
 * Deletes expired sessions, codes, links, keys and watches, the batch usage of past days,
 * pseudonyms in enumeration events after a day, mails and webhooks after 30 days, the usage of API
 * keys after 90, and notifications, messages about labels, ended offers, lookup counts and
 * enumeration events after a year. Shortens waits that a wrong clock has made too long.
 */
export async function purgeExpired({
  database,
  now,
}: Pick<AppContext, 'database' | 'now'>): Promise<void> {
  await database.write(async (tx) => {
    await deleteExpired(tx, now())
    await clampFutureRetries(tx, 'outbox', now() + maxWaitMs)
    await clampFutureLeases(tx, now() + maxWaitMs)
    await clampFutureRetries(tx, 'push_outbox', now() + days(1))
    await clampFutureRetries(tx, 'webhook_deliveries', now() + maxRetryWaitMs)
    await clampFutureEvents(tx, now() + maxWaitMs)
    await clampFutureAlerts(tx, now())
    await deleteOldMails(tx, now() - days(30))
    await deleteOldQuestions(tx, now() - days(2 * 365))
    await deleteOldPushes(tx, now() - days(30))
    await deleteOldDeliveries(tx, now() - webhookRules.retentionSeconds * 1000)
    await deleteOldNotifications(tx, now() - days(365))
    await deleteBatchUsageBefore(tx, dayNumber(now()))
    await deleteApiUsageBefore(tx, dayNumber(now()) - keyUsageDays)
    await deleteOldTransfers(tx, now() - days(365))
    await deleteOldLabelMessages(tx, now() - days(365))
    await deleteOldCheckProofs(tx, now() - days(365))
    await deleteOldLookups(tx, dayOf(now() - days(365)))
    await deleteOldEnumerationEvents(tx, {
      day: dayOf(now() - days(365)),
      pseudonyms: dayOf(now() - days(1)),
    })
  })
}
