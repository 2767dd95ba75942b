import { expect, test } from 'vitest'
import { createApiKey, listApiKeys } from '../../src/api/api-keys/api-keys.ts'
import { createAsset } from '../../src/api/assets/assets.ts'
import { logIn, reauthenticate } from '../../src/api/auth/log-in.ts'
import { changePassword, forgotPassword, resetPassword } from '../../src/api/auth/passwords.ts'
import { register, verifyToken } from '../../src/api/auth/sign-up.ts'
import { type Call, createApiClient } from '../../src/api/http.ts'
import { verify } from '../../src/api/lookup/verify.ts'
import { check } from '../../src/api/v1/check.ts'
import { createPasswordHasher } from '../../src/server/security/passwords.ts'
import { minutes, refusalOf, startTestApp } from '../support/app.ts'
import { allRows } from '../support/database/rows.ts'
import { phoneForm } from '../support/factories.ts'
import { listen } from '../support/server/listen.ts'
import { mailedCode, signUpForm } from '../support/users.ts'

const passwords = ['Canary-one-9Q7x', 'Canary-two-4W1z', 'Canary-three-8K2v', 'Canary-wrong-3J5n']
const [first = '', second = '', third = '', wrong = ''] = passwords
const imei = '490154203237518'

/**
 * Uses an account over real HTTP from registration to lookups. Returns every secret that it used and
 * all tables after each step.
 */
async function useAccount() {
  const app = await startTestApp()
  const origin = await listen(app)
  let token: string | null = null
  const call: Call = createApiClient({ origin, token: () => token })
  const form = signUpForm({ password: first })
  const { email } = form
  const moments: Record<string, unknown[]>[] = []
  const look = async () => void moments.push(await allRows(app.database))
  await call(register, form)
  await look()
  const code = await mailedCode(app, email)
  await refusalOf(call(verifyToken, { token: '000000', email }))
  await call(verifyToken, { token: code, email })
  await refusalOf(call(logIn, { email, password: wrong }))
  const session = (await call(logIn, { email, password: first })).access_token
  token = session
  await look()
  await call(changePassword, {
    currentPassword: first,
    newPassword: second,
    confirmPassword: second,
  })
  app.pass(minutes(2))
  await call(forgotPassword, { email })
  const [link] = await app.mailsTo(email)
  await look()
  const resetToken = link?.text.match(/token=([\w-]+)/)?.[1] ?? 'none'
  await call(resetPassword, { token: resetToken, newPassword: third })
  token = (await call(logIn, { email, password: third })).access_token
  const key = await callWithKey(call, origin, third)
  await call(createAsset, await phoneForm(app, imei))
  await call(verify, { identifier: imei })
  await refusalOf(call(verify, { identifier: 'x'.repeat(501) }))
  await look()
  return {
    app,
    call,
    email,
    code,
    moments,
    secrets: [...passwords, session, token, key, resetToken],
  }
}

/** Calls with an API key, also in the ways in which a program could send it by mistake. */
async function callWithKey(call: Call, origin: string, password: string): Promise<string> {
  await call(reauthenticate, { password })
  const { secret } = (await call(createApiKey, { name: 'Our shop', scopes: ['check'] })).data
  await createApiClient({ origin, token: () => secret })(check, { identifier: imei })
  await refusalOf(
    createApiClient({ origin, token: () => `${secret}x` })(check, { identifier: '1' }),
  )
  await refusalOf(createApiClient({ origin, token: () => secret })(listApiKeys, {}))
  await fetch(`${origin}/api/v1/check?identifier=1&key=${secret}`)
  await fetch(`${origin}/api/v1/${secret}`)
  return secret
}

/** Matches the code as a word, because a time or an id can contain its six digits by chance. */
const codeAsWord = (code: string) => new RegExp(`(?<![\\w-])${code}(?![\\w-])`)

test('no table stores a password, session token, code or reset token in clear text', async () => {
  const { secrets, code, moments } = await useAccount()
  const [atFirst, signedIn, forgotten] = moments
  expect(atFirst?.['email_codes']).toHaveLength(1)
  expect(signedIn?.['sessions']).toHaveLength(1)
  expect(forgotten?.['reset_links']).toHaveLength(1)
  for (const { jobs, ...tables } of moments) {
    const stored = JSON.stringify(tables)
    expect(secrets.filter((secret) => stored.includes(secret))).toEqual([])
    expect(stored).not.toMatch(codeAsWord(code))
    // A job contains the email text, and no further secrets.
    const mails = JSON.stringify(jobs)
    const resetToken = secrets.at(-1)
    const mailed = secrets.filter((secret) => mails.includes(secret) && secret !== resetToken)
    expect(mailed).toEqual([])
  }
})

test('no log contains a password, token, code, identifier or email, also when requests fail', async () => {
  const { app, call, secrets, code, email } = await useAccount()
  app.services.findInRegistry = () => Promise.reject(new Error('the disk is full'))
  await refusalOf(call(verify, { identifier: imei }))
  const log = app.logged.join('')
  expect(app.logged.length).toBeGreaterThan(10)
  expect(log).toContain('the disk is full')
  expect(log).toContain('/api/verify')
  expect(log).not.toMatch(codeAsWord(code))
  const forbidden = [...secrets, email, imei, imei.slice(0, 14), 'identifier=']
  expect(forbidden.filter((secret) => log.includes(secret))).toEqual([])
})

test('hashes do not reveal that two users have the same password or code', async () => {
  const app = await startTestApp({ passwords: createPasswordHasher() })
  await app.visit().call(register, signUpForm({ password: first }))
  await app.visit().call(register, signUpForm({ password: first }))
  const { users = [] } = await allRows(app.database)
  const hashes = users.map((user) => (user as { password_hash: string }).password_hash)
  expect(new Set(hashes).size).toBe(2)
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
