import { expect, test } from 'vitest'
import { confirmFind } from '../../src/api/confirm-find.ts'
import { getMe } from '../../src/api/get-me.ts'
import { listMatches } from '../../src/api/list-matches.ts'
import { listMyReports } from '../../src/api/list-my-reports.ts'
import { logIn } from '../../src/api/log-in.ts'
import { reportFind } from '../../src/api/report-find.ts'
import { minutes, refusalOf, startTestApp, warmUp } from '../support/app.ts'
import { findCode, findForm } from '../support/meetings.ts'
import { forgetMails, password, signIn, signUpForm, suspend } from '../support/people.ts'
import { allRows } from '../support/rows.ts'
import { freshImei, registerPhone, report } from '../support/things.ts'

test('a find without an account: form, code, and the owner is told; the finder is let into their own report', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const imei = freshImei()
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')

  const finder = app.visit()
  const form = findForm({ identifier: imei })
  await finder.call(reportFind, form)
  expect((await owner.call(listMatches, {})).data).toEqual([])
  const token = await findCode(app, form.email)
  const { data } = await finder.call(confirmFind, { email: form.email, token })
  finder.token = data.login?.access_token ?? null
  expect((await finder.call(getMe, {})).data).toMatchObject({
    email: form.email,
    emailVerified: true,
    firstName: 'Femi',
  })
  expect((await finder.call(listMyReports, {})).data).toMatchObject([
    { id: data.reportId, status: 'Found', stage: 'active', state: 'Lagos' },
  ])
  expect((await owner.call(listMatches, {})).data).toMatchObject([{ kind: 'exact', state: 'open' }])
  const [mail] = await app.mailsTo(owner.email)
  expect(mail?.text).not.toMatch(new RegExp(`${form.email}|Femi`))
  const rows = await allRows(app.database)
  expect(rows['pending_finds']).toEqual([])
  expect(rows['assets']).toHaveLength(2)
})

test('a code is good once, for ten minutes and five tries, and of many at once one succeeds', async () => {
  const app = await startTestApp()
  const visitor = app.visit()
  const first = findForm()
  await visitor.call(reportFind, first)
  const token = await findCode(app, first.email)
  await warmUp(app)
  const tries = await Promise.allSettled(
    Array.from({ length: 16 }, () => visitor.call(confirmFind, { email: first.email, token })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)

  const late = findForm()
  await visitor.call(reportFind, late)
  const lateToken = await findCode(app, late.email)
  app.pass(minutes(10) + 1)
  const refusal = await refusalOf(
    visitor.call(confirmFind, { email: late.email, token: lateToken }),
  )
  expect(refusal).toMatchObject({ status: 400, body: { fields: { token: expect.any(String) } } })

  const guessed = findForm()
  await visitor.call(reportFind, guessed)
  const right = await findCode(app, guessed.email)
  const wrong = right === '000000' ? '000001' : '000000'
  for (let n = 0; n < 5; n++) {
    await refusalOf(visitor.call(confirmFind, { email: guessed.email, token: wrong }))
  }
  const spent = visitor.call(confirmFind, { email: guessed.email, token: right })
  expect((await refusalOf(spent)).status).toBe(400)
})

test('who has an account is not let into it by a code: the find is theirs, and they log in', async () => {
  const app = await startTestApp()
  const person = await signIn(app)
  await forgetMails(app)
  const visitor = app.visit()
  await visitor.call(reportFind, findForm({ email: person.email }))
  const token = await findCode(app, person.email)
  const { data } = await visitor.call(confirmFind, { email: person.email, token })
  expect(data.login).toBeNull()
  expect((await person.call(listMyReports, {})).data).toMatchObject([{ id: data.reportId }])
})

test('an account that was opened with the address and never proved is taken over, its password gone', async () => {
  const app = await startTestApp()
  const squatter = await signIn(app, { verified: false })
  await forgetMails(app)
  const visitor = app.visit()
  await visitor.call(reportFind, findForm({ email: squatter.email }))
  const token = await findCode(app, squatter.email)
  const { data } = await visitor.call(confirmFind, { email: squatter.email, token })
  expect(data.login?.user.email).toBe(squatter.email)
  expect((await refusalOf(squatter.call(getMe, {}))).status).toBe(401)
  const again = squatter.call(logIn, { email: squatter.email, password })
  expect((await refusalOf(again)).status).toBe(401)
})

test('who is suspended reports nothing, and is told no more than a wrong code tells', async () => {
  const app = await startTestApp()
  const person = await signIn(app)
  await suspend(app, person)
  await forgetMails(app)
  const visitor = app.visit()
  await visitor.call(reportFind, findForm({ email: person.email }))
  const token = await findCode(app, person.email)
  const refusal = await refusalOf(visitor.call(confirmFind, { email: person.email, token }))
  expect(refusal).toMatchObject({ status: 400, body: { code: 'WRONG_CODE' } })
  expect((await allRows(app.database))['reports']).toEqual([])
})

test('a number that cannot be one is refused on its field; the kind is read where it is not said', async () => {
  const app = await startTestApp()
  const visitor = app.visit()
  const wrong = await refusalOf(
    visitor.call(reportFind, findForm({ identifier: '356938035643808' })),
  )
  expect(wrong.body?.fields?.['identifier']).toMatch(/check digit/)
  const { kind: _, ...unsaid } = findForm({ identifier: 'KJA-234AB', email: signUpForm().email })
  await visitor.call(reportFind, unsaid)
  const token = await findCode(app, unsaid.email)
  await visitor.call(confirmFind, { email: unsaid.email, token })
  const rows = await allRows(app.database)
  expect(rows['assets']).toMatchObject([{ type: 'Vehicle' }])
  expect(rows['identifiers']).toMatchObject([{ kind: 'plateNumber', key: 'KJA234AB' }])
})
