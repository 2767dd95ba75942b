import { expect, test } from 'vitest'
import { resetPassword } from '../../src/api/auth/passwords.ts'
import { logIn } from '../../src/api/auth/log-in.ts'
import { getTwoFactor } from '../../src/api/auth/two-factor.ts'
import { issueResetToken } from '../../src/server/queries/auth/reset-links.ts'
import { hours, refusalOf, startTestApp } from '../support/app.ts'
import { giveTwoFactor } from '../support/two-factor.ts'
import { signIn } from '../support/users.ts'
import { listUsers } from '../../src/api/users/admin-users.ts'

test('a mailbox alone removes a staff factor', async () => {
  const app = await startTestApp()
  const admin = await signIn(app, { role: 'admin' })
  const reset = async (pw: string) => {
    const token = await app.database.write((tx) => issueResetToken(tx, admin.id, app.clock.now))
    await app.visit().call(resetPassword, { token, newPassword: pw, confirmPassword: pw } as never)
  }
  await reset('a wholly different one')
  app.pass(hours(2))
  await giveTwoFactor(app, admin)
  app.pass(hours(24))
  await reset('the thief has this one now')
  const r = await app.visit().send('POST', '/auth/login', { email: admin.email, password: 'the thief has this one now' })
  console.log(r.status, JSON.stringify(r.body).slice(0, 200))
})
