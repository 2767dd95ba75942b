import { expect, test } from 'vitest'
import { logIn } from '../../../src/api/auth/log-in.ts'
import { changePassword, forgotPassword, resetPassword } from '../../../src/api/auth/passwords.ts'
import { getMe, updateProfile } from '../../../src/api/users/my-account.ts'
import { updateUser } from '../../../src/server/queries/users/save-users.ts'
import { findUser } from '../../../src/server/queries/users/users.ts'
import { createPasswordHasher } from '../../../src/server/security/passwords.ts'
import { minutes, refusalOf, startTestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { noLimits } from '../../support/no-limits.ts'
import { password, signIn, suspend, type User } from '../../support/users.ts'

test('a wrong password and an unknown email get the same answer (account enumeration)', async () => {
  const app = await startTestApp()
  const { email } = await signIn(app)
  const wrong = await refusalOf(app.visit().call(logIn, { email, password: 'not the one' }))
  const unknown = await refusalOf(app.visit().call(logIn, { email: 'no@example.com', password }))
  expect(wrong).toMatchObject({ status: 401, body: { code: 'WRONG_CREDENTIALS' } })
  expect(unknown).toEqual(wrong)
  expect((await allRows(app.database))['sessions']).toHaveLength(1)
})

it('login records its time and logs the user’s role', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  app.pass(minutes(5))
  const { user } = await app.visit().call(logIn, { email: admin.email, password })
  expect(user).toMatchObject({ role: 'admin', lastLogin: app.clock.now })
  expect(await logOf(app.database, 'user', admin.id)).toContainEqual({
    actor: admin.id,
    action: 'login',
    details: { role: 'admin' },
  })
})

it('a suspended user learns of it only with the right password, and their sessions end', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  await suspend(app, user)
  const { email } = user
  expect(await refusalOf(user.call(getMe, {}))).toMatchObject({ status: 401 })
  const refusal = await refusalOf(app.visit().call(logIn, { email, password }))
  expect(refusal).toMatchObject({ status: 403, body: { code: 'ACCOUNT_SUSPENDED' } })
  const guess = await refusalOf(app.visit().call(logIn, { email, password: 'a guess' }))
  expect(guess.body?.code).toBe('WRONG_CREDENTIALS')
})

it('a login opens no session when the password changes meanwhile', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const { matches } = app.services.passwords
  const other = await app.services.passwords.hash('the new one')
  app.services.passwords.matches = async (stored, typed) => {
    const right = await matches(stored, typed)
    await app.database.write((tx) => updateUser(tx, user.id, { password_hash: other }))
    return right
  }
  const late = await refusalOf(app.visit().call(logIn, { email: user.email, password }))
  expect(late).toMatchObject({ status: 401, body: { code: 'WRONG_CREDENTIALS' } })
  expect((await allRows(app.database))['sessions']).toHaveLength(1)
  expect((await findUser(app.database.read, user.id))?.password_hash).toBe(other)
})

it('login rehashes a password stored with older parameters, which keeps working', async () => {
  const app = await startTestApp({ passwords: createPasswordHasher() })
  const user = await signIn(app)
  const weak = await import('@node-rs/argon2').then(({ hash }) =>
    hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 }),
  )
  await app.database.write((tx) => updateUser(tx, user.id, { password_hash: weak }))
  for (let times = 0; times < 2; times++) {
    await app.visit().call(logIn, { email: user.email, password })
    const stored = (await findUser(app.database.read, user.id))?.password_hash
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  }
})

test('concurrent logins beyond the hash queue are asked to retry, and the queued ones are processed (security: argon2id)', async ({
  annotate,
}) => {
  const app = await startTestApp({ limits: noLimits, passwords: createPasswordHasher() })
  const body = { email: 'no-one@example.com', password }
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => app.visit().send('POST', '/auth/login', body)),
  )
  const lookedAt = answers.filter(({ status }) => status === 401).length
  await annotate(`${lookedAt} of 100 looked at on ${app.database.dialect}`)
  expect(lookedAt).toBeGreaterThanOrEqual(61)
  expect(lookedAt).toBeLessThan(100)
  for (const answer of answers.filter(({ status }) => status !== 401)) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await answer.json()).toMatchObject({ code: 'BUSY' })
  }
})

test('a password and a text count as the same however a keyboard composes their letters', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  const [composed, decomposed] = ['ẹ́kọ́ dára púpọ̀', 'ẹ́kọ́ dára púpọ̀'].map((text, index) =>
    text.normalize(index === 0 ? 'NFC' : 'NFD'),
  ) as [string, string]
  expect(composed).not.toBe(decomposed)
  const change = { currentPassword: password, newPassword: decomposed, confirmPassword: composed }
  await user.call(changePassword, change)
  for (const typed of [composed, decomposed]) {
    const login = await app.visit().call(logIn, { email: user.email, password: typed })
    expect(login.user.id).toBe(user.id)
  }
  // The change of password ended the first session.
  const { access_token } = await app.visit().call(logIn, { email: user.email, password: composed })
  user.token = access_token
  await user.call(updateProfile, { firstName: 'Adé'.normalize('NFD') })
  const row = await findUser(app.database.read, user.id)
  expect(row?.first_name).toBe('Adé'.normalize('NFC'))
})

test('strangers who guess a password from many networks lock its owner out of no other network', async () => {
  const app = await startTestApp()
  const { email } = await signIn(app)
  const logInFrom = (address: string, typed = password) =>
    app.visit(address).send('POST', '/auth/login', { email, password: typed })
  const statusFrom = async (address: string, typed?: string) =>
    (await logInFrom(address, typed)).status
  // One customer’s /48, with as many lines as they like.
  const site: number[] = []
  for (let n = 0; n < 50; n++) site.push(await statusFrom(`2001:db8:77:${n}00::1`, 'a guess'))
  expect(site.filter((status) => status === 401)).toHaveLength(30)
  // Ten addresses in ten networks.
  for (let n = 0; n < 100; n++) await statusFrom(`41.58.${n % 10}.1`, 'a guess')
  const late = []
  for (let n = 0; n < 4; n++) late.push(await logInFrom('102.89.1.1', 'a guess'))
  expect(late.map(({ status }) => status)).toEqual([401, 401, 401, 429])
  expect(await late[3]?.json()).toMatchObject({
    message: expect.stringContaining('Reset your password to log in now'),
  })
  // Right passwords are not counted.
  for (let n = 0; n < 5; n++) expect(await statusFrom('105.112.3.4')).toBe(200)
})

test('a reset link lets its owner log in behind the very address from which strangers guess', async () => {
  const app = await startTestApp()
  const { email } = await signIn(app)
  const carrier = '105.112.1.1'
  const owner = app.visit(carrier)
  const logInHere = (typed: string) =>
    owner.send('POST', '/auth/login', { email, password: typed }).then(({ status }) => status)
  for (let n = 0; n < 10; n++) {
    await app.visit(carrier).send('POST', '/auth/login', { email, password: 'a guess' })
  }
  expect(await logInHere(password)).toBe(429)
  await owner.call(forgotPassword, { email })
  const [mail] = await app.mailsTo(email)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const newPassword = 'a wholly different one'
  await owner.call(resetPassword, { token, newPassword })
  expect(await logInHere(newPassword)).toBe(200)
})

it('of twenty log-ins at once, each checks its password in a turn of the event loop of its own', async () => {
  const app = await startTestApp()
  const users: User[] = []
  while (users.length < 20) users.push(await signIn(app))
  let turn = 0
  const next = () => {
    turn++
    ticking = setImmediate(next)
  }
  let ticking = setImmediate(next)
  const checks = new Map<number, number>()
  app.services.passwords.matches = async () => {
    checks.set(turn, (checks.get(turn) ?? 0) + 1)
    return true
  }
  // Turns of this process are counted: an answer of a server may end several waits in one turn.
  const answers = users.map(({ email }) => app.visit().call(logIn, { email, password }))
  for (const answer of answers) await answer
  clearImmediate(ticking)
  expect(Math.max(...checks.values())).toBeLessThanOrEqual(2)
})
