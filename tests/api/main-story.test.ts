import { expect, test } from 'vitest'
import { verify } from '../../src/api/lookup/verify.ts'
import { adminListReports, moderateReport } from '../../src/api/reports/admin-reports.ts'
import { updateReport } from '../../src/api/reports/reports.ts'
import { startTestApp } from '../support/app.ts'
import { freshImei, registerPhone, report } from '../support/factories.ts'
import { signIn } from '../support/users.ts'

test('a theft is public after an admin has confirmed it, until the asset is recovered', async () => {
  const app = await startTestApp()
  const owner = await signIn(app)
  const admin = await signIn(app, { role: 'admin' })
  const stranger = app.visit()
  const imei = freshImei()
  const ask = async () => (await stranger.call(verify, { identifier: imei })).data

  expect((await ask()).verdict).toBe('unknown')
  const asset = await registerPhone(app, owner, imei)
  expect(await ask()).toMatchObject({
    verdict: 'clear',
    item: { type: 'Gadget', brand: 'Apple' },
  })

  const stolen = await report(owner, asset.id, 'Stolen')
  expect(stolen).toMatchObject({ stage: 'pending', state: 'Lagos' })
  expect(await ask()).toMatchObject({ verdict: 'lost', underReview: true })
  expect((await ask()).message).toContain('under review')

  const { data: queue } = await admin.call(adminListReports, { status: 'pending' })
  expect(queue).toMatchObject({ total: 1, items: [{ id: stolen.id, status: 'pending' }] })
  await admin.call(moderateReport, { id: stolen.id, status: 'active' })
  const answer = await ask()
  expect(answer).toMatchObject({ verdict: 'stolen', underReview: false, state: 'Lagos' })
  expect(answer.message).toBe('Reported stolen on 4 March 2026 in Lagos. Do not buy it.')
  expect((await app.mailsTo(owner.email))[0]?.subject).toBe('Your theft report is confirmed')

  const { data: closed } = await owner.call(updateReport, { id: stolen.id, status: 'Found' })
  expect(closed).toMatchObject({ status: 'Found', stage: 'inactive' })
  expect((await ask()).verdict).toBe('clear')
})
