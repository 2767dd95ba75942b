import type { PhoneChannels } from '../../../api/notifications/phone-channels.ts'
import { Problem } from '../../../api/problem.ts'
import type { MessageChannel } from '../../../domain/channels/channels.ts'
import type { Queries } from '../../db/database.ts'
import type { UserRow } from '../../db/tables.ts'
import { requireFound } from '../../lib/require-found.ts'
import { isStopped, phoneVerificationsOf } from '../../queries/notifications/phone-verifications.ts'
import { findUser } from '../../queries/users/users.ts'
import type { Context } from '../context.ts'
import { type UserPhone, userPhoneOf } from './user-phone.ts'

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
export function requirePhone(
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
