import { expect, test } from 'vitest'
import { logIn } from '../../../src/api/auth/log-in.ts'
import { setFirstPassword } from '../../../src/api/auth/passwords.ts'
import { createWatch } from '../../../src/api/lookup/watch.ts'
import { listMatches } from '../../../src/api/matching/matches.ts'
import { subscribe } from '../../../src/api/newsletter/newsletter.ts'
import { confirmFoundItem, reportFoundItem } from '../../../src/api/reports/finds.ts'
import { listMyReports } from '../../../src/api/reports/reports.ts'
import { getMe } from '../../../src/api/users/my-account.ts'
import {
  minutes,
  refusalOf,
  startTestApp,
  type TestApp,
  type Visitor,
  warmUp,
} from '../../support/app.ts'
import { findCode, findForm } from '../../support/conversations.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { deleteMails, password, signIn, signUpForm, suspend } from '../../support/users.ts'

/** Reports a find as a visitor and returns the emailed code. */
async function reportFind(app: TestApp, change: Parameters<typeof findForm>[0] = {}) {
  const visitor = app.visit()
  const form = findForm(change)
  await visitor.call(reportFoundItem, form)
  const token = await findCode(app, form.email)
  const confirm = (token: string) => visitor.call(confirmFoundItem, { email: form.email, token })
  return { visitor, form, token, wrong: token === '000000' ? '000001' : '000000', confirm }
}

/** Confirms a find with the emailed code. */
const confirmFind = async (app: TestApp, email: string, visitor = app.visit()) =>
  visitor.call(confirmFoundItem, { email, token: await findCode(app, email) })

test('a found report without an account is confirmed by form and code, the owner is notified, and the finder can open their own report', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const imei = freshImei()
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')

  const finder = app.visit()
  const form = findForm({ identifier: imei, email: 'femi@example.com' })
  await finder.call(reportFoundItem, form)
  expect((await owner.call(listMatches, {})).data).toEqual([])
  const token = await findCode(app, form.email)
  const { data } = await finder.call(confirmFoundItem, { email: form.email, token })
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
  expect(rows['pending_found_reports']).toEqual([])
  expect(rows['assets']).toHaveLength(2)
})

test('a code works once, for ten minutes and five attempts, and once under concurrency', async () => {
  const app = await startTestApp()
  const first = await reportFind(app)
  await warmUp(app)
  const tries = await Promise.allSettled(
    Array.from({ length: 16 }, () => first.confirm(first.token)),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)

  const late = await reportFind(app)
  app.pass(minutes(10) + 1)
  const refusal = await refusalOf(late.confirm(late.token))
  expect(refusal).toMatchObject({ status: 400, body: { fields: { token: expect.any(String) } } })

  const guessed = await reportFind(app)
  for (let n = 0; n < 5; n++) await refusalOf(guessed.confirm(guessed.wrong))
  expect((await refusalOf(guessed.confirm(guessed.token))).status).toBe(400)
})

test('who did not get the answer confirms again, with the code and the draft, and is answered alike until the code expires', async () => {
  const app = await startTestApp()
  const finder = app.visit()
  const form = findForm()
  const { draft } = await finder.call(reportFoundItem, form)
  const token = await findCode(app, form.email)
  const confirm = (entered: { token: string; draft?: string | undefined }) =>
    app.visit().call(confirmFoundItem, { email: form.email, ...entered })
  await Promise.all([confirm({ token, draft }), confirm({ token, draft })])
  const { data } = await confirm({ token, draft })
  finder.token = data.login?.access_token ?? null
  expect((await finder.call(listMyReports, {})).data).toMatchObject([{ id: data.reportId }])
  expect(await app.mailsTo(form.email)).toHaveLength(2)
  const wrong = token === '000000' ? '000001' : '000000'
  expect((await refusalOf(confirm({ token: wrong, draft }))).status).toBe(400)
  expect((await refusalOf(confirm({ token }))).status).toBe(400)
  app.pass(minutes(10) + 1)
  expect((await refusalOf(confirm({ token, draft }))).status).toBe(400)
})

test('the code of a report that is confirmed logs nobody in to an account that has a password, or is suspended', async () => {
  const app = await startTestApp()
  const finder = app.visit()
  const form = findForm()
  const { draft } = await finder.call(reportFoundItem, form)
  const entered = { email: form.email, token: await findCode(app, form.email), draft }
  const { login } = (await finder.call(confirmFoundItem, entered)).data
  finder.token = login?.access_token ?? null
  await finder.call(setFirstPassword, { newPassword: password })
  expect((await app.visit().call(confirmFoundItem, entered)).data.login).toBeNull()
  await suspend(app, { id: login?.user.id ?? '' })
  expect((await refusalOf(app.visit().call(confirmFoundItem, entered))).status).toBe(400)
})

test('a code does not sign in to an existing account: the found report is added to it, and its user logs in', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  await deleteMails(app)
  const { token, confirm } = await reportFind(app, { email: user.email })
  const { data } = await confirm(token)
  expect(data.login).toBeNull()
  expect((await user.call(listMyReports, {})).data).toMatchObject([{ id: data.reportId }])
})

test('the finder takes over an unverified account with their email, and its password is deleted', async () => {
  const app = await startTestApp()
  const squatter = await signIn(app, { verified: false })
  await deleteMails(app)
  const { token, confirm } = await reportFind(app, { email: squatter.email })
  const { data } = await confirm(token)
  expect(data.login?.user.email).toBe(squatter.email)
  expect((await refusalOf(squatter.call(getMe, {}))).status).toBe(401)
  const again = squatter.call(logIn, { email: squatter.email, password })
  expect((await refusalOf(again)).status).toBe(401)
})

it('a suspended user reports nothing and sees the same answer as for a wrong code', async () => {
  const app = await startTestApp()
  const user = await signIn(app)
  await suspend(app, user)
  await deleteMails(app)
  const { token, confirm } = await reportFind(app, { email: user.email })
  const refusal = await refusalOf(confirm(token))
  expect(refusal).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } })
  expect((await allRows(app.database))['reports']).toEqual([])
})

test('a correction counts although no second email is sent: the code confirms the last version', async () => {
  const app = await startTestApp()
  const visitor = app.visit()
  const form = findForm({ identifier: freshImei() })
  await visitor.call(reportFoundItem, form)
  const corrected = { ...form, identifier: freshImei(), brand: 'Tecno' }
  const { draft } = await visitor.call(reportFoundItem, corrected)
  expect(await app.mailsTo(form.email)).toHaveLength(1)
  const token = await findCode(app, form.email)
  await visitor.call(confirmFoundItem, { email: form.email, token, draft })
  const rows = await allRows(app.database)
  expect(rows['identifiers']).toMatchObject([{ raw_value: corrected.identifier }])
  expect(rows['assets']).toMatchObject([{ brand: 'Tecno' }])
})

it('a correction grants no further attempts or time for the code', async () => {
  const app = await startTestApp()
  const { visitor, form, token, wrong, confirm } = await reportFind(app)
  for (let n = 0; n < 4; n++) await refusalOf(confirm(wrong))
  await visitor.call(reportFoundItem, { ...form, brand: 'Tecno' })
  await refusalOf(confirm(wrong))
  expect((await refusalOf(confirm(token))).body?.code).toBe('INVALID_CODE')
})

test('a found report gets its code at once although a watch and the newsletter just emailed its address', async () => {
  const app = await startTestApp()
  const form = findForm()
  for (const identifier of [freshImei(), freshImei()]) {
    await app.visit().call(createWatch, { identifier, email: form.email })
  }
  await app.visit().call(subscribe, { email: form.email })
  const visitor = app.visit()
  await visitor.call(reportFoundItem, form)
  expect((await confirmFind(app, form.email, visitor)).data.reportId).toBeTruthy()
})

test('a second found report is stored although the code of another was just sent, and gets its own a minute later', async () => {
  const app = await startTestApp()
  const visitor = app.visit()
  const first = findForm()
  await visitor.call(reportFoundItem, first)
  await confirmFind(app, first.email, visitor)
  const form = findForm({ email: first.email })
  await visitor.call(reportFoundItem, form)
  const codes = async () =>
    (await app.mailsTo(form.email)).filter(({ kind }) => kind === 'find-code')
  expect(await codes()).toHaveLength(1)
  expect((await allRows(app.database))['pending_found_reports']).toHaveLength(1)
  app.pass(minutes(1) + 1)
  await visitor.call(reportFoundItem, form)
  expect(await codes()).toHaveLength(2)
  expect((await confirmFind(app, form.email, visitor)).data.reportId).toBeTruthy()
})

it('a stranger’s reports under a finder’s email replace nothing, use up no try of the code, and are not confirmed by it', async () => {
  const app = await startTestApp()
  const [finder, stranger] = [app.visit(), app.visit()]
  const form = findForm()
  const { draft } = await finder.call(reportFoundItem, form)
  const token = await findCode(app, form.email)
  const forged = { ...form, identifier: freshImei(), brand: 'Forged' }
  const theirs = await stranger.call(reportFoundItem, forged)
  const confirm = (visitor: Visitor, code: string, named?: string) =>
    visitor.call(confirmFoundItem, { email: form.email, token: code, draft: named })
  const wrong = token === '000000' ? '000001' : '000000'
  for (let n = 0; n < 6; n++) await refusalOf(confirm(stranger, wrong))
  for (const named of [theirs.draft, undefined]) {
    expect((await refusalOf(confirm(stranger, token, named))).body?.code).toBe('INVALID_CODE')
  }
  // On a phone the address may change meanwhile.
  await confirm(app.visit(), token, draft)
  expect((await allRows(app.database))['assets']).toMatchObject([{ brand: form.brand }])
})

it('a code confirms only the version that its finder sees', async () => {
  const app = await startTestApp()
  const finder = app.visit()
  const form = findForm()
  const { draft } = await finder.call(reportFoundItem, form)
  const again = await finder.call(reportFoundItem, { ...form, brand: 'Tecno' })
  const token = await findCode(app, form.email)
  const confirm = (named: string) =>
    finder.call(confirmFoundItem, { email: form.email, token, draft: named })
  expect(await refusalOf(confirm('another'))).toMatchObject({
    status: 409,
    body: { code: 'EDIT_CONFLICT' },
  })
  expect((await allRows(app.database))['reports']).toEqual([])
  await confirm(draft)
  expect((await allRows(app.database))['assets']).toMatchObject([{ brand: form.brand }])
  expect((await refusalOf(confirm(again.draft))).body?.code).toBe('INVALID_CODE')
})

test.each([
  ['behind the same address', '10.2.2.2', ['10.2.2.2']],
  ['elsewhere', '10.2.2.2', ['10.3.3.3', '10.4.4.4', '10.5.5.5']],
])(
  'reports and wrong codes under the email of a finder stop no code of theirs, and no guess is free: a stranger %s',
  async (_, own, theirs) => {
    const app = await startTestApp()
    const finder = app.visit(own)
    const form = findForm()
    const { draft } = await finder.call(reportFoundItem, form)
    const token = await findCode(app, form.email)
    const wrong = token === '000000' ? '000001' : '000000'
    for (const ip of theirs) {
      const stranger = app.visit(ip)
      const confirm = (named?: string) =>
        refusalOf(
          stranger.call(confirmFoundItem, { email: form.email, token: wrong, draft: named }),
        )
      for (let n = 0; n < 5; n++) {
        const forged = { ...form, identifier: freshImei(), brand: 'Forged' }
        const { draft: named } = await stranger.call(reportFoundItem, forged)
        for (let tries = 0; tries < 7; tries++) await confirm(named)
      }
    }
    const waiting = await app.database.read
      .selectFrom('pending_found_reports')
      .select(['draft', 'tries_left'])
      .execute()
    const left = waiting.filter((row) => row.draft !== draft).map((row) => row.tries_left)
    expect(new Set(left)).toEqual(new Set([0]))
    await finder.call(confirmFoundItem, { email: form.email, token, draft })
    expect((await allRows(app.database))['assets']).toMatchObject([{ brand: form.brand }])
  },
)

it.each([
  ['unsure, 15 digits with a wrong check digit', undefined, '353309644869767', /digit is wrong/],
  [
    '15 digits with a wrong check digit as a serial number',
    'serial-number',
    '353309644869767',
    /digit is wrong/,
  ],
  [
    'unsure, an IMEI without its check digit',
    undefined,
    '35330964486976',
    /without its last digit/,
  ],
  ['unsure, words', undefined, 'hello world', /does not look like/],
] as const)(
  '%s is refused on its field, and accepted once the user confirms it',
  async (_, kind, identifier, why) => {
    const app = await startTestApp()
    const visitor = app.visit()
    const { kind: _known, ...form } = findForm({ identifier })
    const entered = { ...form, ...(kind && { kind }) }
    const refusal = await refusalOf(visitor.call(reportFoundItem, entered))
    expect(refusal).toMatchObject({
      status: 400,
      body: { fields: { identifier: expect.stringMatching(why) } },
    })
    expect((await allRows(app.database))['pending_found_reports']).toEqual([])
    await visitor.call(reportFoundItem, { ...entered, asWritten: true })
    const token = await findCode(app, form.email)
    await visitor.call(confirmFoundItem, { email: form.email, token })
    const stored = (await allRows(app.database))['identifiers']
    expect(stored).toMatchObject([
      { raw_value: identifier, kind: identifier.length === 14 ? 'imei1' : 'serial-number' },
    ])
  },
)

it('a valid IMEI of an unstated kind is stored as an IMEI, so that its owner’s report can match it', async () => {
  const app = await startTestApp()
  const visitor = app.visit()
  const { kind: _, ...form } = findForm({ identifier: '353309644869768' })
  await visitor.call(reportFoundItem, form)
  const token = await findCode(app, form.email)
  await visitor.call(confirmFoundItem, { email: form.email, token })
  expect((await allRows(app.database))['identifiers']).toMatchObject([
    { kind: 'imei1', namespace: 'imei' },
  ])
})

it('an invalid identifier is refused on its field, and an unstated kind is detected', async () => {
  const app = await startTestApp()
  const visitor = app.visit()
  const wrong = await refusalOf(
    visitor.call(reportFoundItem, findForm({ identifier: '356938035643808' })),
  )
  expect(wrong.body?.fields?.['identifier']).toMatch(/digit is probably wrong/)
  const { kind: _, ...unsaid } = findForm({ identifier: 'KJA-234AB', email: signUpForm().email })
  await visitor.call(reportFoundItem, unsaid)
  const token = await findCode(app, unsaid.email)
  await visitor.call(confirmFoundItem, { email: unsaid.email, token })
  const rows = await allRows(app.database)
  expect(rows['assets']).toMatchObject([{ type: 'Vehicle' }])
  expect(rows['identifiers']).toMatchObject([{ kind: 'plateNumber', key: 'KJA234AB' }])
})
