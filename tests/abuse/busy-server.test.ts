import { afterAll, expect, test } from 'vitest'
import { serverLimits } from '../../src/server/config/server-limits.ts'
import { connected, received } from '../server/support/raw-http.ts'
import { forAll, freshAddress, printTable, startBattlefield } from './support/attacker.ts'
import { median } from './support/distinguishable.ts'
import { imeiOf, prepareFixture, rowOf } from './support/fixture.ts'
import { keepAliveConnection } from './support/keep-alive.ts'

const town = await prepareFixture(afterAll, async ({ user, phones }) => {
  const owner = await user()
  const [asset = ''] = await phones(owner, [imeiOf('35970002', 1)])
  return { loser: await user(), finder: await user(), owner, asset }
})
/** An eighth of the usual wait, which `tests/api/slow-bodies.test.ts` covers. */
const bodyMs = serverLimits.bodyMs / 8
const field = await startBattlefield(afterAll, town.dataDir, { BODY_MS: String(bodyMs) })
const { origin } = field

const at95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN

test('reading a conversation costs one page, however many messages it holds', async () => {
  const [loser, finder] = [field.as(town.loser), field.as(town.finder)]
  for (const [client, status] of [
    [loser, 'Lost'],
    [finder, 'Found'],
  ] as const) {
    const rows = [rowOf(imeiOf('35970001', 1))]
    await client.post('/api/assets/import', { dryRun: false, rows })
    const { id: assetId } = (await client.get('/api/assets')).body.data[0]
    const report = { assetId, status, description: 'A phone', state: 'Lagos' }
    await client.post('/api/reports/create-report', report)
  }
  let [match] = (await finder.get('/api/matches')).body.data
  if (!match) [match] = (await loser.get('/api/matches')).body.data
  const path = `/api/matches/${match?.id}`
  // NFKD expands each to 18 characters.
  const text = '\ufdfa'.repeat(1000)
  const sent: number[] = []
  for (let n = 0; n < 40; n++) {
    for (const client of [loser, finder])
      sent.push((await client.post(`${path}/messages`, { text })).status)
  }

  const line = await keepAliveConnection(origin)
  const look = async (times: number) => {
    const took: number[] = []
    for (let n = 0; n < times; n++) {
      took.push((await line.time('/api/verify?identifier=356938035643809', freshAddress())) / 1000)
    }
    return took
  }
  const quiet = await look(200)
  let reading = true
  const reads: { status: number; ms: number; messages: number }[] = []
  const readers = forAll(Array.from({ length: 60 }), 4, async (_, n) => {
    const { status, ms, body } = await (n % 2 ? loser : finder).get(`${path}/thread`)
    reads.push({ status, ms, messages: body.data?.messages?.length ?? 0 })
  }).finally(() => {
    reading = false
  })
  const beside: number[] = []
  while (reading) beside.push(...(await look(5)))
  await readers
  line.end()

  const refused = reads.filter(({ status }) => status === 429).length
  const page = Math.max(...reads.map(({ messages }) => messages))
  printTable('Sixty reads of a full conversation, four at a time', [
    {
      messages: sent.filter((status) => status === 201).length,
      refused,
      'a page': page,
      'read ms': median(reads.map(({ ms }) => ms)).toFixed(1),
      'lookup ms': median(quiet).toFixed(2),
      'beside it': median(beside).toFixed(2),
      p95: at95(quiet).toFixed(2),
      'p95 beside it': at95(beside).toFixed(2),
    },
  ])
  expect(sent.filter((status) => status === 201).length).toBeGreaterThan(0)
  expect(refused > 0 || page <= 60, 'reads are limited, or a page is').toBe(true)
})

test('deeply nested JSON is refused with a message and does not crash the server', async () => {
  const client = field.as(town.owner)
  const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  const table = []
  for (const depth of [40, 1000, 30_000]) {
    const bodies = [
      `{"name":"Other","before":{"name":${deep(depth)}}}`,
      deep(depth),
      `{"name":${deep(depth)}}`,
    ]
    for (const body of bodies) {
      const { status } = await client.send('PATCH', `/api/assets/${town.asset}`, body)
      table.push({ depth, begins: body.slice(0, 24), status })
    }
  }
  printTable('Nested JSON', table)
  expect(table.filter(({ status }) => status < 400 || status >= 500)).toEqual([])
})

test('the server waits about ten seconds at most for a request body', async () => {
  const { host } = new URL(origin)
  const head = `POST /api/auth/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 60\r\n\r\n{"email":`
  const began = performance.now()
  const answers = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const socket = await connected(origin)
      socket.write(head)
      return received(socket, (text) => text.includes('\r\n\r\n'), 14_000)
    }),
  )
  const waited = (performance.now() - began) / 1000
  const statuses = answers.map((text) => /^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 'none')
  printTable('Thirty bodies that never end', [
    { answers: [...new Set(statuses)].join(), 'after s': waited.toFixed(1) },
  ])
  expect(new Set(statuses)).toEqual(new Set(['408']))
  expect(waited * 1000).toBeGreaterThan(bodyMs / 2)
})
