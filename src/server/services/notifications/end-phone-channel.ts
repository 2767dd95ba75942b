import type { endPhoneChannel } from '../../../api/notifications/end-phone-channel.ts'
import { endPhoneVerifications } from '../../queries/notifications/phone-verifications.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { phoneChannelsOfUser } from './phone-channels.ts'

/**
 * Ends notifications by one channel. Queued messages are dropped, because the number is then
 * unconfirmed.
 */
export async function endPhoneChannelUseCase(
  ctx: Context,
  { input: { channel }, currentUser }: RequestOf<typeof endPhoneChannel>,
) {
  await inTransaction(ctx, async (ctx, tx) => {
    if (!(await endPhoneVerifications(tx, currentUser.id, channel))) return
    const details = { phoneChannel: channel, ended: 'by-user' }
    logActivity(ctx, { action: 'update', entity: 'user', entityId: currentUser.id, details })
  })
  return phoneChannelsOfUser(ctx, ctx.database.read, currentUser.id)
}
