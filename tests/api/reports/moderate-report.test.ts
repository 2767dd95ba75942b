import { expect, test } from 'vitest'
import { updateAsset } from '../../../src/api/assets/assets.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import {
  adminGetReport,
  adminListReports,
  moderateReport,
} from '../../../src/api/reports/admin-reports.ts'
import { getReport, updateReport } from '../../../src/api/reports/reports.ts'
import { type ReportStage, reportStages } from '../../../src/domain/reports/reports.ts'
import { changeReport } from '../../../src/server/queries/reports/reports.ts'
import { insertRow } from '../../../src/server/queries/rows-by-columns.ts'
import { refusalOf, startTestApp, warmUp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { insertMany } from '../../support/database/insert-many.ts'
import { allRows, logOf } from '../../support/database/rows.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { startWithPhone } from '../../support/start-with-phone.ts'
import { signIn } from '../../support/users.ts'

async function startWithTheft() {
  const start = await startWithPhone()
  const { app, owner, imei, phone } = start
  const theft = await report(owner, phone.id, 'Stolen')
  app.pass(1000)
  const verdict = async () => {
    const { data } = await app.visit().call(verify, { identifier: imei })
    return data.underReview ? `${data.verdict}, under review` : data.verdict
  }
  return { ...start, theft, verdict }
}

it('a confirmed theft is public, its owner is emailed, and the log names who decided (decisions: report life)', async () => {
  const { app, owner, admin, phone, theft, verdict } = await startWithTheft()
  expect(await verdict()).toBe('lost, under review')
  const { data } = await admin.call(moderateReport, { id: theft.id, status: 'active' })
  expect(data).toMatchObject({ id: theft.id, status: 'active', reportStatus: 'Stolen' })
  expect(await verdict()).toBe('stolen')
  expect((await allRows(app.database))['reports']).toMatchObject([
    { stage: 'active', confirmed_at: app.clock.now, closed_at: null },
  ])
  const [mail] = await app.mailsTo(owner.email)
  expect(mail).toMatchObject({
    kind: 'theft-confirmed',
    subject: 'Your theft report is confirmed',
  })
  expect(mail?.text).toContain(phone.name)
  expect(await logOf(app.database, 'report', theft.id)).toContainEqual({
    actor: admin.id,
    action: 'moderate',
    details: { from: 'pending', to: 'active', role: 'admin' },
  })
})

it('a rejected theft stays private, and its owner is emailed the reason and can read it', async () => {
  const { app, owner, admin, theft, verdict } = await startWithTheft()
  const reason = 'The receipt <b>is</b> another phone’s'
  await admin.call(moderateReport, { id: theft.id, status: 'inactive', reason })
  expect(await verdict()).toBe('clear')
  const { data } = await owner.call(getReport, { id: theft.id })
  expect(data).toMatchObject({ stage: 'inactive', reason, closedAt: app.clock.now })
  const [mail] = await app.mailsTo(owner.email)
  expect(mail?.kind).toBe('theft-rejected')
  expect(mail?.text).toContain(reason)
  expect(mail?.html).not.toContain('<b>is</b>')
})

it('staff can change a report’s status only as the rule allows; every other decision is refused and changes nothing', async () => {
  const { app, owner, admin, theft } = await startWithTheft()
  const allowed: Record<ReportStage, ReportStage[]> = {
    pending: ['active', 'inactive', 'archived'],
    active: ['inactive', 'archived'],
    inactive: ['active', 'archived'],
    archived: ['active', 'inactive'],
  }
  let stage: ReportStage = theft.stage
  for (const from of reportStages) {
    for (const to of ['active', 'inactive', 'archived'] as const) {
      const closed_at = from === 'pending' || from === 'active' ? null : app.clock.now
      const before = { id: theft.id, stage }
      await app.database.write((tx) => changeReport(tx, before, { stage: from, closed_at }))
      stage = from
      const decision = admin.call(moderateReport, { id: theft.id, status: to })
      if (allowed[from].includes(to)) {
        stage = (await decision).data.status
        expect(stage).toBe(to)
        continue
      }
      const refusal = await refusalOf(decision)
      expect(refusal, `${from} to ${to}`).toMatchObject({
        status: 409,
        body: {
          code: 'STATUS_CHANGE_REFUSED',
          fields: {
            status: from === to ? expect.stringContaining('before you') : expect.any(String),
          },
        },
      })
      expect((await owner.call(getReport, { id: theft.id })).data.stage).toBe(from)
    }
  }
})

test('who closes a report that staff look at, and gives the thing another’s number, has no theft of that number confirmed', async () => {
  const { app, admin, imei } = await startWithPhone()
  const reporter = await signIn(app)
  const own = await registerPhone(app, reporter)
  const theft = await report(reporter, own.id, 'Stolen')
  app.pass(1000)
  await reporter.call(updateReport, { id: theft.id, status: 'Found' })
  await reporter.call(updateAsset, { id: own.id, uuid: imei })
  const decision = admin.call(moderateReport, { id: theft.id, status: 'active' })
  expect(await refusalOf(decision)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('another number after this report') },
  })
  const { data } = await app.visit().call(verify, { identifier: imei })
  expect(data.verdict).toBe('contested')
})

test('one of ten concurrent decisions on a report counts: one email, one log entry', async ({
  annotate,
}) => {
  const { app, owner, admin, theft } = await startWithTheft()
  await warmUp(app)
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, () =>
      admin.call(moderateReport, { id: theft.id, status: 'active' }),
    ),
  )
  const counted = answers.filter(({ status }) => status === 'fulfilled')
  await annotate(`${counted.length} of 10 counted on ${app.database.dialect}`)
  expect(counted).toHaveLength(1)
  const mails = await app.mailsTo(owner.email)
  expect(mails.filter(({ kind }) => kind === 'theft-confirmed')).toHaveLength(1)
  const entries = await logOf(app.database, 'report', theft.id)
  expect(entries.filter(({ action }) => action === 'moderate')).toHaveLength(1)
})

it('admins see every report with its identifier and its owner’s name, and nothing else about them', async () => {
  const { owner, admin, imei, theft } = await startWithTheft()
  const { data } = await admin.call(adminListReports, {})
  expect(data).toEqual({
    total: 1,
    more: false,
    items: [
      {
        id: theft.id,
        name: theft.name,
        description: theft.description,
        status: 'pending',
        reportStatus: 'Stolen',
        owner: { name: 'Ada Okafor' },
        identifiers: [{ label: 'IMEI', value: expect.any(String) }],
        disputed: false,
        location: theft.location,
        lastSeenDate: theft.lastSeenDate,
        outcome: null,
        askedFor: null,
        assignee: null,
        state: theft.state,
        imageUrl: null,
        assetImageUrl: expect.stringContaining('/uploads/'),
        policeReference: null,
        policeStation: null,
        receiptUrl: null,
        createdAt: theft.createdAt,
      },
    ],
  })
  expect(data.items[0]?.identifiers[0]?.value.replaceAll(' ', '')).toBe(imei)
  expect(JSON.stringify(data)).not.toContain(owner.email)
})

test('the item list has pages, newest first, a filter and a total', async () => {
  const { app, owner, admin, theft } = await startWithTheft()
  const newer: string[] = []
  for (let count = 0; count < 4; count++) {
    app.pass(1000)
    const phone = await registerPhone(app, owner)
    newer.unshift((await report(owner, phone.id, 'Lost')).id)
  }
  const list = async (query: object) => {
    const { data } = await admin.call(adminListReports, query)
    return { ids: data.items.map(({ id }) => id), total: data.total }
  }
  expect(await list({})).toEqual({ ids: [...newer, theft.id], total: 5 })
  expect(await list({ limit: 2 })).toEqual({ ids: newer.slice(0, 2), total: 5 })
  expect(await list({ limit: 2, page: 3 })).toEqual({ ids: [theft.id], total: 5 })
  expect(await list({ limit: 2, page: 9 })).toEqual({ ids: [], total: 5 })
  expect(await list({ status: 'pending' })).toEqual({ ids: [theft.id], total: 1 })
  expect(await list({ status: 'archived' })).toEqual({ ids: [], total: 0 })
  for (const query of [{ limit: 0 }, { limit: 1001 }, { page: 0 }, { page: 1.5 }, { page: 'x' }]) {
    expect((await refusalOf(admin.call(adminListReports, query))).status).toBe(400)
  }
})

test('a reopened report is public again, its owner sees why, and its match is restored', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [owner, finder] = [await signIn(app), await signIn(app)]
  const admin = await signIn(app, { role: 'admin' })
  const imei = freshImei()
  const lost = await report(owner, (await registerPhone(app, owner, imei)).id, 'Lost')
  await report(finder, (await registerPhone(app, finder, imei)).id, 'Found')
  const matches = async () =>
    (await app.database.read.selectFrom('matches').selectAll().execute()).map(({ id, state }) => ({
      id,
      state,
    }))
  const [match] = await matches()
  expect(match?.state).toBe('open')
  await admin.call(moderateReport, { id: lost.id, status: 'inactive', reason: 'Sent twice' })
  expect(await matches()).toEqual([{ id: match?.id, state: 'withdrawn' }])
  app.pass(1000)

  const reason = 'We mixed up two phones'
  await admin.call(moderateReport, { id: lost.id, status: 'active', reason })
  expect(await matches()).toEqual([match])
  const { data } = await owner.call(getReport, { id: lost.id })
  expect(data).toMatchObject({ stage: 'active', closedAt: null })
  const mails = await app.mailsTo(owner.email)
  expect(mails.some(({ text }) => text.includes(reason))).toBe(true)
  expect((await logOf(app.database, 'report', lost.id)).at(-1)?.details).toEqual({
    from: 'inactive',
    to: 'active',
    role: 'admin',
    reasoned: true,
  })
})

test('staff see the theft of the first owner, however many others registered the number', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [owner, rival] = [await signIn(app), await signIn(app)]
  const admin = await signIn(app, { role: 'admin' })
  const imei = freshImei()
  const theft = await report(owner, (await registerPhone(app, owner, imei)).id, 'Stolen')
  const { read } = app.database
  const user = await read.selectFrom('users').selectAll().executeTakeFirstOrThrow()
  const asset = await read.selectFrom('assets').selectAll().executeTakeFirstOrThrow()
  const number = await read.selectFrom('identifiers').selectAll().executeTakeFirstOrThrow()
  await insertMany(app, 200, async (tx, numbers) => {
    for (const n of numbers) {
      const id = `!${n}`
      const registered_at = number.registered_at + n + 1
      await insertRow(tx, 'users', { ...user, id, email: id, email_claim: id })
      await insertRow(tx, 'assets', { ...asset, id, owner_id: id })
      const claim = { ...number, id, asset_id: id, owner_id: id, registered_at }
      await insertRow(tx, 'identifiers', claim)
    }
  })
  const own = await report(rival, (await registerPhone(app, rival, imei)).id, 'Lost')
  const { data } = await admin.call(adminGetReport, { id: own.id })
  expect(data.sameIdentifier.map(({ id }) => id)).toEqual([theft.id])
})
