import { StatementSync } from 'node:sqlite'
import { expect, test, vi } from 'vitest'
import { createAsset, getAsset, importAssets, updateAsset } from '../../../src/api/assets/assets.ts'
import { verify } from '../../../src/api/lookup/verify.ts'
import { listNotifications } from '../../../src/api/notifications/notifications.ts'
import { getOwnership } from '../../../src/api/transfers/transfers.ts'
import { exportMyData } from '../../../src/api/users/my-account.ts'
import { settleClaims } from '../../../src/server/services/disputes/settle-claims.ts'
import { startTestApp, type TestApp } from '../../support/app.ts'
import { it } from '../../support/database/embedded-only.ts'
import { freshImei, phoneForm, registerPhone, tableRow } from '../../support/factories.ts'
import { noLimits } from '../../support/no-limits.ts'
import { password, signIn, type User } from '../../support/users.ts'

/** Responses without the ids, times and other values that differ between any two records. */
function normalized(answers: unknown): string {
  return JSON.stringify(answers)
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f-]{21}/g, 'ID')
    .replace(/0803\d{7}/g, 'PHONE')
    .replace(/\/uploads\/[\w-]{22}|"id":"[\w-]{22}"/g, 'PICTURE')
    .replace(/35693803\d+/g, 'NUMBER')
    .replace(/\b\d{13}\b/g, 'TIME')
    .replace(/ada\d+@example.com/g, 'EMAIL')
}

/** Everything that a new user is answered while they register an identifier. */
async function probe(app: TestApp, imei: string) {
  const newcomer = await signIn(app)
  const { data: asset } = await newcomer.call(createAsset, await phoneForm(app, imei))
  const { id } = asset
  const responses: unknown[] = [asset]
  responses.push(await newcomer.call(updateAsset, { id, uuid: freshImei() }))
  responses.push(await newcomer.call(updateAsset, { id, uuid: imei }))
  responses.push(await newcomer.call(getAsset, { id }))
  const importer = await signIn(app)
  const rows = [tableRow(imei), tableRow()]
  for (const dryRun of [true, false]) {
    responses.push(await importer.call(importAssets, { dryRun, rows }))
  }
  const told = [
    await newcomer.call(exportMyData, { password }),
    await newcomer.call(getOwnership, { id }),
    (await newcomer.call(listNotifications, {})).data,
    await app.mailsTo(newcomer.email),
  ]
  return { responses, told }
}

async function hiddenPhone(app: TestApp, owner: User) {
  const form = { ...(await phoneForm(app)), hidden: true }
  return (await owner.call(createAsset, form)).data
}

it('registering an identifier is answered as for a free one; that it is contested is told afterwards, without who the other is', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const hidden = await hiddenPhone(app, owner)
  expect((await app.visit().call(verify, { identifier: hidden.uuid ?? '' })).data.verdict).toBe(
    'unknown',
  )
  const onHidden = await probe(app, hidden.uuid ?? '')
  const onFree = await probe(app, freshImei())
  expect(normalized(onHidden.responses)).toBe(normalized(onFree.responses))
  const text = JSON.stringify([onHidden.responses, onHidden.told])
  for (const secret of [owner.id, hidden.id, owner.email]) expect(text).not.toContain(secret)
  const kinds = (await owner.call(listNotifications, {})).data.notifications.map(({ kind }) => kind)
  expect(new Set(kinds)).toEqual(new Set(['number-registered']))
})

/** These statements depend on timing, because reads can share a snapshot. */
const snapshots = /^(begin|commit|pragma data_version)$/

/** The number of statements the embedded engine runs during a call. */
async function statementsOf(endpoint: () => Promise<unknown>): Promise<number> {
  const spies = (['all', 'run', 'get'] as const).map((way) =>
    vi.spyOn(StatementSync.prototype, way),
  )
  try {
    await endpoint()
    const statements = spies.flatMap(({ mock }) => mock.contexts as StatementSync[])
    // Two equal digits make one blocking key less, so their number depends on the digits alone.
    const counted = statements.filter(
      ({ sourceSQL }) => !snapshots.test(sourceSQL) && !sourceSQL.includes('"match_blocking_keys"'),
    )
    return counted.length
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

test('registering and changing run the same SQL statements for registered and free identifiers', async () => {
  const app = await startTestApp({ limits: noLimits })
  const owner = await signIn(app)
  const newcomer = await signIn(app)
  /** Sends a request and waits until its background work has finished. */
  const send = async (method: string, path: string, body: object) => {
    const headers = {
      authorization: `Bearer ${newcomer.token}`,
      'content-type': 'application/json',
    }
    const request = new Request(`http://toju.test/api${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    })
    const answer = await app.app.fetch(request, { ip: '10.0.0.1', requestId: 'test' })
    expect(
      answer.status,
      `${method} ${path} ${await answer.clone().text()} ${app.logged.at(-1)}`,
    ).toBeLessThan(300)
    return ((await answer.json()) as { data: { id: string } }).data.id
  }
  const costs: number[][] = []
  const hidden = async () => (await hiddenPhone(app, owner)).uuid ?? ''
  const free = async () => freshImei()
  // The first round is ignored: it has no other report to be compared with.
  const rounds = Array.from({ length: 7 }, (_, n) => (n % 2 === 0 ? free : hidden))
  for (const other of rounds) {
    const [first, second] = [await other(), await other()]
    const form = await phoneForm(app, first)
    let id = ''
    const cost = [
      await statementsOf(async () => {
        id = await send('POST', '/assets', form)
      }),
      await statementsOf(() => send('PATCH', `/assets/${id}`, { uuid: second })),
    ]
    costs.push(cost)
    await settleClaims(app.services)
  }
  // The spies count on SQLite only; PostgreSQL gets the same queries.
  if (app.database.dialect === 'sqlite') expect(costs[0]?.[0]).toBeGreaterThan(5)
  // Background queries can fall into any step, so each step's minimum is used.
  const minima = (parity: number) => {
    const some = costs.slice(1).filter((_, n) => n % 2 === parity)
    return costs[0]?.map((_, step) => Math.min(...some.map((cost) => cost[step] ?? 0)))
  }
  expect(minima(0), 'hidden as free').toEqual(minima(1))
})

test('a text of two numbers says the same whether a number is registered hidden once, twice or waits', async () => {
  const app = await startTestApp({ limits: noLimits })
  const [hauwa, folake] = [await signIn(app), await signIn(app)]
  const serialAt = async (owner: User, uuid: string, brand: string, hidden: boolean) =>
    owner.call(createAsset, {
      ...(await phoneForm(app, uuid)),
      ...{ uuidType: 'serial-number' as const, brand, hidden },
    })
  const [taken, free] = ['FVFG997Q6L4', 'FVFG998Q6L4']
  await serialAt(hauwa, taken, 'Apple', true)
  app.pass(1000)
  for (const serial of [taken, free]) await serialAt(folake, serial, 'Dell', true)
  const shown = freshImei()
  await registerPhone(app, folake, shown)
  const ask = async (identifier: string) =>
    (await app.visit().call(verify, { identifier })).data.verdict
  expect(await ask(taken)).toBe('unknown')
  expect(await ask(`${shown} / ${free}`)).toBe('unknown')
  expect(await ask(`${shown} / ${taken}`)).toBe('unknown')

  // Four contests: the fourth waits.
  const numbers = Array.from({ length: 4 }, () => freshImei())
  for (const imei of numbers) await registerPhone(app, hauwa, imei)
  app.pass(1000)
  for (const imei of numbers) await registerPhone(app, folake, imei)
  expect(await ask(`${shown} ${numbers[3]}`)).toBe('unknown')
})
