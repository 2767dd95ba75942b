import { Problem } from '../../../api/problem.ts'
import type { eraseMyAccount } from '../../../api/users/my-account.ts'
import { isStaff, type Role } from '../../../domain/users/users.ts'
import { LogInUseError } from '../../db/database.ts'
import { farewellMessage } from '../../mail/account-messages.ts'
import { identifiersOfAsset } from '../../queries/assets/identifiers.ts'
import {
  anonymizeReportedAssets,
  deleteUnreportedAssets,
  orphanedAssetsOf,
} from '../../queries/assets/orphaned-assets.ts'
import { deleteNotesOnDisputes } from '../../queries/disputes/case-work.ts'
import {
  contestedIdentities,
  deleteEmptyDisputes,
  disputesOf,
  lockIdentities,
} from '../../queries/disputes/disputes.ts'
import { deleteBusinessSearchTerms } from '../../queries/merchants/merchant-search-index.ts'
import { enqueueMail, farewell } from '../../queries/notifications/outbox.ts'
import { deletePersonalData } from '../../queries/personal-data.ts'
import { confirmedThefts, saveTheftFlag } from '../../queries/reports/confirmed-thefts.ts'
import { reportsLock } from '../../queries/reports/lock-for-report.ts'
import { openReportsOf } from '../../queries/reports/reports.ts'
import { closeTransfersTo } from '../../queries/transfers/transfers.ts'
import { detachUnreferencedUploads, uploadsOf } from '../../queries/uploads/uploads.ts'
import { ensureGhostUser } from '../../queries/users/ghost-user.ts'
import { languageOfUser, lockWholeUser } from '../../queries/users/users.ts'
import { requireNoReset } from '../../security/staff-access.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import { requireCorrectPassword, wrongPasswordProblem } from '../auth/require-correct-password.ts'
import type { Context } from '../context.ts'
import { logOtherKinds } from '../disputes/other-kinds.ts'
import { openDisputes } from '../disputes/settle-claims.ts'
import { lockBlockingKeysOf } from '../matching/lock-matching.ts'
import { closeMatches } from '../matching/match-report.ts'
import { recordErasedReport } from '../proofs/log-verdict-change.ts'
import { inTransaction } from '../transaction.ts'
import { endTransfersWith } from '../transfers/end-transfer.ts'
import { deleteUploadsOrLeave } from '../uploads/uploads.ts'

export async function eraseMyAccountUseCase(
  ctx: Context,
  request: RequestOf<typeof eraseMyAccount>,
) {
  const { database, withMinDuration, now } = ctx
  const { input, currentUser } = request
  const compared = await requireCorrectPassword(ctx, request, input.password, 'password')
  requireNoReset(ctx, currentUser)
  requireOutsideTeam(currentUser)
  await endTransfersWith(ctx, compared)
  // The response time must not reveal whether others claim the user's identifiers.
  const work = inTransaction(ctx, async (ctx, tx) => {
    // A report that is made meanwhile would be deleted and stay open in the public log.
    await database.lock(tx, reportsLock(currentUser.id).names)
    // Other users claim these identifiers, too, so disputes may change.
    const contested = await contestedIdentities(tx, currentUser.id)
    const open = await openReportsOf(tx, currentUser.id)
    const reported = await Promise.all(open.map((each) => identifiersOfAsset(tx, each.asset_id)))
    await lockIdentities(database, tx, [...contested, ...reported.flat()])
    await lockBlockingKeysOf(ctx, ...open.map(({ id }) => id))
    const user = await lockWholeUser(database, tx, currentUser.id)
    if (user?.password_hash !== compared.password_hash) throw wrongPasswordProblem('password')
    requireOutsideTeam(user)

    const uploads = await uploadsOf(tx, user.id)
    const disputes = await disputesOf(tx, user.id)
    const orphanedAssets = await orphanedAssetsOf(tx, user.id)
    const thefts = await confirmedThefts(database, tx, user.id)
    for (const report of open) await closeMatches(ctx, report, 'withdrawn')
    for (const [index, report] of open.entries()) {
      // A theft that staff have confirmed stays, with its public status.
      if (thefts.some((theft) => theft.report.id === report.id)) continue
      if (report.held === 1) await logOtherKinds(ctx, report, 'settled')
      recordErasedReport(ctx, report, reported[index] ?? [])
    }
    await closeTransfersTo(tx, user.email, now)
    await anonymizeReportedAssets(tx, user.id, now)
    const certificateNumbers = await deleteBusinessSearchTerms(database, tx, user.id)
    await deleteNotesOnDisputes(tx, disputes)
    await deletePersonalData(tx, user)
    if (thefts.length > 0) await ensureGhostUser(tx, now)
    for (const theft of thefts) await saveTheftFlag(tx, theft)
    await openDisputes(ctx, contested)
    await deleteEmptyDisputes(tx, disputes)
    await deleteUnreportedAssets(tx, orphanedAssets)
    const details = { erased: true, confirmedThefts: thefts.length }
    logActivity(ctx, { action: 'delete', entity: 'user', entityId: user.id, details })
    const message = farewellMessage(languageOfUser(user), thefts.length)
    await enqueueMail(tx, { to: user.email, kind: farewell, message }, now)
    return { unusedUploads: await detachUnreferencedUploads(tx, uploads), certificateNumbers }
  })
  const { unusedUploads, certificateNumbers } = await withMinDuration(work)
  await deleteUploadsOrLeave(ctx, unusedUploads)
  await ctx.certificatePdfs.delete(certificateNumbers)
  await scrubOrLeave(ctx)
}

/** The account is gone, and the next purge tries again. */
async function scrubOrLeave({ database, log }: Context): Promise<void> {
  try {
    await database.scrub()
  } catch (error) {
    if (!(error instanceof LogInUseError)) throw error
    log.warn({ err: error }, 'deleted data stays in the log of the database until the next purge')
  }
}

/**
 * The log names people by ids, which mean nothing once their account is erased. So a super-admin knows of
 * each member who leaves.
 */
function requireOutsideTeam({ role }: { role: Role }): void {
  if (isStaff(role)) throw new Problem('FORBIDDEN', 'leave-team-first')
}
