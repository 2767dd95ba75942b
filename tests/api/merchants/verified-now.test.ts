import { expect, test } from 'vitest'
import { listApiKeys } from '../../../src/api/api-keys/api-keys.ts'
import { getBatchQuota } from '../../../src/api/lookup/batch.ts'
import { createSaleReceipt } from '../../../src/api/merchants/certificates.ts'
import { isVerifiedNow } from '../../../src/domain/merchants/merchants.ts'
import { requireApiKey } from '../../../src/server/services/api-keys/count-api-call.ts'
import { makeApiKey } from '../../support/api-keys.ts'
import { startTestApp } from '../../support/app.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { certifiedOf } from '../../support/merchants.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'

test.each([
  ['verified until later', 'verified', 2, true],
  ['verified until now', 'verified', 1, false],
  ['verified without an end', 'verified', null, false],
  ['suspended', 'suspended', 2, false],
  ['pending', 'pending', null, false],
  ['not there', null, null, false],
] as const)('a business that is %s', (_, status, expires_at, verified) => {
  expect(isVerifiedNow({ status, expires_at }, 1)).toBe(verified)
})

test('reports, quotas, keys and receipts agree on the instant at which a verification ends', async () => {
  const one = { ...noLimits.reportsByPerson, times: 1 }
  const app = await startTestApp({ limits: { ...noLimits, reportsByPerson: one } })
  const user = await signIn(app)
  await certifiedOf(app, user)
  const ends = app.clock.now + 60_000
  await app.database.write((tx) =>
    tx.updateTable('merchants').set({ expires_at: ends }).where('owner_id', '=', user.id).execute(),
  )
  const key = await makeApiKey(app, user)
  await report(user, (await registerPhone(app, user)).id, 'Lost')

  async function answers() {
    const caller = await requireApiKey(app.services, `Bearer ${key.secret}`, 'check')
    const reported = await report(user, (await registerPhone(app, user)).id, 'Lost').catch(
      () => null,
    )
    const receipt = { identifier: freshImei(), buyer: 'Ada Obi' }
    const receipts = await user.call(createSaleReceipt, receipt).catch(() => null)
    return {
      key: caller.isBusiness,
      keys: (await user.call(listApiKeys, {})).data.allowance.isBusiness,
      quota: (await user.call(getBatchQuota, {})).data.plan === 'Merchant',
      reports: reported !== null,
      receipt: receipts !== null,
    }
  }
  const all = (is: boolean) => ({ key: is, keys: is, quota: is, reports: is, receipt: is })
  app.clock.now = ends - 1
  expect(await answers()).toEqual(all(true))
  app.clock.now = ends
  expect(await answers()).toEqual(all(false))
})
