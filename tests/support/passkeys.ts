import { addPasskey } from '../../src/api/add-passkey.ts'
import { logInPasskey } from '../../src/api/log-in-passkey.ts'
import { startPasskey } from '../../src/api/start-passkey.ts'
import { startPasskeyLogIn } from '../../src/api/start-passkey-log-in.ts'
import type { TestApp, Visitor } from './app.ts'
import { makePasskey, type SoftPasskey, signWith } from './authenticator.ts'
import { confirmHere, type Person } from './people.ts'

/** Adds a passkey as the account screen does; with the recovery codes it came with. */
export async function givePasskey(app: TestApp, person: Person, name = 'My phone') {
  await confirmHere(app, person)
  const { data: options } = await person.call(startPasskey, {})
  const { passkey, credential } = makePasskey(options)
  const { data } = await person.call(addPasskey, { name, credential })
  return { passkey, id: data.passkey.id, recoveryCodes: data.recoveryCodes }
}

/** Logs in with a passkey as the log-in page does. */
export async function enterWith(
  visitor: Visitor,
  passkey: SoftPasskey,
  twist?: Parameters<typeof signWith>[2],
) {
  const { data: options } = await visitor.call(startPasskeyLogIn, {})
  return visitor.call(logInPasskey, { credential: signWith(passkey, options, twist) })
}
