import { expect, test } from 'vitest'
import { verify } from '../../../src/api/lookup/verify.ts'
import { listNotifications } from '../../../src/api/notifications/list-notifications.ts'
import { makerOf } from '../../../src/domain/assets/makers.ts'
import { statements } from '../../../src/server/db/migrations/0027-claims-and-makers.ts'
import { newId } from '../../../src/server/lib/ids.ts'
import { settleClaims } from '../../../src/server/services/disputes/settle-claims.ts'
import { startTestApp } from '../../support/app.ts'
import { registerPhone } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'

const serial = '12345A78'

test('a serial number of a product line moves to its maker, where the claims are compared', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [one, other, third] = [await signIn(app), await signIn(app), await signIn(app)]
  const laptop = (brand: string) => ({ uuidType: 'serial-number', brand }) as const
  await registerPhone(app, one, serial, laptop('HP'))
  const line = await registerPhone(app, other, serial, laptop('Zzyzx'))
  const blender = await registerPhone(app, third, serial, laptop('Binatone'))
  const verdict = async () => (await app.visit().call(verify, { identifier: serial })).data.verdict
  expect(await verdict()).toBe('clear')
  // What the release before stored for this brand.
  await app.database.write(async (tx) => {
    for (const [table, brand] of [
      ['assets', 'brand'],
      ['identifiers', 'asset_brand'],
    ] as const) {
      const id = table === 'assets' ? 'id' : 'asset_id'
      await tx
        .updateTable(table as 'assets')
        .set({ [brand]: 'Pavilion' })
        .where(id as 'id', '=', line.id)
        .execute()
    }
    const from = { namespace: 'serial:pavilion' } as const
    await tx.updateTable('identifiers').set(from).where('asset_id', '=', line.id).execute()
    const steps = statements(app.database.dialect, { makerOf, newId })
    for (const step of steps) if (typeof step !== 'string') await step(tx as never)
  })
  expect(await verdict()).toBe('contested')
  await settleClaims(app.services)
  const stored = await app.database.read
    .selectFrom('identifiers')
    .select(['asset_id', 'namespace'])
    .execute()
  expect(new Map(stored.map((row) => [row.asset_id, row.namespace])).get(line.id)).toBe('serial:hp')
  expect(stored.find((row) => row.asset_id === blender.id)?.namespace).toBe('serial:binatone')
  const told = async (user: typeof one) =>
    (await user.call(listNotifications, {})).data.notifications.map(({ kind }) => kind)
  expect([await told(one), await told(other), await told(third)]).toEqual([
    ...[['number-registered'], ['number-registered'], []],
  ])
})
