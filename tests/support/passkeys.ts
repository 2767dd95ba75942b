import { logInPasskey, startPasskeyLogIn } from '../../src/api/auth/log-in.ts'
import { addPasskey, startPasskey } from '../../src/api/auth/passkeys.ts'
import type { TestApp, Visitor } from './app.ts'
import { makePasskey, type SoftPasskey, signWith } from './authenticator.ts'
import { confirmHere, type User } from './users.ts'

/** Adds a passkey as the account screen does; returns its recovery codes, too. */
export async function givePasskey(app: TestApp, user: User, name = 'My phone') {
  await confirmHere(app, user)
  const { data: options } = await user.call(startPasskey, {})
  const { passkey, credential } = makePasskey(options)
  const { data } = await user.call(addPasskey, { name, credential })
  return { passkey, id: data.passkey.id, recoveryCodes: data.recoveryCodes }
}

/** Logs in with a passkey as the login page does. */
export async function enterWith(
  visitor: Visitor,
  passkey: SoftPasskey,
  twist?: Parameters<typeof signWith>[2],
) {
  const { data: options } = await visitor.call(startPasskeyLogIn, {})
  return visitor.call(logInPasskey, { credential: signWith(passkey, options, twist) })
}
