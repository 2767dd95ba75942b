import { expect, test } from 'vitest'
import { logIn, reauthenticate } from '../../../src/api/auth/log-in.ts'
import { setFirstPassword } from '../../../src/api/auth/passwords.ts'
import { confirmFoundItem } from '../../../src/api/reports/finds.ts'
import { reportLoss } from '../../../src/api/reports/losses.ts'
import { updateReport } from '../../../src/api/reports/reports.ts'
import { minutes, refusalOf, startTestApp, type TestApp } from '../../support/app.ts'
import { findCode, lossForm } from '../../support/conversations.ts'
import { logOf } from '../../support/database/rows.ts'
import { password, signIn } from '../../support/users.ts'

const tooLate = { status: 403, body: { code: 'FORBIDDEN' } }

/** A victim whose code has just opened an account. */
async function justReported(app: TestApp, form = lossForm()) {
  const victim = app.visit()
  const { draft } = await victim.call(reportLoss, form)
  const token = await findCode(app, form.email)
  const { data } = await victim.call(confirmFoundItem, { email: form.email, token, draft })
  victim.token = data.login?.access_token ?? null
  return { victim, email: form.email, id: data.login?.user.id ?? '', reportId: data.reportId }
}

test('the code that opens an account is enough for its first password, which logs in and closes the report without another mail', async () => {
  const app = await startTestApp()
  const { victim, email, id, reportId } = await justReported(app)
  expect(await victim.call(setFirstPassword, { newPassword: password })).toEqual({
    message: 'Password saved',
  })
  expect((await app.mailsTo(email))[0]?.kind).toBe('password-set')
  expect(await logOf(app.database, 'user', id)).toContainEqual({
    actor: id,
    action: 'update',
    details: { password: 'set' },
  })
  await app.visit().call(logIn, { email, password })
  await victim.call(reauthenticate, { password })
  const closed = await victim.call(updateReport, { id: reportId, status: 'Found' })
  expect(closed.data.outcome).toBe('recovered')
})

test('ten minutes later, or once there is a password, only a mailed link or the old password sets another', async () => {
  const app = await startTestApp()
  const { victim } = await justReported(app)
  const set = () => refusalOf(victim.call(setFirstPassword, { newPassword: password }))
  app.pass(minutes(10))
  expect(await set()).toMatchObject(tooLate)

  const second = await justReported(app)
  await second.victim.call(setFirstPassword, { newPassword: password })
  const again = second.victim.call(setFirstPassword, { newPassword: 'a wholly different one' })
  expect(await refusalOf(again)).toMatchObject(tooLate)
  await app.visit().call(logIn, { email: second.email, password })

  const user = await signIn(app)
  const other = user.call(setFirstPassword, { newPassword: 'a wholly different one' })
  expect(await refusalOf(other)).toMatchObject(tooLate)
})

test('a first password that is easy to guess is refused at its field', async () => {
  const app = await startTestApp()
  const { victim } = await justReported(app)
  const weak = await refusalOf(victim.call(setFirstPassword, { newPassword: 'password1' }))
  expect(weak.body?.fields).toHaveProperty('newPassword')
})
