import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { numberOfPhone, prepareReporter } from '../../support/server/reporter.ts'
import { migratedFolder, startTestServer } from '../support/start-test-server.ts'

const times = 7

test('lookups made just before shutdown are counted, and the owner is notified', async () => {
  const place = { dataDir: migratedFolder(onTestFinished), databaseUrl: null }
  const { token, assets } = await prepareReporter(place, 1)
  const server = await startTestServer(onTestFinished, { DATA_DIR: place.dataDir })
  const made = await fetch(`${server.origin}/api/reports/create-report`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ assetId: assets[0], status: 'Lost', description: 'On the bus' }),
  })
  expect(made.status).toBe(201)
  for (let time = 0; time < times; time++) {
    const answer = await fetch(`${server.origin}/api/verify?identifier=${numberOfPhone(0)}`)
    expect(await answer.json()).toMatchObject({ data: { verdict: 'lost' } })
  }
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })

  const database = await openDatabase(place)
  onTestFinished(() => database.close())
  const { read } = database
  const days = await read
    .selectFrom('day_counters')
    .where('name', '=', 'lookups')
    .select('amount')
    .execute()
  expect(days.reduce((sum, { amount }) => sum + amount, 0)).toBe(times)
  const checked = await read.selectFrom('lookup_counts').select('lookups').execute()
  expect(checked.reduce((sum, { lookups }) => sum + lookups, 0)).toBe(times)
  const notified = await read
    .selectFrom('notifications')
    .where('kind', '=', 'checked')
    .select('id')
    .execute()
  expect(notified).toHaveLength(1)
})
