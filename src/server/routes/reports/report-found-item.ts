import { reportFoundItem } from '../../../api/reports/report-found-item.ts'
import { countedIn } from '../../../domain/lookup/enumeration.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { newId } from '../../lib/ids.ts'
import { findCodeMessage } from '../../mail/contact-messages.ts'
import { canSendMail } from '../../queries/notifications/mail-limits.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import {
  insertPendingFoundReport,
  replacePendingFoundReport,
} from '../../queries/reports/pending-found-reports.ts'
import { clientsOf } from '../../services/lookup/enumeration-detector.ts'
import { recordClaim, throttleEnumeration } from '../../services/lookup/throttle-enumeration.ts'
import { requirePastDay } from '../../services/reports/require-past-day.ts'
import { route } from '../route.ts'

export const reportFoundItemRoute = route(reportFoundItem, async (ctx, { input, sender }) => {
  const { database, withMinDuration, limiter, now } = ctx
  await limiter.consume('mail', sender, 'find')
  requirePastDay(ctx, input.lastSeenDate)
  const likeliest = countedIn(input.identifier)
  await throttleEnumeration(ctx, clientsOf(sender), likeliest)
  recordClaim(ctx, clientsOf(sender), likeliest)
  const draft = newId()
  const work = database.write(async (tx) => {
    const find = { ...input, draft }
    const canSend = await canSendMail(database, tx, input.email, now, 'find')
    // A correction is always stored: a code that was mailed earlier confirms the latest version.
    if (!canSend && (await replacePendingFoundReport(tx, find, now))) return
    const code = await insertPendingFoundReport({ ...ctx, tx }, find)
    if (!canSend) return
    const message = findCodeMessage(input, code)
    await enqueueMail(tx, { to: input.email, kind: 'find-code', message }, now)
  })
  await withMinDuration(work)
  return {
    message: resultMessages['find-code-mailed'],
    draft,
  }
})
