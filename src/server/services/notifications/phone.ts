import type {
  confirmPhone,
  endPhoneChannel,
  PhoneChannels,
  sendPhoneCode,
} from '../../../api/notifications/phone-channels.ts'
import { Problem } from '../../../api/problem.ts'
import type { MessageChannel } from '../../../domain/channels/channels.ts'
import { daysMs } from '../../../domain/durations.ts'
import { mobileNumber } from '../../../domain/users/phone-numbers.ts'
import type { Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'
import type { Encryption } from '../../lib/encryption.ts'
import { newId } from '../../lib/ids.ts'
import { requireFound } from '../../lib/preconditions.ts'
import {
  deleteWaitingPhoneMessages,
  enqueuePhoneMessage,
} from '../../queries/notifications/phone-messages.ts'
import {
  consumePhoneCode,
  endPhoneVerifications,
  endVerificationsOfNumber,
  findPhoneVerification,
  isStopped,
  issuePhoneCode,
  phoneVerificationsOf,
} from '../../queries/notifications/phone-verifications.ts'
import { findUser } from '../../queries/users/users.ts'
import { logActivity } from '../activity/log-activity.ts'
import type { RequestOf } from '../api-request.ts'
import { callerHash } from '../channels/caller.ts'
import type { Context, TransactionContext } from '../context.ts'
import { inTransaction } from '../transaction.ts'

/** The phone number of a profile, for messages. */
export interface UserPhone {
  /** `2348031234567`. */
  number: string
  /** The `callerHash` of the number. */
  hash: string
}

/** Null if the phone number of the profile is not a Nigerian mobile number. */
export function userPhoneOf(
  encryption: Pick<Encryption, 'hmac'>,
  { phone_number }: Pick<UserRow, 'phone_number'>,
): UserPhone | null {
  const number = mobileNumber(phone_number)
  return number === null ? null : { number, hash: callerHash(encryption, number) }
}

type PhoneContext = Pick<Context, 'encryption' | 'phoneChannels' | 'now'>

/** The channels that are set up on this server, each with the state of the user's number. */
export async function phoneChannelsOfUser(
  { encryption, phoneChannels, now }: PhoneContext,
  db: Queries,
  userId: string,
): Promise<PhoneChannels> {
  const user = requireFound(await findUser(db, userId), 'user')
  const phone = userPhoneOf(encryption, user)
  const rows = await phoneVerificationsOf(db, userId)
  const stopped = phone !== null && (await isStopped(db, phone.hash, now))
  const stateOf = (channel: MessageChannel) => {
    const row = rows.find((each) => each.channel === channel && each.number_hash === phone?.hash)
    if (!row) return stopped ? 'stopped' : 'off'
    return row.verified_at === null ? 'code-sent' : 'confirmed'
  }
  return {
    number: user.phone_number,
    isMobile: phone !== null,
    channels: phoneChannels.map((channel) => ({ channel, state: stateOf(channel) })),
  }
}

/** The channels by which a user is notified: set up on this server, and with a confirmed number. */
export async function confirmedChannels(
  ctx: PhoneContext,
  db: Queries,
  userId: string,
): Promise<ReadonlySet<MessageChannel>> {
  const { channels } = await phoneChannelsOfUser(ctx, db, userId)
  return new Set(
    channels.filter(({ state }) => state === 'confirmed').map(({ channel }) => channel),
  )
}

/** The number of a user for a channel; throws if the channel is off or the number is not mobile. */
function requirePhone(
  { encryption, phoneChannels }: PhoneContext,
  user: Pick<UserRow, 'phone_number'>,
  channel: MessageChannel,
): UserPhone {
  if (!phoneChannels.includes(channel)) {
    throw new Problem('INVALID_INPUT', 'phone-channel-off', { field: 'channel' })
  }
  const phone = userPhoneOf(encryption, user)
  if (!phone) throw new Problem('INVALID_INPUT', 'phone-not-mobile', { field: 'channel' })
  return phone
}

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
      // Without an actor, whose data would name the other account.
      const ended = { action: 'update', entity: 'user', entityId: user_id, details } as const
      logActivity(ctx, { ...ended, actorId: null })
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
