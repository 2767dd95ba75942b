import { expect, test } from 'vitest'
import { verify } from '../../../src/api/lookup/verify.ts'
import { policies } from '../../../src/server/rate-limit/policies.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { freshImei, registerPhone } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn } from '../../support/users.ts'

/** Copies the only registration, each for a user and, of a serial number, a maker of its own. */
async function register({ database }: TestApp, from: number, to: number): Promise<void> {
  const [user] = await database.read.selectFrom('users').selectAll().orderBy('id').execute()
  const [asset] = await database.read.selectFrom('assets').selectAll().orderBy('id').execute()
  const [number] = await database.read.selectFrom('identifiers').selectAll().orderBy('id').execute()
  if (!user || !asset || !number) throw new Error('nothing is registered')
  await database.write(async (tx) => {
    for (let n = from; n < to; n++) {
      const id = `crowd${n}`
      const namespace = number.namespace === 'imei' ? number.namespace : (`serial:${id}` as const)
      const names = { id, email: `${id}@example.com`, email_claim: `${id}@example.com` }
      await tx
        .insertInto('users')
        .values({ ...user, ...names })
        .execute()
      await tx
        .insertInto('assets')
        .values({ ...asset, id, owner_id: id })
        .execute()
      const claim = { id, asset_id: id, owner_id: id, namespace }
      await tx
        .insertInto('identifiers')
        .values({ ...number, ...claim, registered_at: number.registered_at + n + 1 })
        .execute()
    }
  })
}

test.each([
  ['by as many users', freshImei(), {}],
  ['at as many makers', 'PF3XK29QZ7', { uuidType: 'serial-number', brand: 'Lenovo' }],
] as const)(
  'a lookup of a number that thousands registered, %s, takes time in proportion to them',
  async (_, identifier, serial) => {
    const app = await startTestApp({ limits: noLimits })
    await registerPhone(app, await signIn(app), identifier, serial)
    const visitor = app.visit()
    /** Of the processor: other programs do not lengthen it. */
    const leastTime = async () => {
      let least = Number.POSITIVE_INFINITY
      for (let run = 0; run < 5; run++) {
        const before = process.cpuUsage()
        await visitor.call(verify, { identifier })
        const { user, system } = process.cpuUsage(before)
        least = Math.min(least, user + system)
      }
      return least
    }
    await register(app, 0, 1000)
    const ofThousand = await leastTime()
    await register(app, 1000, 4000)
    // In the square of their number it would be sixteen times as long.
    expect((await leastTime()) / ofThousand).toBeLessThan(9)
  },
)

test('each hundred registrations that a lookup finds count as another lookup, and refuse only the next', async () => {
  const limits = { ...noLimits, verify: { ...policies.verify, times: 4, shared: 1 } }
  const app = await startTestApp({ limits })
  await registerPhone(app, await signIn(app), 'PF3XK29QZ7', {
    uuidType: 'serial-number',
    brand: 'Lenovo',
  })
  const statusesOf = async (address: string, times: number) => {
    const statuses: number[] = []
    for (let n = 0; n < times; n++) {
      const path = '/verify?identifier=PF3XK29QZ7'
      statuses.push((await app.visit(address).send('GET', path)).status)
    }
    return statuses
  }
  await register(app, 1, 100)
  expect(await statusesOf('203.0.113.1', 3)).toEqual([200, 200, 429])
  await register(app, 100, 1000)
  expect(await statusesOf('198.51.100.1', 2)).toEqual([200, 429])
})
