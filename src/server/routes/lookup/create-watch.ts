import { createWatch } from '../../../api/lookup/create-watch.ts'
import { Problem } from '../../../api/problem.ts'
import { identifierCandidates, whyUnparsable } from '../../../domain/identifiers/candidates.ts'
import { watchRules } from '../../../domain/lookup/watches.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { confirmWatchMessage } from '../../mail/watch-messages.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { countWaitingWatches, countWatches, putWatch } from '../../queries/lookup/watches.ts'
import { canSendMail } from '../../queries/notifications/mail-limits.ts'
import { enqueueMail } from '../../queries/notifications/outbox.ts'
import { clientsAt } from '../../services/lookup/enumeration-detector.ts'
import { recordClaim, throttleEnumeration } from '../../services/lookup/throttle-enumeration.ts'
import { route } from '../route.ts'

export const watchRoute = route(
  createWatch,
  async (services, { input: { identifier, email }, ip: address }) => {
    const { database, withMinDuration: inEvenTime, limiter, now, publicOrigin } = services
    const identities = identifierCandidates(identifier)
    if (identities.length === 0) {
      const message = whyUnparsable(identifier)
      throw message
        ? new Problem('INVALID_INPUT', 'schema', { params: { message }, field: 'identifier' })
        : new Problem('INVALID_INPUT', 'number-unreadable', { field: 'identifier' })
    }
    await limiter.consume('mailByAddress', address)
    const asked = identities.slice(0, 1)
    await throttleEnumeration(services, clientsAt(address), asked)
    recordClaim(services, clientsAt(address), asked)
    const work = database.write(async (tx) => {
      // Asked first: it lets nobody else in for this address until the transaction ends.
      const may = await canSendMail(database, tx, email, now())
      if ((await countWatches(tx, email, now())) >= watchRules.perAddress) return
      if (!may && (await countWaitingWatches(tx, email, now())) >= watchRules.waiting) return
      const mailedAt = may ? now() : null
      const { id, token } = await putWatch(tx, { email, identities, mailedAt }, now())
      // Else it is mailed by `mailWaitingConfirmations`.
      if (may) {
        const message = confirmWatchMessage(publicOrigin, token)
        await enqueueMail(tx, { to: email, kind: 'confirm-watch', message }, now())
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
