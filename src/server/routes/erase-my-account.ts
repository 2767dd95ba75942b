import { eraseMyAccount } from '../../api/erase-my-account.ts'
import { Problem } from '../../api/problem.ts'
import { resultMessages } from '../../locales/en/results.ts'
import { checkPassword, wrongPassword } from '../check-password.ts'
import { deleteUploadsOrLeave } from '../delete-uploads.ts'
import { endTransfersWith } from '../end-transfer.ts'
import { farewellMessage } from '../mail/account-messages.ts'
import { closeMatching, lockKeysOf } from '../matching.ts'
import { logActivity } from '../queries/activity-log.ts'
import {
  contestedIdentities,
  disputesOf,
  forgetSideless,
  lockIdentities,
} from '../queries/disputes.ts'
import { identifiersOfAsset } from '../queries/identifiers.ts'
import { forgetUnreported, leaveReportedThings, leftThingsOf } from '../queries/left-things.ts'
import { takeBusinessOut } from '../queries/merchant-words.ts'
import { keepNobody } from '../queries/nobody.ts'
import { farewell, queueMail } from '../queries/outbox.ts'
import { holdSuperAdmins, isLastSuperAdmin } from '../queries/people.ts'
import { deleteHoldings } from '../queries/personal-data.ts'
import { openReportsOf } from '../queries/reports.ts'
import { confirmedThefts, keepFlag } from '../queries/stolen-flags.ts'
import { closeTransfersTo } from '../queries/transfers.ts'
import { uploadsOf, withdrawUnnamed } from '../queries/uploads.ts'
import { holdWholeUser } from '../queries/users.ts'
import { route } from '../route.ts'
import { noteDisputes } from '../settle-claims.ts'

export const eraseMyAccountRoute = route(eraseMyAccount, async (services, exchange) => {
  const { database, inEvenTime, now } = services
  const { input, caller } = exchange
  const compared = await checkPassword(services, exchange, input.password, 'password')
  await endTransfersWith(services, compared)
  // That others claim a number of theirs is nothing for the time of the answer to tell.
  const work = database.write(async (tx) => {
    const at = now()
    if (caller.role === 'super-admin') await holdSuperAdmins(database, tx)
    // Others claim these numbers too; whether that is a dispute changes with this.
    const contested = await contestedIdentities(tx, caller.id)
    const open = await openReportsOf(tx, caller.id)
    const reported = await Promise.all(open.map((each) => identifiersOfAsset(tx, each.asset_id)))
    await lockIdentities(database, tx, [...contested, ...reported.flat()])
    for (const { id } of open) await lockKeysOf(database, tx, id)
    const person = await holdWholeUser(database, tx, caller.id)
    if (person?.password_hash !== compared.password_hash) throw wrongPassword('password')
    if (person.role === 'super-admin' && (await isLastSuperAdmin(tx, person.id))) {
      throw lastSuperAdmin()
    }

    const uploads = await uploadsOf(tx, person.id)
    const disputes = await disputesOf(tx, person.id)
    const left = await leftThingsOf(tx, person.id)
    const thefts = await confirmedThefts(database, tx, person.id)
    const act = { actorId: person.id, now: at }
    for (const report of open) await closeMatching(services, tx, report, 'withdrawn', act)
    await closeTransfersTo(tx, person.email, at)
    await leaveReportedThings(tx, person.id, at)
    const papers = await takeBusinessOut(database, tx, person.id)
    await deleteHoldings(tx, person)
    if (thefts.length > 0) await keepNobody(tx, at)
    for (const theft of thefts) await keepFlag(tx, theft)
    await noteDisputes(tx, contested, at)
    await forgetSideless(tx, disputes)
    await forgetUnreported(tx, left)
    await logActivity(
      tx,
      {
        actorId: person.id,
        action: 'delete',
        entity: 'user',
        entityId: person.id,
        details: { erased: true, keptThefts: thefts.length },
      },
      at,
    )
    const message = farewellMessage(thefts.length)
    await queueMail(tx, { to: person.email, kind: farewell, message }, at)
    return { gone: await withdrawUnnamed(tx, uploads), papers }
  })
  const { gone, papers } = await inEvenTime(work)
  await deleteUploadsOrLeave(services, gone)
  await services.papers.forget(papers)
  await database.scrub()
  return { message: resultMessages.erased }
})

function lastSuperAdmin(): Problem {
  return new Problem('LAST_SUPER_ADMIN', 'own')
}
