import { logIn } from '../../../src/api/auth/log-in.ts'
import { register, verifyToken } from '../../../src/api/auth/sign-up.ts'
import { createApiClient } from '../../../src/api/http.ts'
import { adaForm } from '../../support/ada.ts'
import { keepingCookies } from '../../support/keeping-cookies.ts'
import { fetchFromElsewhere } from './elsewhere.ts'
import type { Mail } from './mail.ts'
import type { BuiltServer } from './server.ts'

export const password = 'correct horse battery'

/** The newest six-digit code emailed to an address. */
export async function mailedCode(mail: Mail, email: string): Promise<string> {
  const code = /\b\d{6}\b/.exec((await mail.newest(email, /is your Toju code$/)).text)?.[0]
  if (!code) throw new Error(`no code was mailed to ${email}`)
  return code
}

/** Creates an account through the API, for tests that do not test sign-up. */
export async function openAccount(
  { server, mail }: { server: BuiltServer; mail: Mail },
  { email, verified = true }: { email: string; verified?: boolean },
) {
  const call = createApiClient({
    origin: server.origin,
    token: () => null,
    fetch: keepingCookies(fetchFromElsewhere()),
  })
  await call(register, { ...adaForm, email, password })
  if (verified) await call(verifyToken, { email, token: await mailedCode(mail, email) })
  return { logIn: () => call(logIn, { email, password }) }
}
