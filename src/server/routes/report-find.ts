import { reportFind } from '../../api/report-find.ts'
import { possibleIdentities } from '../../domain/identifiers/possible-identities.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { newId } from '../ids.ts'
import { findCodeMessage } from '../mail/contact-messages.ts'
import { mayMail } from '../queries/mail-counts.ts'
import { queueMail } from '../queries/outbox.ts'
import { putPendingFind, replacePendingFind } from '../queries/pending-finds.ts'
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
  const draft = newId()
  const work = database.write(async (tx) => {
    const find = { ...input, draft }
    const may = await mayMail(database, tx, input.email, at, 'find')
    // A correction always counts: the code that was mailed a moment ago reports what was written last.
    if (!may && (await replacePendingFind(tx, find, at))) return
    const code = await putPendingFind(tx, find, at)
    if (!may) return
    const message = findCodeMessage(input.firstName, code)
    await queueMail(tx, { to: input.email, kind: 'find-code', message }, at)
  })
  await inEvenTime(work)
  return {
    message: resultMessages['find-code-mailed'],
    draft,
  }
})
