import type { CurrentUser } from '../../../domain/auth/sessions.ts'
import { findReportMs } from '../../../domain/disputes/disputes.ts'
import { requireFound } from '../../lib/require-found.ts'
import { findAsset } from '../../queries/assets/assets.ts'
import { requireSettledPassword } from '../../security/require-reauthentication.ts'
import type { Context } from '../context.ts'

/**
 * Who reports a registered thing as found claims it no longer. An open session is enough only for
 * the finder who has just registered it.
 */
export async function requireOwnFind(
  ctx: Context,
  currentUser: CurrentUser,
  assetId: string,
): Promise<void> {
  const { database, now } = ctx
  const found = requireFound(await findAsset(database.read, currentUser.id, assetId), 'asset')
  if (found.isFind || now < found.asset.created_at + findReportMs) return
  requireSettledPassword(ctx, currentUser)
}
