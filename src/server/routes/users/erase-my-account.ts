import { Problem } from '../../../api/problem.ts'
import { eraseMyAccount } from '../../../api/users/erase-my-account.ts'
import { resultMessages } from '../../../locales/en/results.ts'
import { farewellMessage } from '../../mail/account-messages.ts'
import { logActivity } from '../../queries/activity/activity-log.ts'
import { identifiersOfAsset } from '../../queries/assets/identifiers.ts'
import {
  anonymizeReportedAssets,
  deleteUnreportedAssets,
  orphanedAssetsOf,
} from '../../queries/assets/orphaned-assets.ts'
import {
  contestedIdentities,
  deleteEmptyDisputes,
  disputesOf,
  lockIdentities,
} from '../../queries/disputes/disputes.ts'
import { takeBusinessOut } from '../../queries/merchants/merchant-search-index.ts'
import { enqueueMail, farewell } from '../../queries/notifications/outbox.ts'
import { deleteHoldings } from '../../queries/personal-data.ts'
import { confirmedThefts, saveTheftFlag } from '../../queries/reports/confirmed-thefts.ts'
import { openReportsOf } from '../../queries/reports/reports.ts'
import { closeTransfersTo } from '../../queries/transfers/transfers.ts'
import { detachUnreferencedUploads, uploadsOf } from '../../queries/uploads/uploads.ts'
import { isLastSuperAdmin, lockSuperAdmins } from '../../queries/users/admin-users.ts'
import { ensureGhostUser } from '../../queries/users/ghost-user.ts'
import { lockWholeUser } from '../../queries/users/users.ts'
import { requireCorrectPassword, wrongPasswordProblem } from '../../services/auth/reauthenticate.ts'
import { openDisputes } from '../../services/disputes/settle-claims.ts'
import { closeMatches, lockKeysOf } from '../../services/matching/match-report.ts'
import { endTransfersWith } from '../../services/transfers/end-transfer.ts'
import { deleteUploadsOrLeave } from '../../services/uploads/delete-uploads.ts'
import { route } from '../route.ts'

export const eraseMyAccountRoute = route(eraseMyAccount, async (services, exchange) => {
  const { database, withMinDuration: inEvenTime, now } = services
  const { input, currentUser } = exchange
  const compared = await requireCorrectPassword(services, exchange, input.password, 'password')
  await endTransfersWith(services, compared)
  // That others claim a number of theirs is nothing for the time of the answer to tell.
  const work = database.write(async (tx) => {
    const at = now()
    if (currentUser.role === 'super-admin') await lockSuperAdmins(database, tx)
    // Others claim these numbers too; whether that is a dispute changes with this.
    const contested = await contestedIdentities(tx, currentUser.id)
    const open = await openReportsOf(tx, currentUser.id)
    const reported = await Promise.all(open.map((each) => identifiersOfAsset(tx, each.asset_id)))
    await lockIdentities(database, tx, [...contested, ...reported.flat()])
    for (const { id } of open) await lockKeysOf(database, tx, id)
    const user = await lockWholeUser(database, tx, currentUser.id)
    if (user?.password_hash !== compared.password_hash) throw wrongPasswordProblem('password')
    if (user.role === 'super-admin' && (await isLastSuperAdmin(tx, user.id))) {
      throw lastSuperAdmin()
    }

    const uploads = await uploadsOf(tx, user.id)
    const disputes = await disputesOf(tx, user.id)
    const left = await orphanedAssetsOf(tx, user.id)
    const thefts = await confirmedThefts(database, tx, user.id)
    const endpoint = { actorId: user.id, now: at }
    for (const report of open) await closeMatches(services, tx, report, 'withdrawn', endpoint)
    await closeTransfersTo(tx, user.email, at)
    await anonymizeReportedAssets(tx, user.id, at)
    const papers = await takeBusinessOut(database, tx, user.id)
    await deleteHoldings(tx, user)
    if (thefts.length > 0) await ensureGhostUser(tx, at)
    for (const theft of thefts) await saveTheftFlag(tx, theft)
    await openDisputes(tx, contested, at)
    await deleteEmptyDisputes(tx, disputes)
    await deleteUnreportedAssets(tx, left)
    await logActivity(
      tx,
      {
        actorId: user.id,
        action: 'delete',
        entity: 'user',
        entityId: user.id,
        details: { erased: true, keptThefts: thefts.length },
      },
      at,
    )
    const message = farewellMessage(thefts.length)
    await enqueueMail(tx, { to: user.email, kind: farewell, message }, at)
    return { gone: await detachUnreferencedUploads(tx, uploads), papers }
  })
  const { gone, papers } = await inEvenTime(work)
  await deleteUploadsOrLeave(services, gone)
  await services.certificatePdfs.forget(papers)
  await database.scrub()
  return { message: resultMessages.erased }
})

function lastSuperAdmin(): Problem {
  return new Problem('LAST_SUPER_ADMIN', 'own')
}
