import { expect, test } from 'vitest'
import { adminGetReport, moderateReport } from '../../../src/api/reports/admin-reports.ts'
import { startTestApp } from '../../support/app.ts'
import { registerCar, registerSwapped, report } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'

test('a report lists open reports of any status with a similar identifier, and how it differs', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [owner, other, finder] = [await signIn(app), await signIn(app), await signIn(app)]
  const admin = await signIn(app, { role: 'admin' })
  const { mine, swapped } = await registerSwapped(app, owner, other)
  const oneOff = await registerCar(app, finder, {
    plateNumber: 'KWL-777XY',
    vin: '1M8GDM9AXKP042780',
  })
  const far = await registerCar(app, other, { plateNumber: 'XYZ-999ZZ', vin: '5YJSA1E26HF000337' })
  const stolen = await report(owner, mine.id, 'Stolen')
  const lost = await report(other, swapped.id, 'Lost')
  const found = await report(finder, oneOff.id, 'Found')
  await report(other, far.id, 'Lost')

  const near = async (id: string) =>
    (await admin.call(adminGetReport, { id })).data.similarIdentifier
  expect(await near(stolen.id)).toMatchObject([
    {
      id: lost.id,
      number: '1M8 GDM9AX KP042878',
      differs: 'Two neighbouring characters of the number are swapped',
    },
    { id: found.id, differs: 'One character of the number differs' },
  ])
  expect(await near(lost.id), 'a theft that waits is no open report').toEqual([])
  await admin.call(moderateReport, { id: stolen.id, status: 'active' })
  expect((await near(lost.id)).map(({ id }) => id)).toEqual([stolen.id])
})
