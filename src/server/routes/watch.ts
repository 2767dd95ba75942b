import { Problem } from '../../api/problem.ts'
import { watch } from '../../api/watch.ts'
import { possibleIdentities, whyUnreadable } from '../../domain/identifiers/possible-identities.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { watchRules } from '../limits.ts'
import { confirmWatchMessage } from '../mail/watch-messages.ts'
import { logActivity } from '../queries/activity-log.ts'
import { mayMail } from '../queries/mail-counts.ts'
import { queueMail } from '../queries/outbox.ts'
import { countWaitingWatches, countWatches, putWatch } from '../queries/watches.ts'
import { route } from '../route.ts'
import { noteClaimed, slowSweep } from '../slow-sweep.ts'
import { sendersAt } from '../sweeps.ts'

export const watchRoute = route(
  watch,
  async (services, { input: { identifier, email }, address }) => {
    const { database, inEvenTime, limiter, now, publicOrigin } = services
    const identities = possibleIdentities(identifier)
    if (identities.length === 0) {
      const message = whyUnreadable(identifier)
      throw message
        ? new Problem('INVALID_INPUT', 'schema', { params: { message }, field: 'identifier' })
        : new Problem('INVALID_INPUT', 'number-unreadable', { field: 'identifier' })
    }
    await limiter.take('mailByAddress', address)
    const asked = identities.slice(0, 1)
    await slowSweep(services, sendersAt(address), asked)
    noteClaimed(services, sendersAt(address), asked)
    const work = database.write(async (tx) => {
      // Asked first: it lets nobody else in for this address until the transaction ends.
      const may = await mayMail(database, tx, email, now())
      if ((await countWatches(tx, email, now())) >= watchRules.perAddress) return
      if (!may && (await countWaitingWatches(tx, email, now())) >= watchRules.waiting) return
      const mailedAt = may ? now() : null
      const { id, token } = await putWatch(tx, { email, identities, mailedAt }, now())
      // Else it is mailed by `mailWaitingConfirmations`.
      if (may) {
        const message = confirmWatchMessage(publicOrigin, token)
        await queueMail(tx, { to: email, kind: 'confirm-watch', message }, now())
      }
      await logActivity(
        tx,
        { actorId: null, action: 'create', entity: 'watch', entityId: id },
        now(),
      )
    })
    await inEvenTime(work)
    return {
      message: resultMessages['watch-asked'],
    }
  },
)
