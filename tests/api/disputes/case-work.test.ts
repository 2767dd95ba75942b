import { expect, test } from 'vitest'
import { listLogs } from '../../../src/api/activity/logs.ts'
import {
  addCaseNote,
  assignCase,
  getCaseWork,
  listDisputes,
} from '../../../src/api/disputes/disputes.ts'
import { listApplications } from '../../../src/api/merchants/applications.ts'
import { adminListReports } from '../../../src/api/reports/admin-reports.ts'
import { getReportHistory } from '../../../src/api/reports/reports.ts'
import { updateUser } from '../../../src/api/users/admin-users.ts'
import { eraseMyAccount } from '../../../src/api/users/my-account.ts'
import { type WorkedCaseKind, workedCaseKinds } from '../../../src/domain/disputes/disputes.ts'
import { caseNotesQuery } from '../../../src/server/queries/disputes/case-work.ts'
import { refusalOf, startTestApp, warmUp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { planOf } from '../../support/database/plan-of.ts'
import { allRows } from '../../support/database/rows.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { applicantOf } from '../../support/merchants.ts'
import { noLimits } from '../../support/no-limits.ts'
import { password, signIn, signInAgain } from '../../support/users.ts'

const note = 'The receipt is of another phone'

test('a queue shows who has a case, and only one of many concurrent requests takes it', async () => {
  const app = await startTestApp({ limits: noLimits })
  await warmUp(app)
  const [admin, colleague] = [
    await signIn(app, { role: 'admin' }),
    await signIn(app, { role: 'super-admin' }),
  ]
  const owner = await signIn(app)
  const imei = freshImei()
  const { id: reportId } = await report(owner, (await registerPhone(app, owner, imei)).id, 'Stolen')
  await registerPhone(app, await signIn(app), imei)
  const { business } = await applicantOf(app)
  const [dispute] = (await admin.call(listDisputes, {})).data.disputes
  const ids = { item: reportId, dispute: dispute?.id ?? '', merchant: business.id }
  const inLists = async () => {
    const [item] = (await admin.call(adminListReports, {})).data.items
    const [merchant] = (await admin.call(listApplications, {})).data.merchants
    const [entry] = (await admin.call(listDisputes, {})).data.disputes
    return [item, entry, merchant].map((each) => each?.assignee?.id ?? null)
  }
  expect(await inLists()).toEqual([null, null, null])

  for (const [kind, id] of Object.entries(ids) as [WorkedCaseKind, string][]) {
    const take = { kind, id, action: 'take' } as const
    const requests = Array.from({ length: 8 }, () => admin.call(assignCase, take).catch((no) => no))
    const answers = await Promise.all(requests)
    expect(answers.filter((answer) => 'data' in answer)).toHaveLength(1)
    const refusals = answers.filter((answer) => !('data' in answer))
    expect(refusals.every(({ status }) => status === 409)).toBe(true)
  }
  expect(await inLists()).toEqual([admin.id, admin.id, admin.id])

  // A colleague takes over from the assignee they saw; with an outdated assignee nothing changes.
  const seen = { kind: 'item', id: reportId } as const
  expect(await refusalOf(colleague.call(assignCase, { ...seen, action: 'take' }))).toMatchObject({
    status: 409,
    body: { message: 'A colleague has just taken this case.' },
  })
  const over = await colleague.call(assignCase, { ...seen, action: 'take', assigneeId: admin.id })
  expect(over.data.assignee).toMatchObject({ id: colleague.id, since: app.clock.now })
  await colleague.call(assignCase, { ...seen, action: 'give-back', assigneeId: colleague.id })
  const again = { ...seen, action: 'give-back', assigneeId: colleague.id } as const
  expect((await refusalOf(colleague.call(assignCase, again))).status).toBe(409)
  expect(await inLists()).toEqual([null, admin.id, admin.id])

  // A suspended admin loses their cases.
  await colleague.call(updateUser, { id: admin.id, status: 'suspended', reason: 'Left the team' })
  const { data } = await colleague.call(adminListReports, {})
  expect(data.items[0]?.assignee).toBeNull()
  expect((await allRows(app.database))['case_assignments']).toEqual([])

  const { logs } = (await colleague.call(listLogs, { entity: 'case' })).data
  expect(logs.map(({ details }) => details['assigned'])).toEqual([
    'given back',
    'taken over',
    'taken',
    'taken',
    'taken',
  ])
  expect(logs[0]?.subject).toMatch(/\w/)
})

test('staff read each other’s notes about a case; the log records that a note was added, without its text', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [admin, colleague] = [
    await signIn(app, { role: 'admin' }),
    await signIn(app, { role: 'admin' }),
  ]
  const owner = await signIn(app)
  const { id } = await report(owner, (await registerPhone(app, owner)).id, 'Stolen')
  const about = { kind: 'item', id } as const
  const history = await owner.call(getReportHistory, { id })
  await admin.call(addCaseNote, { ...about, text: note })
  app.pass(1000)
  await colleague.call(addCaseNote, { ...about, text: 'Called the shop' })

  const { data } = await colleague.call(getCaseWork, about)
  expect(data.assignee).toBeNull()
  expect(data.notes).toMatchObject([
    { text: 'Called the shop', createdAt: app.clock.now },
    { text: note, author: 'Ada Okafor' },
  ])
  const { logs } = (await admin.call(listLogs, { entity: 'case' })).data
  expect(logs[1]).toMatchObject({ entityId: id, details: { note: data.notes[1]?.id } })
  expect(JSON.stringify(logs)).not.toContain(note)
  // The report’s history for the reporter does not change.
  expect(await owner.call(getReportHistory, { id })).toEqual(history)

  expect((await refusalOf(owner.call(getCaseWork, about))).status).toBe(403)
  const missing = refusalOf(admin.call(getCaseWork, { kind: 'item', id: 'no-such-item' }))
  expect((await missing).status).toBe(404)
})

test('the notes of a case are read by an index', async () => {
  const app = await startTestApp()
  const { read } = app.database
  for (const kind of workedCaseKinds) {
    const plan = await planOf(app, caseNotesQuery(read, { kind, id: 'x' }))
    expect(plan).toMatch(/case_notes_of_(?:report|dispute|merchant)/)
  }
})

it('staff who are a party to a case cannot read the notes about it', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [admin, colleague] = [
    await signIn(app, { role: 'admin' }),
    await signIn(app, { role: 'admin' }),
  ]
  const { id } = await report(admin, (await registerPhone(app, admin)).id, 'Stolen')
  await colleague.call(addCaseNote, { kind: 'item', id, text: note })
  expect(await refusalOf(admin.call(getCaseWork, { kind: 'item', id }))).toMatchObject({
    status: 403,
    body: { code: 'CONFLICT_OF_INTEREST' },
  })
})

test('the notes about a dispute are deleted when a claimant erases their account; an erased author is not named', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [admin, other] = [
    await signIn(app, { role: 'admin' }),
    await signIn(app, { role: 'super-admin' }),
  ]
  const imei = freshImei()
  const claimants = [await signIn(app), await signIn(app), await signIn(app)]
  for (const each of claimants) await registerPhone(app, each, imei)
  const [dispute] = (await admin.call(listDisputes, {})).data.disputes
  const about = { kind: 'dispute', id: dispute?.id ?? '' } as const
  await admin.call(addCaseNote, { ...about, text: note })
  await claimants[2]?.call(eraseMyAccount, { password })
  expect((await other.call(getCaseWork, about)).data.notes).toEqual([])

  await admin.call(addCaseNote, { ...about, text: note })
  await admin.call(assignCase, { ...about, action: 'take' })
  await other.call(updateUser, { id: admin.id, role: 'user' })
  await (await signInAgain(app, admin)).call(eraseMyAccount, { password })
  expect((await other.call(getCaseWork, about)).data).toMatchObject({
    assignee: null,
    notes: [{ text: note, author: null }],
  })
})
