import { confirmPhone, sendPhoneCode } from '../../src/api/notifications/phone-channels.ts'
import type { MessageChannel } from '../../src/domain/channels/channels.ts'
import { findUser } from '../../src/server/queries/users/users.ts'
import type { TestApp } from './app.ts'
import type { User } from './users.ts'

/** The number of a profile as a gateway knows it, without a `+`. */
export async function numberOf(app: TestApp, { id }: Pick<User, 'id'>): Promise<string> {
  const user = await findUser(app.database.read, id)
  return `234${user?.phone_number.slice(1)}`
}

/** The code that is on its way to the phone of a user. */
async function textedCode(
  app: TestApp,
  { id }: Pick<User, 'id'>,
  channel: MessageChannel = 'sms',
): Promise<string> {
  const row = await app.database.read
    .selectFrom('jobs')
    .select('secret')
    .where('account_id', '=', id)
    .where('type', '=', `${channel}-code`)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .executeTakeFirst()
  if (!row?.secret) throw new Error('no code is on its way')
  return (JSON.parse(row.secret) as { parameter: string }).parameter
}

/** Asks for a code, and returns it. */
export async function sentCode(
  app: TestApp,
  user: User,
  channel: MessageChannel = 'sms',
): Promise<string> {
  await user.call(sendPhoneCode, { channel })
  return textedCode(app, user, channel)
}

/** A user confirms the number of their profile. */
export async function confirmNumber(
  app: TestApp,
  user: User,
  channel: MessageChannel = 'sms',
): Promise<void> {
  await user.call(confirmPhone, { channel, code: await sentCode(app, user, channel) })
}
