import { expect, test } from 'vitest'
import { logIn } from '../../../src/api/auth/log-in.ts'
import { register, resendCode, verifyToken } from '../../../src/api/auth/sign-up.ts'
import { findUser } from '../../../src/server/queries/users/users.ts'
import { minutes, refusalOf, startTestApp, type TestApp, warmUp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { noLimits } from '../../support/no-limits.ts'
import { mailedCode, password, signIn, signUpForm, type User } from '../../support/users.ts'

async function isVerified(app: TestApp, { id }: User): Promise<boolean> {
  return (await findUser(app.database.read, id))?.email_verified_at != null
}

/** A wrong code. */
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

async function startUnverified() {
  const app = await startTestApp({ limits: noLimits })
  const user = await signIn(app, { verified: false })
  const code = await mailedCode(app, user.email)
  const tryCode = (token: string) => user.call(verifyToken, { token, email: user.email })
  const refused = async (token: string) => (await refusalOf(tryCode(token))).body
  return { app, user, code, tryCode, refused }
}

it('a code verifies the email once and is logged', async () => {
  const { app, user, code, tryCode, refused } = await startUnverified()
  await tryCode(code)
  expect(await isVerified(app, user)).toBe(true)
  expect((await refused(code))?.code).toBe('INVALID_CODE')
  expect(await logOf(app.database, 'user', user.id)).toContainEqual({
    actor: user.id,
    action: 'update',
    details: { emailVerified: true },
  })
  const { email_codes, pending_verifications } = await allRows(app.database)
  expect([email_codes, pending_verifications]).toEqual([[], []])
})

it('five wrong attempts invalidate a code, even if the right one follows', async () => {
  const { app, user, code, refused } = await startUnverified()
  for (let tries = 0; tries < 5; tries++) {
    expect(await refused(otherThan(code))).toEqual({
      code: 'INVALID_CODE',
      message: 'This code is wrong or too old. Check the newest email, or ask for a new code.',
      fields: {
        token: 'This code is wrong or too old. Check the newest email, or ask for a new code.',
      },
    })
  }
  expect((await refused(code))?.code).toBe('INVALID_CODE')
  expect(await isVerified(app, user)).toBe(false)
})

it('the right code still works after four wrong attempts', async () => {
  const { app, user, code, tryCode, refused } = await startUnverified()
  for (let tries = 0; tries < 4; tries++) await refused(otherThan(code))
  await tryCode(code)
  expect(await isVerified(app, user)).toBe(true)
})

test('at most five of 40 concurrent wrong attempts are checked, over any number of connections', async () => {
  const { app, user, code, refused } = await startUnverified()
  await warmUp(app)
  await Promise.all(Array.from({ length: 40 }, () => refused(otherThan(code))))
  const [row] = (await allRows(app.database))['email_codes'] as { tries_left: number }[]
  expect(row?.tries_left).toBe(0)
  expect((await refused(code))?.code).toBe('INVALID_CODE')
  expect(await isVerified(app, user)).toBe(false)
})

it('a code expires after ten minutes', async () => {
  const { app, user, code, tryCode, refused } = await startUnverified()
  app.pass(minutes(10) - 1)
  const other = await signIn(app, { verified: false })
  const othersCode = await mailedCode(app, other.email)
  await tryCode(code)
  expect(await isVerified(app, user)).toBe(true)
  app.pass(minutes(10))
  const late = await refusalOf(other.call(verifyToken, { token: othersCode }))
  expect(late.body?.code).toBe('INVALID_CODE')
  expect(await refused(code)).toBeTruthy()
})

it('only the newest code works', async () => {
  const { app, user, code, tryCode, refused } = await startUnverified()
  app.pass(minutes(1))
  await app.visit().call(resendCode, { email: user.email })
  const newer = await mailedCode(app, user.email)
  expect((await refused(code === newer ? otherThan(newer) : code))?.code).toBe('INVALID_CODE')
  await tryCode(newer)
  expect(await isVerified(app, user)).toBe(true)
})

test('exactly one of 100 concurrent right answers succeeds', async ({ annotate }) => {
  const { app, user, code, tryCode } = await startUnverified()
  await warmUp(app)
  const answers = await Promise.allSettled(Array.from({ length: 100 }, () => tryCode(code)))
  const succeeded = answers.filter(({ status }) => status === 'fulfilled').length
  await annotate(`${succeeded} of 100 succeeded on ${app.database.dialect}`)
  // Five attempts per code: at most five were checked, and one of them succeeded.
  expect(succeeded).toBe(1)
  const entries = await logOf(app.database, 'user', user.id)
  expect(entries.filter(({ details }) => details['emailVerified'])).toHaveLength(1)
})

it('without an email the code belongs to the signed-in user, else to the cookie’s registration', async () => {
  const app = await startTestApp()
  const signedIn = await signIn(app, { verified: false })
  signedIn.cookie = ''
  await signedIn.call(verifyToken, { token: await mailedCode(app, signedIn.email) })
  expect(await isVerified(app, signedIn)).toBe(true)

  const visitor = app.visit()
  const form = signUpForm()
  await visitor.call(register, form)
  const token = await mailedCode(app, form.email)
  const stranger = await refusalOf(app.visit().call(verifyToken, { token }))
  expect(stranger).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } })
  await visitor.call(verifyToken, { token })
})

test('without https the cookie is HttpOnly, limited to the account endpoints and lasts a day', async () => {
  const app = await startTestApp()
  const answer = await app.visit().send('POST', '/auth/register', signUpForm())
  const attributes = answer.headers.get('set-cookie')?.split('; ') ?? []
  expect(attributes[0]).toMatch(/^pending_verification=[\w-]{43}$/)
  expect(attributes.slice(1).sort()).toEqual([
    'HttpOnly',
    'Max-Age=86400',
    'Path=/api/auth',
    'SameSite=Lax',
  ])
})

it('with https the cookie has the __Host- prefix, and a cookie that another host could set is ignored', async () => {
  const app = await startTestApp()
  app.services.publicOrigin = 'https://toju.ng'
  const visitor = app.visit()
  const seen: (string | null)[] = []
  const { fetch } = visitor
  visitor.fetch = async (...request) => {
    const answer = await fetch(...request)
    seen.push(answer.headers.get('set-cookie'))
    return answer
  }
  const user = await signIn(app, { verified: false })
  await visitor.call(logIn, { email: user.email, password })
  const [name = '', ...attributes] = seen.at(-1)?.split('; ') ?? []
  expect(name).toMatch(/^__Host-pending_verification=[\w-]{43}$/)
  expect(attributes.sort()).toEqual([
    'HttpOnly',
    'Max-Age=86400',
    'Path=/',
    'SameSite=Lax',
    'Secure',
  ])
  const token = await mailedCode(app, user.email)
  const other = app.visit()
  other.cookie = name.replace('__Host-', '')
  expect((await refusalOf(other.call(verifyToken, { token }))).body?.code).toBe('INVALID_CODE')
  await visitor.call(verifyToken, { token })
})

it('a code is six digits: anything else is refused without using an attempt (spec §5)', async () => {
  const { app, user, code, tryCode } = await startUnverified()
  for (const token of ['12345', '1234567', 'abcdef', '١٢٣٤٥', '']) {
    const refusal = await refusalOf(tryCode(token))
    expect(refusal.body).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { token: expect.any(String) },
    })
  }
  expect((await allRows(app.database))['email_codes']).toMatchObject([{ tries_left: 5 }])
  // As it is copied from a chat.
  await tryCode(` \u2068${code.slice(0, 3)} ${code.slice(3)}\u2069`)
  expect(await isVerified(app, user)).toBe(true)
})
