import { expect, test } from 'vitest'
import { resetPassword } from '../../src/api/auth/passwords.ts'
import { logIn } from '../../src/api/auth/log-in.ts'
import { issueResetToken } from '../../src/server/queries/auth/reset-links.ts'
import { refusalOf, startTestApp } from '../support/app.ts'
import { challengeOf, giveTwoFactor } from '../support/two-factor.ts'
import { signIn } from '../support/users.ts'

test('device minted by a reset link', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  await giveTwoFactor(app, owner)
  // strangers' tries are used up
  let stat: number[] = []
  let guessed = 0
  for (let d = 0; d < 3; d++) {
    const token = await app.database.write((tx) => issueResetToken(tx, owner.id, app.clock.now))
    const thief = app.visit('41.58.3.7')
    await thief.call(resetPassword, { token, newPassword: 'a wholly different one', confirmPassword: 'a wholly different one' } as never)
    for (let n = 0; n < 40; n++) {
      const challenge = await challengeOf(app, owner)
      const r = await thief.send('POST', '/auth/login/second-factor', { challenge, code: '000000' })
      stat.push(r.status)
      if (r.status === 400) guessed++
    }
  }
  console.log(guessed, stat.join(' '))
  const rows = await app.database.read.selectFrom('rate_limits' as never).selectAll().execute().catch(() => null)
  console.log(rows)
})
