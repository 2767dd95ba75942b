import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../src/server/queries/open-database.ts'
import { type FaultyProxy, noFaults, startFaultyProxy } from '../../support/server/faulty-proxy.ts'
import { prepareReporter } from '../../support/server/reporter.ts'
import { connected, parseAnswer, rawText } from '../support/raw-http.ts'
import { migratedFolder, startTestServer } from '../support/start-test-server.ts'

/** A server with a user and their phones, behind a connection that a test can disturb. */
async function startBehindBadLine(phones: number) {
  const place = { dataDir: migratedFolder(onTestFinished), databaseUrl: null }
  const { token, assets } = await prepareReporter(place, phones)
  const server = await startTestServer(onTestFinished, { DATA_DIR: place.dataDir })
  const { host, port } = new URL(server.origin)
  const line: FaultyProxy = await startFaultyProxy(Number(port))
  onTestFinished(line.close)
  const origin = `http://127.0.0.1:${line.port}`

  /** The bytes of a report about a phone, with its own idempotency key. */
  const reportOf = (assetId: string | undefined, key: string) => {
    const body = JSON.stringify({ assetId, status: 'Lost', description: 'On the bus' })
    return [
      'POST /api/reports/create-report HTTP/1.1',
      `Host: ${host}`,
      `Authorization: Bearer ${token}`,
      `Idempotency-Key: "${key}"`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      '',
      body,
    ].join('\r\n')
  }
  const reports = async () => {
    const database = await openDatabase(place)
    const rows = await database.read.selectFrom('reports').select('asset_id').execute()
    await database.close()
    return rows.map(({ asset_id }) => asset_id).sort()
  }
  return { server, line, origin, host, assets, reportOf, reports }
}

const get = (path: string, host: string) => `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`
const answersIn = (text: string) => text.split(/(?=HTTP\/1\.1 \d{3})/).filter(Boolean)

it('a report cut at any point of request or response is made once when resent', async () => {
  const shares = [0.01, 0.4, 0.8, 0.99]
  /** About the size of a report's response, most of it headers. */
  const answerBytes = 1000
  const { server, line, origin, assets, reportOf, reports } = await startBehindBadLine(
    shares.length * 2,
  )
  const tries = shares.flatMap((share) => [
    { sent: share, answered: Number.POSITIVE_INFINITY },
    { sent: Number.POSITIVE_INFINITY, answered: share },
  ])
  for (const [n, { sent, answered }] of tries.entries()) {
    const bytes = reportOf(assets[n], randomUUID())
    const cutAskedAfter = Math.ceil(bytes.length * sent)
    const cutAnswerAfter = Math.ceil(answerBytes * answered)
    line.setFaults({ cutAskedAfter, cutAnswerAfter })
    const broken = await rawText(origin, bytes, () => false)
    expect(broken.length).toBeLessThanOrEqual(Math.min(cutAnswerAfter, answerBytes))
    line.setFaults(noFaults)
    const again = await rawText(origin, bytes, (text) => text.includes('"id"'))
    expect(parseAnswer(again).status).toBe(201)
  }
  expect(await reports()).toEqual([...assets].sort())
  expect(server.isRunning()).toBe(true)
  expect(server.stderr()).toBe('')
})

it('three requests on a slow connection of seven bytes at a time are answered completely and in order', async () => {
  const { line, origin, host } = await startBehindBadLine(0)
  line.setFaults({ pieceBytes: 7, delayMs: 1 })
  const asked =
    get('/api/verify?identifier=356938035643809', host) +
    get('/healthz', host) +
    get('/api/verify?identifier=nonsense-of-a-number', host)
  const began = performance.now()
  const text = await rawText(origin, asked, (got) => got.split('"verdict"').length > 2, 15_000)
  const answers = answersIn(text).map(parseAnswer)
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers[0]?.body).toContain('"verdict":"unknown"')
  expect(answers[1]?.body.trim()).toBe('ok')
  expect(performance.now() - began).toBeLessThan(15_000)
})

it('after a refusal that did not wait for the body, a kept connection gives the next request its own response or none', async () => {
  const { origin, host } = await startBehindBadLine(0)
  const socket = await connected(origin)
  let text = ''
  socket.on('data', (more: string) => {
    text += more
  })
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.on('error', () => {})
  // The body contains what looks like a request, which must never be answered.
  const smuggled = get('/readyz', host)
  const body = smuggled.padEnd(200_000, ' ')
  socket.write(
    `POST /api/auth/login HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  socket.write(body)
  socket.write(get('/healthz', host))
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 2000))])
  socket.destroy()
  const [refusal, next, ...more] = answersIn(text).map(parseAnswer)
  expect(refusal?.status).toBe(413)
  if (next) expect([next.status, next.body.trim()]).toEqual([200, 'ok'])
  expect(more).toEqual([])
  expect(text).not.toContain('ready')
})

it('a kept connection gives the next request its response after a HEAD of a page that is made for it', async () => {
  const { origin } = await startTestServer(onTestFinished)
  const { host } = new URL(origin)
  for (const page of ['/search?uid=356938035643809', '/certificate']) {
    const socket = await connected(origin)
    let text = ''
    socket.on('data', (bytes) => {
      text += bytes
    })
    socket.write(get(page, host).replace('GET', 'HEAD'))
    await expect.poll(() => text, { timeout: 10_000 }).toContain('200 OK')
    text = ''
    socket.write(get('/healthz', host))
    await expect.poll(() => text, { message: page }).toContain('200 OK')
    socket.destroy()
  }
})

it('clients that go silent do not slow down others', async () => {
  const { server, line, origin, host, assets, reportOf } = await startBehindBadLine(1)
  line.setFaults({ isMute: true })
  const mute = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const socket = await connected(origin)
      socket.on('error', () => {})
      socket.write(reportOf(assets[0], randomUUID()).slice(0, 200))
      return socket
    }),
  )
  const times = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const began = performance.now()
      const text = await rawText(server.origin, get('/healthz', host), (got) => got.endsWith('ok'))
      expect(parseAnswer(text).status).toBe(200)
      return performance.now() - began
    }),
  )
  expect(Math.max(...times)).toBeLessThan(1000)
  for (const socket of mute) socket.destroy()
})
