import {
  endPhoneVerifications,
  phoneVerificationsOf,
} from '../../queries/notifications/phone-verifications.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { TransactionContext } from '../context.ts'
import { userPhoneOf } from './user-phone.ts'

/** Ends notifications to a former number of a profile. The new one has to be confirmed first. */
export async function endPhoneWithNumber(
  ctx: TransactionContext,
  userId: string,
  phoneNumber: string,
): Promise<void> {
  const { tx, encryption } = ctx
  const next = userPhoneOf(encryption, { phone_number: phoneNumber })
  const rows = await phoneVerificationsOf(tx, userId)
  for (const { channel } of rows.filter(({ number_hash }) => number_hash !== next?.hash)) {
    await endPhoneVerifications(tx, userId, channel)
    const details = { phoneChannel: channel, ended: 'number-changed' }
    logActivity(ctx, { action: 'update', entity: 'user', entityId: userId, details })
  }
}
