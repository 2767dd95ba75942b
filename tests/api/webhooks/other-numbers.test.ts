import { expect, test } from 'vitest'
import { createAsset } from '../../../src/api/assets/assets.ts'
import { listDisputes, resolveDispute } from '../../../src/api/disputes/disputes.ts'
import { changeListingImport } from '../../../src/api/listings/listings.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { updateReport } from '../../../src/api/reports/reports.ts'
import { notifyListingChanges } from '../../../src/server/jobs/work-merchants.ts'
import { freshImei, phoneForm, registerPhone, report } from '../../support/factories.ts'
import { receivedList } from '../../support/listings.ts'
import { noLimits } from '../../support/no-limits.ts'
import { confirmHere, signIn } from '../../support/users.ts'
import { sendDue, startWatched, watchOne } from '../../support/watched.ts'

/** A shop watches the second number of a phone, which somebody registers with the first. */
async function startWithPhone({ hidden = false } = {}) {
  const { app, receiver, program } = await startWatched({ limits: noLimits })
  const [first, second] = [freshImei(), freshImei()]
  const watch = await watchOne(program, second)
  const seller = await signIn(app)
  const register = async () => {
    const moreIdentifiers = [{ kind: 'imei2' as const, value: second }]
    const form = { ...(await phoneForm(app, first)), moreIdentifiers, hidden }
    return (await seller.call(createAsset, form)).data
  }
  /** What lookups of the second number say now, and all that the shop was told. */
  const state = async () => {
    const { data } = await app.visit().call(verify, { identifier: second })
    await sendDue(app)
    const payloads = receiver.payloads()
    expect(payloads.every((each) => each.data.watch === watch.id)).toBe(true)
    return [data.verdict, ...payloads.map((each) => `${each.type}: ${each.data.verdict}`)]
  }
  return { app, first, second, seller, register, state }
}

test('who watches the second number of a phone is told of a contest about the first, and of its end', async () => {
  const { app, first, seller, register, state } = await startWithPhone()
  await register()
  expect(await state()).toEqual(['clear'])
  const owner = await signIn(app)
  const { id } = await registerPhone(app, owner, first)
  expect(await state()).toEqual(['contested', 'contest.opened: contested'])
  await report(owner, id, 'Lost')
  expect(await state()).toEqual(['contested', 'contest.opened: contested'])

  const admin = await signIn(app, { role: 'admin' })
  const { data } = await admin.call(listDisputes, { status: 'open' })
  const decision = { status: 'decided', ownerId: seller.id, reason: 'A receipt.' } as const
  await admin.call(resolveDispute, { id: data.disputes[0]?.id ?? '', ...decision })
  const opened = 'contest.opened: contested'
  expect(await state()).toEqual(['clear', opened, 'contest.ended: clear'])
})

test('who watches the second number of a phone is told when an authority lists the first', async () => {
  const { app, first, register, state } = await startWithPhone()
  await register()
  const admin = await signIn(app, { role: 'super-admin' })
  await confirmHere(app, admin)
  const id = await receivedList(app, ['identifier', first])
  await admin.call(changeListingImport, { id, act: 'apply' })
  while ((await notifyListingChanges(app.services)) > 0);
  expect(await state()).toEqual(['contested', 'contest.opened: contested'])
})

test('a stranger’s closed find of both numbers of a phone makes its loss no contest, and its webhook is sent', async () => {
  const { app, first, second, seller, register, state } = await startWithPhone()
  const phone = await register()
  app.pass(1000)
  const stranger = await signIn(app)
  const moreIdentifiers = [{ kind: 'imei2' as const, value: second }]
  const form = { ...(await phoneForm(app, first)), moreIdentifiers }
  const theirs = (await stranger.call(createAsset, form)).data
  const find = await report(stranger, theirs.id, 'Found')
  await stranger.call(updateReport, { id: find.id, status: 'Handed over' })
  // What is due at once is sent in any order.
  await state()
  await report(seller, phone.id, 'Lost')
  const [verdict, ...told] = await state()
  expect([verdict, told.at(-1)]).toEqual(['lost', 'report.opened: lost'])
})

test('a contest tells nobody of another number that lookups do not show', async () => {
  const { app, first, seller, register, state } = await startWithPhone({ hidden: true })
  await registerPhone(app, await signIn(app), first)
  await register()
  const [verdict, ...told] = await state()
  expect([verdict, told]).toEqual(['contested', ['contest.opened: contested']])
  const admin = await signIn(app, { role: 'admin' })
  const { data } = await admin.call(listDisputes, { status: 'open' })
  const decision = { status: 'decided', ownerId: seller.id, reason: 'A receipt.' } as const
  await admin.call(resolveDispute, { id: data.disputes[0]?.id ?? '', ...decision })
  expect(await state()).toEqual(['unknown', ...told])
})
