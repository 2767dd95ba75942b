import { expect, test } from 'vitest'
import { verify } from '../../../src/api/lookup/verify.ts'
import { moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { report } from '../../support/factories.ts'
import { startWithPhone } from '../../support/start-with-phone.ts'

test('the next lookup after a report tells it, and the next after its confirmation tells the theft, however often the phone was looked up before', async () => {
  const { app, owner, admin, imei, phone } = await startWithPhone()
  const verdict = async () => {
    const { data } = await app.visit().call(verify, { identifier: imei })
    return data.verdict
  }
  const verdicts = () => Promise.all(Array.from({ length: 8 }, verdict))
  const all = (each: string) => Array.from({ length: 8 }, () => each)
  expect(await verdicts()).toEqual(all('clear'))

  const before = verdicts()
  const theft = await report(owner, phone.id, 'Stolen')
  expect(await verdicts()).toEqual(all('lost'))
  await before

  const during = verdicts()
  await admin.call(moderateReport, { id: theft.id, status: 'active' })
  expect(await verdicts()).toEqual(all('stolen'))
  await during
})
