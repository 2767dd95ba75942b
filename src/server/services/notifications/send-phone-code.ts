import type { sendPhoneCode } from '../../../api/notifications/send-phone-code.ts'
import { Problem } from '../../../api/problem.ts'
import { newId } from '../../lib/ids.ts'
import { requireFound } from '../../lib/require-found.ts'
import {
  deleteWaitingPhoneMessages,
  enqueuePhoneMessage,
} from '../../queries/notifications/phone-outbox.ts'
import {
  findPhoneVerification,
  isStopped,
  issuePhoneCode,
} from '../../queries/notifications/phone-verifications.ts'
import { findUser } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../transaction.ts'
import { phoneChannelsOfUser, requirePhone } from './phone-channels.ts'

/** Sends a code to the phone number of the profile, unless it is already confirmed. */
export async function sendPhoneCodeUseCase(
  ctx: Context,
  { input: { channel }, currentUser }: RequestOf<typeof sendPhoneCode>,
) {
  const { database, now } = ctx
  const userId = currentUser.id
  const user = requireFound(await findUser(database.read, userId), 'user')
  const { hash: numberHash } = requirePhone(ctx, user, channel)
  const target = { userId, channel, numberHash }
  const known = await findPhoneVerification(database.read, target)
  if (known?.verified_at == null) {
    if (await isStopped(database.read, numberHash, now)) {
      throw new Problem('INVALID_INPUT', 'phone-stopped', { field: 'channel' })
    }
    await withinCodeLimits(ctx, userId, numberHash)
    await inTransaction(ctx, async (ctx, tx) => {
      const parameter = await issuePhoneCode(ctx, target)
      const kind = `${channel}-code` as const
      await deleteWaitingPhoneMessages(tx, userId, [kind])
      const message = { userId, kind, parameter, eventKey: newId(), dueAt: now }
      await enqueuePhoneMessage(tx, message, now)
      const details = { phoneChannel: channel, code: 'sent' }
      logActivity(ctx, { action: 'update', entity: 'user', entityId: userId, details })
    })
  }
  return phoneChannelsOfUser(ctx, database.read, userId)
}

/** The narrow limits first: a request that they refuse must not use up the others. */
async function withinCodeLimits({ limiter }: Context, userId: string, numberHash: string) {
  await limiter.consume('phoneCodeAgain', numberHash)
  await limiter.consume('phoneCodeByAccount', userId)
  await limiter.consume('phoneCodeByNumber', numberHash)
  await limiter.consume('phoneCodeInAll', 'all')
}
