import { expect, test } from 'vitest'
import { listLogs } from '../../../src/api/activity/logs.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import {
  adminGetReport,
  askReporter,
  moderateReport,
} from '../../../src/api/reports/admin-reports.ts'
import { getReport, updateReport } from '../../../src/api/reports/reports.ts'
import { refusalOf, startTestApp } from '../../support/app.ts'
import { registerPhone, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'

test('a reporter is notified of a question from staff and answers in the report; the decision removes the question', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const admin = await signIn(app, { role: 'admin' })
  const { id } = await report(owner, (await registerPhone(app, owner)).id, 'Stolen')
  const what = 'Which police station has your report?'

  await admin.call(askReporter, { id, what })
  expect((await owner.call(getReport, { id })).data).toMatchObject({
    stage: 'pending',
    reason: what,
  })
  const { data } = await owner.call(listNotifications, {})
  expect(data.notifications[0]).toMatchObject({
    kind: 'report-question',
    href: `/dashboard/reports/${id}`,
  })
  const mail = (await app.mailsTo(owner.email)).find(({ kind }) => kind === 'report-question')
  expect(JSON.stringify(mail)).toContain('Which police station')

  await owner.call(updateReport, { id, policeStation: 'Bode Thomas' })
  const seen = (await admin.call(adminGetReport, { id })).data
  expect(seen.item).toMatchObject({ askedFor: what, policeStation: 'Bode Thomas' })
  expect(seen.decisions[0]).toMatchObject({ asked: true, to: null })
  expect(seen.reporter).toMatchObject({ reports: 1, confirmed: 0, rejected: 0 })

  await admin.call(moderateReport, { id, status: 'active' })
  const decided = (await admin.call(adminGetReport, { id })).data
  expect(decided.item).toMatchObject({ askedFor: null, reason: null })
  expect(decided.reporter).toMatchObject({ confirmed: 1 })
  expect(await refusalOf(admin.call(askReporter, { id, what }))).toMatchObject({ status: 409 })

  // The log names the changed fields.
  const { logs } = (await admin.call(listLogs, { entity: 'report', action: 'moderate' })).data
  expect(logs.map(({ subject }) => subject)).toEqual([seen.item.name, seen.item.name])
})

test('staff cannot ask about their own report', async () => {
  const app = await startTestApp({ limits: noLimits })
  const admin = await signIn(app, { role: 'admin' })
  const { id } = await report(admin, (await registerPhone(app, admin)).id, 'Stolen')
  expect(await refusalOf(admin.call(askReporter, { id, what: 'Why?' }))).toMatchObject({
    status: 403,
    body: { code: 'CONFLICT_OF_INTEREST' },
  })
})
