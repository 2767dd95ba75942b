import { expect, test } from 'vitest'
import { createAsset, toggleChecklistStep } from '../../../src/api/assets/assets.ts'
import { listDisputes, resolveDispute } from '../../../src/api/disputes/disputes.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import {
  answerNotification,
  listNotifications,
} from '../../../src/api/notifications/notifications.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { updateReport } from '../../../src/api/reports/reports.ts'
import { eraseMyAccount } from '../../../src/api/users/my-account.ts'
import { dayOf, instantsOfDay } from '../../../src/domain/calendar-days.ts'
import type { ReportStage } from '../../../src/domain/reports/reports.ts'
import { appendToLog } from '../../../src/server/services/proofs/append-to-log.ts'
import { recordVerdictChange } from '../../../src/server/services/proofs/log-verdict-change.ts'
import { inTransaction } from '../../../src/server/services/transaction.ts'
import { hours, minutes, startTestApp, type TestApp, warmUp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { freshImei, phoneForm, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { startWithPhone } from '../../support/start-with-phone.ts'
import { readLog } from '../../support/transparency/read-log.ts'
import { password, signIn, signUpAndIn, type User } from '../../support/users.ts'

/** How `act` changes the public verdict, and the log entries that it adds. */
async function changesBy(app: TestApp, imei: string, act: () => Promise<unknown>) {
  const verdictNow = async () => {
    const { data } = await app.visit().call(verify, { identifier: imei })
    return data.underReview ? `${data.verdict}, under review` : data.verdict
  }
  const before = await verdictNow()
  const had = (await readLog(app)).length
  app.pass(1000)
  await act()
  const fresh = (await readLog(app)).slice(had)
  const after = await verdictNow()
  return {
    verdict: before === after ? 'the same' : `${before} → ${after}`,
    log: fresh.map(({ kind, role }) => `${kind} by ${role}`),
  }
}

const decide = (admin: User, id: string, status: Exclude<ReportStage, 'pending'>) =>
  admin.call(moderateReport, { id, status, reason: 'We looked at it' })

test('entry ids are in order of time, so that an insert costs the same in a long log', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  for (let made = 0; made < 3; made++) {
    await report(owner, (await registerPhone(app, owner)).id, 'Lost')
    app.pass(1)
  }
  const rows = await app.database.read
    .selectFrom('log_entries')
    .innerJoin('log_openings', 'log_openings.entry_id', 'log_entries.id')
    .innerJoin('reports', 'reports.id', 'log_openings.report_id')
    .select(['log_entries.id', 'reports.created_at'])
    .execute()
  expect(rows).toHaveLength(3)
  for (const { id, created_at } of rows) {
    expect(id.slice(0, 12)).toBe(created_at.toString(16).padStart(12, '0'))
  }
})

test('each step of a theft that changes the public verdict is an entry of the log, and no other step is', async () => {
  const { app, owner, admin, imei, phone } = await startWithPhone()
  const steps: unknown[] = []
  const step = async (act: () => Promise<unknown>) => steps.push(await changesBy(app, imei, act))
  let id = ''
  await step(async () => {
    id = (await report(owner, phone.id, 'Stolen')).id
  })
  await step(() => owner.call(updateReport, { id, description: 'In other words' }))
  await step(() => owner.call(toggleChecklistStep, { id, step: 'safe-first', done: true }))
  await step(() => decide(admin, id, 'inactive'))
  await step(() => decide(admin, id, 'archived'))
  await step(() => decide(admin, id, 'active'))
  await step(() => decide(admin, id, 'inactive'))
  await step(() => decide(admin, id, 'active'))
  await step(() => owner.call(updateReport, { id, status: 'Found' }))
  expect(steps).toEqual([
    { verdict: 'clear → lost, under review', log: ['reported by reporter'] },
    { verdict: 'the same', log: [] },
    { verdict: 'the same', log: [] },
    { verdict: 'lost, under review → clear', log: ['rejected by staff'] },
    { verdict: 'the same', log: [] },
    { verdict: 'clear → stolen', log: ['reopened by staff'] },
    { verdict: 'stolen → clear', log: ['withdrawn by staff'] },
    { verdict: 'clear → stolen', log: ['reopened by staff'] },
    { verdict: 'stolen → clear', log: ['found by reporter'] },
  ])
  const entries = await readLog(app)
  expect(entries.every(({ reportId }) => reportId === id)).toBe(true)
  expect(new Set(entries.map(({ commitment }) => commitment)).size).toBe(entries.length)
})

test('neither an entry of the log nor a lookup tells more of the time of a report than its day', async () => {
  const { app, owner, imei, phone } = await startWithPhone()
  const { start } = instantsOfDay(dayOf(app.clock.now))
  app.pass(start + hours(9) + 42_042 - app.clock.now)
  const { id } = await report(owner, phone.id, 'Stolen')
  const { data } = await app.visit().call(verify, { identifier: imei })
  expect(data.reportedAt).toBe(start)
  app.pass(hours(1))
  await owner.call(updateReport, { id, status: 'Found' })
  const entries = await readLog(app)
  expect(entries.map(({ kind }) => kind)).toEqual(['reported', 'found'])
  expect(entries.map(({ time }) => time * 1000)).toEqual([start, start])
})

test('a loss that is public at once is one entry, and the confirmation of a theft is another', async () => {
  const { app, owner, admin, imei, phone } = await startWithPhone()
  const lost = await changesBy(app, imei, () => report(owner, phone.id, 'Lost'))
  expect(lost).toEqual({ verdict: 'clear → lost', log: ['reported by reporter'] })
  const other = freshImei()
  const { id } = await report(owner, (await registerPhone(app, owner, other)).id, 'Stolen')
  const confirmed = await changesBy(app, other, () => decide(admin, id, 'active'))
  expect(confirmed).toEqual({
    verdict: 'lost, under review → stolen',
    log: ['confirmed by staff'],
  })
})

it('a report that is held has no entry until staff confirm it', async () => {
  const { app, admin, imei } = await startWithPhone()
  const accuser = await signIn(app)
  const theirs = await registerPhone(app, accuser, imei)
  let id = ''
  const held = await changesBy(app, imei, async () => {
    id = (await report(accuser, theirs.id, 'Lost')).id
  })
  expect(held).toEqual({ verdict: 'the same', log: [] })
  const confirmed = await changesBy(app, imei, () => decide(admin, id, 'active'))
  expect(confirmed).toEqual({ verdict: 'the same', log: ['confirmed by staff'] })
})

it('the first registrant’s answer that withdraws a find is an entry by the system', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const imei = freshImei()
  await owner.call(createAsset, { ...(await phoneForm(app, imei)), hidden: true } as never)
  const accuser = await signIn(app)
  const theirs = await registerPhone(app, accuser, imei)
  await report(accuser, theirs.id, 'Found')
  const { data } = await owner.call(listNotifications, {})
  const question = data.notifications.find(({ kind }) => kind === 'reported-by-other')
  const answered = await changesBy(app, imei, () =>
    owner.call(answerNotification, { id: question?.id ?? '', answer: 'mine' }),
  )
  expect(answered).toEqual({ verdict: 'found → clear', log: ['withdrawn by system'] })
})

it('a dispute decision that closes a report is an entry with that reason', async () => {
  const { app, owner, admin, imei } = await startWithPhone()
  const second = await signIn(app)
  const two = await registerPhone(app, second, imei)
  const theft = await report(second, two.id, 'Stolen')
  await decide(admin, theft.id, 'active')
  const { data } = await admin.call(listDisputes, { status: 'open' })
  const decided = await changesBy(app, imei, () =>
    admin.call(resolveDispute, {
      id: data.disputes[0]?.id ?? '',
      status: 'decided',
      ownerId: owner.id,
      reason: 'The receipt bears the number',
    }),
  )
  expect(decided).toEqual({ verdict: 'stolen → clear', log: ['decided by staff'] })
})

it('a contest and its end are entries without a number that anybody could open', async () => {
  const { app, owner, admin, imei } = await startWithPhone()
  const second = await signIn(app)
  const opened = await changesBy(app, imei, () => registerPhone(app, second, imei))
  expect(opened).toEqual({ verdict: 'clear → contested', log: ['contested by system'] })
  const { data } = await admin.call(listDisputes, { status: 'open' })
  const decision = { id: data.disputes[0]?.id ?? '', ownerId: owner.id, reason: 'The receipt' }
  const decided = await changesBy(app, imei, () =>
    admin.call(resolveDispute, { ...decision, status: 'decided' }),
  )
  expect(decided).toEqual({ verdict: 'contested → clear', log: ['settled by staff'] })
  const openings = await app.database.read.selectFrom('log_openings').selectAll().execute()
  expect(openings).toEqual([])
})

test('an erasure is an entry, deletes the nonces of all entries of the user, and does not change a confirmed theft', async () => {
  const app = await startTestApp({ limits: noLimits })
  const admin = await signIn(app, { role: 'admin' })
  const owner = await signUpAndIn(app)
  const [lost, stolen] = [freshImei(), freshImei()]
  await report(owner, (await registerPhone(app, owner, lost)).id, 'Lost')
  const theft = await report(owner, (await registerPhone(app, owner, stolen)).id, 'Stolen')
  await decide(admin, theft.id, 'active')
  const erased = await changesBy(app, lost, () => owner.call(eraseMyAccount, { password }))
  expect(erased).toEqual({ verdict: 'lost → unknown', log: ['erased by reporter'] })
  const { data } = await app.visit().call(verify, { identifier: stolen })
  expect(data.verdict).toBe('stolen')
  const entries = await readLog(app)
  expect(entries.map(({ kind, reportId }) => [kind, reportId])).toEqual([
    ['reported', null],
    ['reported', null],
    ['confirmed', null],
    ['erased', null],
  ])
  const gone = await changesBy(app, stolen, () => decide(admin, theft.id, 'inactive'))
  expect(gone).toEqual({ verdict: 'stolen → clear', log: ['withdrawn by staff'] })
})

test('a transaction that fails leaves no entry', async () => {
  const { app, owner, phone } = await startWithPhone()
  const { id } = await report(owner, phone.id, 'Lost')
  const row = await app.database.read
    .selectFrom('reports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const failed = inTransaction({ database: app.database, now: app.clock.now }, async (ctx) => {
    recordVerdictChange(
      ctx,
      { ...row, closed_at: 1, stage: 'inactive' },
      { reportedAs: 'Lost', stage: 'active', held: false },
      { role: 'reporter' },
    )
    ctx.activity.push({} as never)
  })
  await expect(failed).rejects.toThrow()
  expect(await readLog(app)).toHaveLength(1)
})

test('entries of forty concurrent reports get forty positions while eight processes append', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const phones = []
  for (let count = 0; count < 40; count++) phones.push(await registerPhone(app, owner))
  await warmUp(app)
  await Promise.all([
    ...phones.map((phone) => report(owner, phone.id, 'Lost')),
    ...Array.from({ length: 8 }, () => appendToLog(app.services)),
  ])
  await Promise.all(Array.from({ length: 8 }, () => appendToLog(app.services)))
  expect(await readLog(app)).toHaveLength(40)
  const months = await app.database.read.selectFrom('log_months').selectAll().execute()
  expect(months).toEqual([{ month: '2026-03', kind: 'reported', entries: 40 }])
})

test('a checkpoint is signed again after ten minutes, with the newest entry of the activity log', async () => {
  const { app, owner } = await startWithPhone()
  const note = async () => {
    await appendToLog(app.services)
    return (await app.database.read.selectFrom('log_head').selectAll().executeTakeFirstOrThrow())
      .note
  }
  const first = await note()
  await registerPhone(app, owner)
  app.pass(minutes(10) - 1)
  expect(await note()).toBe(first)
  app.pass(1)
  const head = await app.database.read
    .selectFrom('activity_log_head')
    .select('hash')
    .executeTakeFirstOrThrow()
  expect(await note()).toContain(`\nactivity-log ${head.hash}\n`)
})

test('an entry cannot be changed, moved or deleted', async () => {
  const { app, owner, phone } = await startWithPhone()
  await report(owner, phone.id, 'Lost')
  await readLog(app)
  const tries = [
    app.database.write((tx) => tx.updateTable('log_entries').set({ kind: 'found' }).execute()),
    app.database.write((tx) => tx.updateTable('log_entries').set({ position: 7 }).execute()),
    app.database.write((tx) =>
      tx
        .deleteFrom('log_openings')
        .execute()
        .then(() => tx.deleteFrom('log_entries').execute()),
    ),
  ]
  for (const outcome of await Promise.allSettled(tries)) {
    expect(outcome).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('append-only') },
    })
  }
})
