import { reportFind } from '../../api/report-find.ts'
import { possibleIdentities } from '../../domain/identifiers/possible-identities.ts'
import { findCodeMessage } from '../mail/contact-messages.ts'
import { mayMail, queueMail } from '../queries/outbox.ts'
import { putPendingFind } from '../queries/pending-finds.ts'
import { route } from '../route.ts'
import { noteClaimed, slowSweep } from '../slow-sweep.ts'
import { sendersAt } from '../sweeps.ts'
import { requirePastDay } from './create-report.ts'

export const reportFindRoute = route(reportFind, async (services, { input, address }) => {
  const { database, inEvenTime, limiter, now } = services
  await limiter.take('mailByAddress', address)
  const at = now()
  requirePastDay(input.lastSeenDate, at)
  const asked = possibleIdentities(input.identifier).slice(0, 1)
  await slowSweep(services, sendersAt(address), asked)
  noteClaimed(services, sendersAt(address), asked)
  const work = database.write(async (tx) => {
    if (!(await mayMail(database, tx, input.email, at))) return
    const code = await putPendingFind(tx, input, at)
    const message = findCodeMessage(input.firstName, code)
    await queueMail(tx, { to: input.email, kind: 'find-code', message }, at)
  })
  await inEvenTime(work)
  return {
    message:
      'We have sent you a six-digit code. Enter it to finish. No mail comes if one was sent a minute ago.',
  }
})
