import { expect, test } from 'vitest'
import { toggleChecklistStep } from '../../../src/api/assets/assets.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { adminListReports, moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { confirmFoundItem } from '../../../src/api/reports/finds.ts'
import { createLoss, reportLoss } from '../../../src/api/reports/losses.ts'
import { getReport, getReportHistory, updateReport } from '../../../src/api/reports/reports.ts'
import { getMe } from '../../../src/api/users/my-account.ts'
import { dayOf } from '../../../src/domain/calendar-days.ts'
import { changesOfReportQuery } from '../../../src/server/queries/activity/activity-log.ts'
import { logActivity } from '../../../src/server/services/activity/log-activity.ts'
import { inTransaction } from '../../../src/server/services/transaction.ts'
import { hours, minutes, refusalOf, startTestApp, warmUp } from '../../support/app.ts'
import { findCode, lossForm } from '../../support/conversations.ts'
import { it } from '../../support/database/embedded-only.ts'
import { planOf } from '../../support/database/plans.ts'
import { executed } from '../../support/database/statements.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { confirmHere, signIn, type User } from '../../support/users.ts'

async function startWith(status: 'Lost' | 'Stolen' | 'Found') {
  const app = await startTestApp()
  const owner = await signIn(app)
  const admin = await signIn(app, { role: 'admin' })
  const imei = freshImei()
  const phone = await registerPhone(app, owner, imei)
  const made = await report(owner, phone.id, status)
  const decide = async (to: 'active' | 'inactive' | 'archived', reason?: string) => {
    app.pass(minutes(10))
    await admin.call(moderateReport, { id: made.id, status: to, ...(reason && { reason }) })
  }
  const change = async (fields: object) => {
    app.pass(minutes(10))
    await confirmHere(app, owner)
    await owner.call(updateReport, { id: made.id, ...fields })
  }
  return { app, owner, admin, imei, made, decide, change }
}

const historyOf = async (user: User, id: string) => (await user.call(getReportHistory, { id })).data

const kindsOf = async (user: User, id: string) =>
  (await historyOf(user, id)).events.map(({ kind }) => kind)

it('a theft’s history shows reported, under review, confirmed with its message, edited and recovered, each with its time', async () => {
  const { app, owner, made, decide, change } = await startWith('Stolen')
  const start = app.clock.now
  await decide('active', 'The receipt is theirs')
  await change({ description: 'On the train', lastSeenTime: '08:15' })
  await change({ status: 'Found' })
  const none = { reason: null, fields: [] }
  expect(await historyOf(owner, made.id)).toEqual({
    reportedAs: 'Stolen',
    ...{ readWithinHours: null, checks: null },
    events: [
      { ...none, at: start, kind: 'reported' },
      { ...none, at: start, kind: 'under-review' },
      { ...none, at: start + minutes(10), kind: 'confirmed', reason: 'The receipt is theirs' },
      { ...none, at: start + minutes(20), kind: 'edited', fields: ['description', 'lastSeenTime'] },
      { ...none, at: start + minutes(30), kind: 'recovered' },
    ],
  })
})

it('a rejected theft shows its reason, and is rejected rather than closed', async () => {
  const { owner, made, decide } = await startWith('Stolen')
  await decide('inactive', 'The receipt is another phone’s')
  const { events } = await historyOf(owner, made.id)
  expect(events.at(-1)).toMatchObject({
    kind: 'refused',
    reason: 'The receipt is another phone’s',
  })
  expect((await owner.call(getReport, { id: made.id })).data.outcome).toBe('refused')
})

it('the reason given on confirmation is not repeated when staff close the report without one', async () => {
  const { owner, made, decide } = await startWith('Stolen')
  await decide('active', 'Seen the receipt')
  await decide('inactive')
  await decide('archived')
  const { events } = await historyOf(owner, made.id)
  expect(events.slice(2).map(({ kind, reason }) => [kind, reason])).toEqual([
    ['confirmed', 'Seen the receipt'],
    ['closed', null],
    ['archived', null],
  ])
  expect((await owner.call(getReport, { id: made.id })).data.outcome).toBe('closed')
})

test('a report that staff reopen says so, and not that it was confirmed twice', async () => {
  const { owner, made, decide } = await startWith('Stolen')
  await decide('inactive', 'No receipt')
  await decide('active')
  expect((await kindsOf(owner, made.id)).slice(2)).toEqual(['refused', 'reopened'])
})

it('the history of a found report ends with the handover: an unchanged save is no edit, and a last correction comes before the end', async () => {
  const { owner, made, change } = await startWith('Found')
  await change({ description: made.description, location: made.location })
  await change({ location: 'Wuse 2, Abuja', status: 'Handed over' })
  const { events } = await historyOf(owner, made.id)
  expect(events.map(({ kind, fields }) => [kind, fields])).toEqual([
    ['reported', []],
    ['edited', ['location', 'state']],
    ['handed-over', []],
  ])
})

it('a report’s history names nobody and omits checklist ticks', async () => {
  const { app, owner, admin, made, decide, change } = await startWith('Stolen')
  await decide('active')
  await change({ description: 'On the train' })
  await owner.call(toggleChecklistStep, { id: made.id, step: 'lock-sim', done: true })
  const shown = JSON.stringify(await historyOf(owner, made.id))
  for (const who of [owner.id, admin.id, owner.email, admin.email, 'Okafor', 'admin']) {
    expect(shown).not.toContain(who)
  }
  expect(shown).not.toContain('lock-sim')
  expect(await kindsOf(owner, made.id)).toHaveLength(4)
  expect(app.logged).toEqual([])
})

test('a report’s history is read by the index on the entity, among thousands of entries', async () => {
  const { app, made } = await startWith('Lost')
  const loggedAt = { database: app.database, actor: null, now: app.clock.now }
  await inTransaction(loggedAt, async (ctx) => {
    for (let index = 0; index < 2000; index++) {
      const entityId = `report ${index % 500}`
      const entry = { actorId: null, action: 'update', entity: 'report', entityId } as const
      logActivity(ctx, entry)
    }
  })
  await app.database.write((tx) => executed(tx, 'analyze'))
  const query = changesOfReportQuery(app.database.read, made.id)
  const plan = (await planOf(app.database, query, [])).join('\n')
  expect(plan).toMatch(/activity_of_entity|activity_log_\w+_entity_id_at_seq_idx/)
  // PostgreSQL's table for entries without a range is empty.
  expect(plan).not.toMatch(/Seq Scan on (?!activity_log_rest)|^SCAN/m)
})

test('checklist ticks are stored with the report, can be cleared, and 12 concurrent ones all count', async () => {
  const { app, owner, made } = await startWith('Stolen')
  await warmUp(app)
  const steps = [
    'safe-first',
    'lock-sim',
    'call-bank',
    'lock-device',
    'change-passwords',
    'warn-contacts',
    'police-report',
    'block-imei',
    'tell-insurer',
    'ring-it',
    'retrace',
    'tracker',
  ] as const
  await Promise.all(
    steps.map((step) => owner.call(toggleChecklistStep, { id: made.id, step, done: true })),
  )
  const doneSteps = async () => (await owner.call(getReport, { id: made.id })).data.doneSteps
  expect((await doneSteps()).toSorted()).toEqual(steps.toSorted())
  await owner.call(toggleChecklistStep, { id: made.id, step: 'lock-sim', done: true })
  const { data } = await owner.call(toggleChecklistStep, {
    id: made.id,
    step: 'call-bank',
    done: false,
  })
  expect(data.doneSteps.toSorted()).toEqual(steps.filter((step) => step !== 'call-bank').toSorted())
})

test('a closed report’s checklist is read-only', async () => {
  const { owner, made, change } = await startWith('Lost')
  await change({ status: 'Found' })
  const refusal = await refusalOf(
    owner.call(toggleChecklistStep, { id: made.id, step: 'lock-sim', done: true }),
  )
  expect(refusal).toMatchObject({ status: 409, body: { code: 'REPORT_CLOSED' } })
})

it('police reference and station are shown to the owner and staff, never to lookups', async () => {
  const { app, owner, admin, imei, made, change } = await startWith('Lost')
  const police = { policeReference: 'CR/77/2026', policeStation: 'Panti, Yaba' }
  await change(police)
  expect((await owner.call(getReport, { id: made.id })).data).toMatchObject(police)
  const { data } = await admin.call(adminListReports, {})
  expect(data.items).toMatchObject([police])
  const answer = JSON.stringify(await app.visit().call(verify, { identifier: imei }))
  expect(answer).toContain('"lost"')
  for (const words of Object.values(police)) expect(answer).not.toContain(words)
  await change({ policeReference: '', policeStation: '' })
  expect((await owner.call(getReport, { id: made.id })).data).toMatchObject({
    policeReference: null,
    policeStation: null,
  })
})

test('the owner reads that others checked, as the alert told them, and from the fifth on how often, with the day and the state of the last', async () => {
  const { app, owner, imei, made } = await startWith('Lost')
  const check = async (visitor = app.visit()) => {
    await visitor.call(verify, { identifier: imei })
    await app.services.lookupAlerts.flush()
    return (await historyOf(owner, made.id)).checks
  }
  expect((await historyOf(owner, made.id)).checks).toBeNull()
  const few = { times: null, day: null, state: null }
  for (let n = 0; n < 4; n++) expect(await check()).toEqual(few)
  await check(owner)
  const day = dayOf(app.clock.now)
  expect(await check()).toEqual({ times: 5, day, state: null })
  app.pass(hours(7))
  const checker = await signIn(app)
  expect(await check(checker)).toEqual({
    times: 6,
    day: dayOf(app.clock.now),
    state: (await checker.call(getMe, {})).data.state,
  })
})

test('a report that waits says how long our team usually takes, once five were decided', async () => {
  const { app, owner, made } = await startWith('Stolen')
  const within = async () => (await historyOf(owner, made.id)).readWithinHours
  expect(await within()).toBeNull()
  const others: string[] = []
  for (let n = 0; n < 5; n++) {
    const phone = await registerPhone(app, owner, freshImei())
    others.push((await report(owner, phone.id, 'Stolen')).id)
  }
  app.pass(hours(3) + 1)
  const admin = await signIn(app, { role: 'admin' })
  for (const id of others) await admin.call(moderateReport, { id, status: 'active' })
  expect(await within()).toBe(4)
  // A report without an asset says so at once, a loss does not wait.
  for (const [status, hours] of [
    ['Stolen', 4],
    ['Lost', null],
  ] as const) {
    const { email: _, ...loss } = lossForm({ status, identifier: freshImei() })
    expect((await owner.call(createLoss, loss)).readWithinHours).toBe(hours)
  }
  const form = lossForm({ identifier: freshImei() })
  const { draft } = await app.visit().call(reportLoss, form)
  const code = { email: form.email, token: await findCode(app, form.email), draft }
  expect((await app.visit().call(confirmFoundItem, code)).data.readWithinHours).toBe(4)
  await admin.call(moderateReport, { id: made.id, status: 'active' })
  expect(await within()).toBeNull()
})
