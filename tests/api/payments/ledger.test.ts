import { expect, test } from 'vitest'
import { listLogs } from '../../../src/api/activity/logs.ts'
import {
  exportPayments,
  getPayments,
  grantPass,
  listPayments,
} from '../../../src/api/payments/payments.ts'
import { eraseMyAccount } from '../../../src/api/users/my-account.ts'
import { days, refusalOf } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { allRows } from '../../support/database/rows.ts'
import { buy, checkOut, startPaidApp, workThrough } from '../../support/payments.ts'
import { password, signIn } from '../../support/users.ts'

test('the ledger is append-only: the database refuses a change', async () => {
  const paid = await startPaidApp()
  await buy(paid, await signIn(paid.app))
  const { database } = paid.app
  const changed = database.write((tx) => tx.updateTable('payments').set({ amount: 1 }).execute())
  await expect(changed).rejects.toThrow('append-only')
  await expect(database.write((tx) => tx.deleteFrom('payments').execute())).rejects.toThrow(
    'append-only',
  )
})

test('staff grant a pass with a reason, which is logged, and export the ledger as CSV', async () => {
  const { app } = await startPaidApp()
  const [admin, user] = [await signIn(app, { role: 'admin' }), await signIn(app)]
  const grant = { id: user.id, plan: 'Merchant', days: 30, reason: '=Partner market' } as const
  await admin.call(grantPass, grant)
  expect((await user.call(getPayments, {})).data).toMatchObject({
    ...{ plan: 'Merchant', endsAt: app.clock.now + days(30) },
    payments: [{ kind: 'grant', amount: 0, hasReceipt: false }],
  })
  const { payments } = (await admin.call(listPayments, { kind: 'grant' })).data
  expect(payments).toMatchObject([{ user: { id: user.id }, reason: '=Partner market' }])
  const { logs } = (await admin.call(listLogs, { entity: 'payment' })).data
  expect(logs).toMatchObject([{ action: 'create', details: { kind: 'grant', days: 30 } }])
  const csv = await admin.call(exportPayments, {})
  expect(csv.split('\r\n')[1]).toMatch(/grant.*Merchant,30,0\.00,NGN.*'=Partner market$/)
  const tooLong = await refusalOf(admin.call(grantPass, { ...grant, days: 367 }))
  expect(tooLong.body?.fields).toHaveProperty('days')
  const own = await refusalOf(admin.call(grantPass, { ...grant, id: admin.id }))
  expect(own).toMatchObject({ status: 403, body: { code: 'CONFLICT_OF_INTEREST' } })
})

it('a payment for an erased account grants nothing, and staff see that it has to be refunded', async () => {
  const { app, provider } = await startPaidApp()
  const user = await signIn(app)
  const reference = await checkOut(user)
  await user.call(eraseMyAccount, { password })
  await provider.choose(reference, 'success')
  await workThrough(app)
  const rows = await allRows(app.database)
  expect(rows['payments']).toEqual([])
  expect(rows['payment_events']).toMatchObject([{ reference, outcome: 'account-gone' }])
})
