import { expect, test } from 'vitest'
import { confirmWatch, createWatch, deleteWatch } from '../../../src/api/lookup/watch.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { updateReport } from '../../../src/api/reports/reports.ts'
import { identitiesToWatch } from '../../../src/domain/lookup/watches.ts'
import { purgeExpired } from '../../../src/server/jobs/purge-expired.ts'
import { insertWatch, startWatch } from '../../../src/server/queries/lookup/watches.ts'
import { listMails } from '../../../src/server/queries/notifications/outbox.ts'
import { days, refusalOf, startTestApp, type TestApp, warmUp } from '../../support/app.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { mailWatchers } from '../../support/queue.ts'
import { signIn, signUpForm } from '../../support/users.ts'

async function askToWatch(
  app: TestApp,
  identifier: string,
  { email } = signUpForm(),
  visitor = app.visit(),
) {
  const { message } = await visitor.call(createWatch, { identifier, email })
  const [mail] = await app.mailsTo(email)
  const token = mail?.text.match(/confirm\?token=([\w-]+)/)?.[1] ?? ''
  return { email, message, mail, token }
}

const mailedReports = async (app: TestApp, email: string) =>
  (await app.mailsTo(email)).filter(({ kind }) => kind === 'watched-number')

test('a confirmed watch sends one email when the identifier is reported, and is then deleted', async () => {
  const app = await startTestApp({ limits: noLimits })
  const imei = freshImei()
  const { email, token, mail } = await askToWatch(app, imei)
  expect(mail?.kind).toBe('confirm-watch')
  expect(mail?.text).not.toContain(imei)
  expect((await app.visit().call(confirmWatch, { token })).message).toContain('30 days')
  expect((await app.visit().call(confirmWatch, { token })).message).toContain('30 days')

  const owner = await signIn(app)
  const phone = await registerPhone(app, owner, imei)
  expect(await mailedReports(app, email)).toEqual([])
  await report(owner, phone.id, 'Lost')
  const [sent, ...more] = await mailedReports(app, email)
  expect(more).toEqual([])
  expect(sent?.text).not.toContain(imei)
  expect(sent?.text).not.toContain(owner.email)
  const { watches, watch_identifiers } = await allRows(app.database)
  expect([watches, watch_identifiers]).toEqual([[], []])

  const other = await signIn(app)
  await report(other, (await registerPhone(app, other, imei)).id, 'Lost')
  expect(await mailedReports(app, email)).toHaveLength(1)
})

test('of many who watch a number, a few are mailed with its report, and the others soon after, while it is reported', async () => {
  const app = await startTestApp({ limits: noLimits })
  const imei = freshImei()
  const { database, clock } = app
  await database.write(async (tx) => {
    for (let n = 0; n < 50; n++) {
      const asked = { email: `watcher${n}@example.com`, language: undefined, requester: `${n}` }
      const watch = { ...asked, identities: identitiesToWatch(imei), mailedAt: clock.now }
      const { token } = await insertWatch(tx, watch, clock.now)
      await startWatch(tx, token, clock.now)
    }
  })
  const mailed = async () =>
    (await listMails(database, 1000)).filter(({ kind }) => kind === 'watched-number').length
  const owner = await signIn(app)
  const phone = await registerPhone(app, owner, imei)
  const loss = await report(owner, phone.id, 'Lost')
  expect(await mailed()).toBe(20)
  await mailWatchers(app.services)
  expect(await mailed()).toBe(20)
  app.pass(10_000)
  await mailWatchers(app.services)
  expect(await mailed()).toBe(40)
  await owner.call(updateReport, { id: loss.id, status: 'Found' })
  app.pass(10_000)
  await mailWatchers(app.services)
  expect(await mailed()).toBe(40)
  await report(owner, phone.id, 'Lost')
  expect(await mailed()).toBe(50)
  expect((await allRows(app.database)).watches).toEqual([])
})

test('a watch is notified of a theft once the theft is confirmed, and an unconfirmed watch of nothing', async () => {
  const app = await startTestApp({ limits: noLimits })
  const imei = freshImei()
  const { email, token } = await askToWatch(app, imei)
  const silent = await askToWatch(app, imei)
  await app.visit().call(confirmWatch, { token })
  const owner = await signIn(app)
  const theft = await report(owner, (await registerPhone(app, owner, imei)).id, 'Stolen')
  expect(await mailedReports(app, email)).toEqual([])
  const admin = await signIn(app, { role: 'admin' })
  await admin.call(moderateReport, { id: theft.id, status: 'active' })
  expect(await mailedReports(app, email)).toHaveLength(1)
  expect(await mailedReports(app, silent.email)).toEqual([])
})

test('a report made before the watch is confirmed is sent on confirmation', async () => {
  const app = await startTestApp({ limits: noLimits })
  const imei = freshImei()
  const { email, token } = await askToWatch(app, imei)
  const owner = await signIn(app)
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  const { message } = await app.visit().call(confirmWatch, { token })
  expect(message).toContain('was just reported')
  expect(await mailedReports(app, email)).toHaveLength(1)
})

test('concurrent watches and reports notify every watcher once', async () => {
  const app = await startTestApp({ limits: noLimits })
  const pairs = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const imei = freshImei()
      const owner = await signIn(app)
      const phone = await registerPhone(app, owner, imei)
      return { owner, phone, ...(await askToWatch(app, imei)) }
    }),
  )
  await warmUp(app)
  await Promise.all(
    pairs.flatMap(({ owner, phone, token }) => [
      report(owner, phone.id, 'Lost'),
      app.visit().call(confirmWatch, { token }),
    ]),
  )
  for (const { email } of pairs) expect(await mailedReports(app, email)).toHaveLength(1)
})

test('one click ends a watch and deletes its email address', async () => {
  const app = await startTestApp({ limits: noLimits })
  const { email, token, mail } = await askToWatch(app, freshImei())
  await app.visit().call(confirmWatch, { token })
  expect(mail?.text).toContain(`/watch/end?token=${token}`)
  expect((await app.visit().call(deleteWatch, { token })).message).toContain('has ended')
  expect((await allRows(app.database))['watches']).toEqual([])
  expect((await app.visit().call(deleteWatch, { token })).message).toContain('already ended')
  expect(await mailedReports(app, email)).toEqual([])
  const refusal = await refusalOf(app.visit().call(confirmWatch, { token }))
  expect(refusal.body?.code).toBe('WATCH_LINK_INVALID')
})

test('a link works for three days and a watch for thirty; then both are purged', async () => {
  const app = await startTestApp({ limits: noLimits })
  const late = await askToWatch(app, freshImei())
  app.pass(days(3))
  const refusal = await refusalOf(app.visit().call(confirmWatch, { token: late.token }))
  expect(refusal.body?.code).toBe('WATCH_LINK_INVALID')
  const imei = freshImei()
  const { email, token } = await askToWatch(app, imei)
  await app.visit().call(confirmWatch, { token })
  app.pass(days(29))
  await purgeExpired(app.services)
  expect((await allRows(app.database))['watches']).toHaveLength(1)
  app.pass(days(1))
  const owner = await signIn(app)
  await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  expect(await mailedReports(app, email)).toEqual([])
  await purgeExpired(app.services)
  expect((await allRows(app.database))['watches']).toEqual([])
})

test('watch emails to one address count towards the limit on emails that strangers request, and an address watches at most twenty identifiers', async () => {
  const app = await startTestApp({ limits: noLimits })
  const visitor = app.visit()
  const { email, message } = await askToWatch(app, freshImei(), signUpForm(), visitor)
  const again = await askToWatch(app, freshImei(), signUpForm({ email }), visitor)
  expect(again.message).toBe(message)
  expect(await app.mailsTo(email)).toHaveLength(1)
  for (let n = 0; n < 25; n++) {
    app.pass(days(1))
    const { token } = await askToWatch(app, freshImei(), signUpForm({ email }))
    await app.visit().call(confirmWatch, { token })
  }
  await purgeExpired(app.services)
  expect((await allRows(app.database))['watches']).toHaveLength(20)
})

test('a text that is not an identifier is refused on its field', async () => {
  const app = await startTestApp()
  const request = app.visit().call(createWatch, { identifier: '?!', email: 'ada@example.com' })
  const refusal = await refusalOf(request)
  expect(refusal.body?.fields).toHaveProperty('identifier')
})
