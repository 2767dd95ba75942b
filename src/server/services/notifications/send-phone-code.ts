import type { sendPhoneCode } from '../../../api/notifications/send-phone-code.ts'
import { Problem } from '../../../api/problem.ts'
import { daysMs } from '../../../domain/durations.ts'
import type { UserRow } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { requireFound } from '../../lib/require-found.ts'
import {
  deleteWaitingPhoneMessages,
  enqueuePhoneMessage,
} from '../../queries/notifications/phone-messages.ts'
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
    await withinCodeLimits(ctx, user, numberHash)
    await inTransaction(ctx, async (ctx, tx) => {
      const parameter = await issuePhoneCode(ctx, target)
      const kind = `${channel}-code` as const
      await deleteWaitingPhoneMessages(tx, userId, [kind])
      const message = { userId, kind, parameter, eventKey: newId(), isUrgent: true }
      await enqueuePhoneMessage(tx, message, now)
      const details = { phoneChannel: channel, code: 'sent' }
      logActivity(ctx, { action: 'update', entity: 'user', entityId: userId, details })
    })
  }
  return phoneChannelsOfUser(ctx, database.read, userId)
}

/** The narrow limits first: a request that they refuse must not use up the others. */
async function withinCodeLimits(
  { limiter, now }: Context,
  { id, created_at }: Pick<UserRow, 'id' | 'created_at'>,
  numberHash: string,
) {
  await limiter.consume('phoneCodeAgain', numberHash)
  await limiter.consume('phoneCodeByAccount', id)
  const ofNumber = await limiter.count('phoneCodeNumbers', `${id} ${numberHash}`)
  if (ofNumber.times === 1) await limiter.consume('phoneCodeNumbers', id)
  await limiter.consume('phoneCodeByNumber', numberHash)
  const age = now - created_at
  if (age < daysMs(7)) await limiter.consume('phoneCodeInFirstWeek', 'all')
  if (age < daysMs(90)) await limiter.consume('phoneCodeInFirstQuarter', 'all')
  await limiter.consume('phoneCodeInAll', 'all')
}
