import type { confirmPhone } from '../../../api/notifications/confirm-phone.ts'
import { Problem } from '../../../api/problem.ts'
import { requireFound } from '../../lib/require-found.ts'
import {
  consumePhoneCode,
  endVerificationsOfNumber,
} from '../../queries/notifications/phone-verifications.ts'
import { findUser } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { phoneChannelsOfUser, requirePhone } from './phone-channels.ts'

/**
 * Confirms the phone number of the profile by its code. Networks give old numbers to new customers,
 * so the confirmations of the same number by other users end.
 */
export async function confirmPhoneUseCase(
  ctx: Context,
  { input: { channel, code }, currentUser }: RequestOf<typeof confirmPhone>,
) {
  const { database } = ctx
  const userId = currentUser.id
  const isRight = await inTransaction(ctx, async (ctx, tx) => {
    const user = requireFound(await findUser(tx, userId), 'user')
    const { hash: numberHash } = requirePhone(ctx, user, channel)
    const target = { userId, channel, numberHash }
    if (!(await consumePhoneCode(ctx, target, code))) return false
    const before = await endVerificationsOfNumber(tx, numberHash, { userId, channel })
    for (const { user_id } of before) {
      const details = { phoneChannel: channel, ended: 'confirmed-elsewhere' }
      logActivity(ctx, { action: 'update', entity: 'user', entityId: user_id, details })
    }
    logActivity(ctx, {
      action: 'update',
      entity: 'user',
      entityId: userId,
      details: { phoneChannel: channel, confirmed: true },
    })
    return true
  })
  if (!isRight) throw new Problem('INVALID_CODE', 'phone', { field: 'code' })
  return phoneChannelsOfUser(ctx, database.read, userId)
}
