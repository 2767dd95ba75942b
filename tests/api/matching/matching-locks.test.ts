import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { LockMode } from '../../../src/server/db/database.ts'
import { keysOf } from '../../../src/server/queries/matching/blocking-keys.ts'
import { startTestApp, type TestApp, warmUp } from '../../support/app.ts'
import { findForm, lossForm } from '../../support/conversations.ts'
import { freshImei, registerPhone, report } from '../../support/factories.ts'
import { lookAlikeSerials } from '../../support/matches.ts'
import { verifiedOf } from '../../support/merchants.ts'
import { noLimits } from '../../support/no-limits.ts'
import { signIn, type User } from '../../support/users.ts'

/** Holds locks in a transaction while `work` runs. */
async function whileLocked(
  { database }: TestApp,
  names: readonly string[],
  mode: LockMode,
  work: () => Promise<void>,
) {
  const { promise: locked, resolve: onLocked } = Promise.withResolvers<void>()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const held = database.write(async (tx) => {
    for (const name of names.toSorted()) await database.lock(tx, name, mode)
    onLocked()
    await ended
  })
  await locked
  try {
    await work()
  } finally {
    end()
    await held
  }
}

test('reports of missing items do not wait for each other, and finds wait for them', async ({
  skip,
}) => {
  const app = await startTestApp()
  if (app.database.dialect === 'sqlite') skip('The embedded engine writes one after another.')
  const [owner, other, finder] = [await signIn(app), await signIn(app), await signIn(app)]
  const [mine, theirs] = lookAlikeSerials()
  const serial = { uuidType: 'serial-number' as const, brand: `Maker ${mine}` }
  const register = async (user: User, text: string) =>
    (await registerPhone(app, user, text, serial)).id
  const first = await register(owner, mine)
  const second = await register(other, theirs)
  const third = await register(finder, mine.replace('C0', 'CO'))
  const { id } = await report(owner, first, 'Lost')
  const keys = await keysOf(app.database.read, id)
  expect(keys.length).toBeGreaterThan(0)

  const names = [...keys.map((key) => `near:${key}`), 'watches']
  let find: Promise<unknown> | undefined
  let isFound = false
  await whileLocked(app, names, 'shared', async () => {
    await report(other, second, 'Lost')
    find = report(finder, third, 'Found').then(() => {
      isFound = true
    })
    await delay(300)
    expect(isFound).toBe(false)
  })
  await find
  expect(isFound).toBe(true)
})

test('two users who report many phones at the same moment are all answered', async ({ skip }) => {
  const app = await startTestApp()
  if (app.database.dialect === 'sqlite') skip('The embedded engine writes one after another.')
  const [owner, finder] = [await signIn(app), await signIn(app)]
  // Others may contest few numbers at once.
  for (const user of [owner, finder]) await verifiedOf(app, user)
  const numbers = Array.from({ length: 12 }, () => freshImei())
  const assets: { lost: string; found: string }[] = []
  for (const number of numbers) {
    const lost = await registerPhone(app, owner, number)
    const found = await registerPhone(app, finder, number)
    assets.push({ lost: lost.id, found: found.id })
  }
  const reports = await Promise.all(
    assets.flatMap(({ lost, found }) => [
      report(owner, lost, 'Lost'),
      report(finder, found, 'Found'),
    ]),
  )
  expect(reports).toHaveLength(24)
  const matches = await app.database.read
    .selectFrom('matches')
    .where('kind', '=', 'exact')
    .selectAll()
    .execute()
  expect(matches).toHaveLength(12)
})

test('an account that reports the find and the loss of phones at the same moment is answered, and stops no report of their owner', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [owner, rival] = [await signIn(app), await signIn(app)]
  const phones: { id: string; identifier: string }[] = []
  for (let count = 0; count < 8; count++) {
    const identifier = freshImei()
    phones.push({ id: (await registerPhone(app, owner, identifier)).id, identifier })
  }
  await warmUp(app)
  const { email: _, ...find } = findForm()
  const { email: ___, ...loss } = lossForm()
  const answers = await Promise.all(
    phones.flatMap(({ id: assetId, identifier }) => [
      rival.send('POST', '/reports/finds', { ...find, identifier }),
      rival.send('POST', '/reports/losses', { ...loss, identifier }),
      owner.send('POST', '/reports/create-report', {
        assetId,
        status: 'Lost',
        description: 'Gone',
      }),
    ]),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
})
