import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { forAll, printTable, startBattlefield } from './support/attacker.ts'
import { imeiOf, prepareFixture } from './support/fixture.ts'

const town = await prepareFixture(afterAll, async ({ user, phones }) => {
  const owner = await user()
  const [asset = ''] = await phones(owner, [imeiOf('35980001', 1)])
  return { owner, asset }
})
const field = await startBattlefield(afterAll, town.dataDir)

test.each([
  '/_image?href=/share/blog/what-a-check-shows.png&w=501&f=avif&q=max',
  '/_image?href=https://example.com/a.png&w=10',
  '/_image/',
  '/_image',
  '/_server-islands/VerifySearch',
  '/_server-islands/x?e=default&p=&s=',
  '/_actions/anything',
])('no framework route responds at %s', async (path) => {
  expect((await field.from().get(path)).status).toBe(404)
})

test('request ids contain no counter', async () => {
  const ids = []
  for (let n = 0; n < 20; n++) {
    ids.push((await field.from().get('/api/categories')).headers['x-request-id'] ?? '')
  }
  const counts = ids.map((id) => Number.parseInt(id.slice(-12), 16))
  const steps = counts.slice(1).map((count, n) => count - (counts[n] ?? 0))
  expect(steps.filter((step) => Math.abs(step) <= 4)).toEqual([])
  expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(20)
})

test('no log line contains an identifier, label code or token from a URL', async () => {
  const owner = field.as(town.owner)
  const { code } = (await owner.post('/api/assets/labels', { ids: [town.asset] })).body.data[0]
  const secrets = ['356938035643809', code, 'KJA-012AB', 'hunter2secret', 'ada.private@example.org']
  await forAll(
    [
      '/search/356938035643809',
      '/search/356938-03564380-9',
      '/searchuid=356938035643809',
      `/found/${code}`,
      `/found/${code}/`,
      '/verify/KJA-012AB',
      '/api/verify/356938035643809',
      `/api/found/${code}`,
      '/reset-password/hunter2secret',
      '/watch/confirm/hunter2secret',
      '/newsletter/unsubscribe/ada.private@example.org',
      '/certificate/356938035643809',
      '/merchant/356938035643809',
      '/api/assets/detail/356938035643809',
    ],
    4,
    (path) => field.from().get(path),
  )
  await field.from().get('/the-last-one')
  const until = performance.now() + 5000
  while (!field.stdout().includes('the-last-one') && performance.now() < until) await delay(20)
  const lines = field.stdout().split('\n')
  const leaking = lines.filter((line) =>
    [...secrets, '356938-03564380-9'].some((secret) => line.includes(secret)),
  )
  printTable(
    'Log lines that disclose data',
    leaking.map((line) => ({ line: /"path":"([^"]*)"/.exec(line)?.[1] ?? line })),
  )
  expect(leaking).toEqual([])
})
