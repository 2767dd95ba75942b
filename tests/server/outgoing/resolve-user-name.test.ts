import { createSocket, type Socket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createGuardedFetch } from '../../../src/server/outgoing/guarded-fetch.ts'
import { createUserNameResolver } from '../../../src/server/outgoing/public-addresses.ts'

type Records = Record<string, { a?: string; aaaa?: string }>

const noError = 0x8180
const noSuchName = 0x8183

/** A name server with these records. It stays silent about names that it was not given. */
async function startNameServer(records: Records, { missing = [] as string[] } = {}) {
  const socket = createSocket('udp4')
  const asked: string[] = []
  socket.on('message', (query, { port, address }) => {
    const { name, type, end } = questionOf(query)
    asked.push(`${type === 28 ? 'AAAA' : 'A'} ${name}`)
    const record = records[name]
    if (!record && !missing.includes(name)) return
    const text = type === 28 ? record?.aaaa : record?.a
    answer(socket, query.subarray(0, end), { text, isMissing: !record }, { port, address })
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => {
    socket.close()
  })
  return { asked, servers: [`127.0.0.1:${socket.address().port}`] }
}

function questionOf(query: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('ascii', at + 1, at + 1 + length))
    at += length + 1
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

function answer(
  socket: Socket,
  question: Buffer,
  { text, isMissing }: { text: string | undefined; isMissing: boolean },
  to: { port: number; address: string },
) {
  const head = Buffer.from(question)
  head.writeUInt16BE(isMissing ? noSuchName : noError, 2)
  head.writeUInt16BE(text ? 1 : 0, 6)
  head.writeUInt32BE(0, 8)
  if (!text) return socket.send(head, to.port, to.address)
  const isSix = text.includes(':')
  const data = isSix
    ? Buffer.from(
        text
          .split(':')
          .map((part) => part.padStart(4, '0'))
          .join(''),
        'hex',
      )
    : Buffer.from(text.split('.').map(Number))
  const record = Buffer.alloc(12)
  record.writeUInt16BE(0xc00c, 0)
  record.writeUInt16BE(isSix ? 28 : 1, 2)
  record.writeUInt16BE(1, 4)
  record.writeUInt32BE(60, 6)
  record.writeUInt16BE(data.length, 10)
  return socket.send(Buffer.concat([head, record, data]), to.port, to.address)
}

test('a name resolves to its IPv4 and IPv6 addresses, also if it has one kind only', async () => {
  const { servers } = await startNameServer({
    'both.example': { a: '93.184.216.34', aaaa: '2606:2800:220:1:248:1893:25c8:1946' },
    'four.example': { a: '93.184.216.34' },
    'six.example': { aaaa: '2606:2800:220:1:248:1893:25c8:1946' },
  })
  const resolve = createUserNameResolver({ servers })
  const four = { address: '93.184.216.34', family: 4 }
  const six = { address: '2606:2800:220:1:248:1893:25c8:1946', family: 6 }
  expect(await resolve('both.example')).toEqual([four, six])
  expect(await resolve('four.example')).toEqual([four])
  expect(await resolve('Six.Example')).toEqual([six])
})

test('a silent name server is given up after the limit, asked once, and not again while that is fresh', async () => {
  const { asked, servers } = await startNameServer({})
  const clock = { now: 0 }
  const resolve = createUserNameResolver({ servers, timeoutMs: 50, now: () => clock.now })
  const begun = performance.now()
  const all = await Promise.allSettled(Array.from({ length: 8 }, () => resolve('silent.example')))
  expect(performance.now() - begun).toBeLessThan(1000)
  const timedOut = { status: 'rejected', reason: { code: 'ETIMEOUT' } }
  expect(all).toMatchObject(Array(8).fill(timedOut))
  await expect(resolve('silent.example')).rejects.toMatchObject({ code: 'ETIMEOUT' })
  expect(asked.toSorted()).toEqual(['A silent.example', 'AAAA silent.example'])
  clock.now += 30_000
  await expect(resolve('silent.example')).rejects.toMatchObject({ code: 'ETIMEOUT' })
  expect(asked).toHaveLength(4)
})

test('a missing name is remembered, and names of /etc/hosts do not count', async () => {
  const { asked, servers } = await startNameServer({}, { missing: ['none.example', 'localhost'] })
  const resolve = createUserNameResolver({ servers })
  for (let time = 0; time < 3; time++) {
    await expect(resolve('none.example')).rejects.toMatchObject({ code: 'ENOTFOUND' })
  }
  expect(asked).toHaveLength(2)
  await expect(resolve('localhost')).rejects.toMatchObject({ code: 'ENOTFOUND' })
})

test('a name is given up after the limit, however many name servers are silent', async () => {
  const silent = await Promise.all(Array.from({ length: 8 }, () => startNameServer({})))
  const servers = silent.flatMap((each) => each.servers)
  const resolve = createUserNameResolver({ servers, timeoutMs: 50 })
  const begun = performance.now()
  await expect(resolve('silent.example')).rejects.toMatchObject({ code: 'ETIMEOUT' })
  expect(performance.now() - begun).toBeLessThan(1000)
})

test('a request to the URL of a user asks name servers, and one to a URL of the settings the operating system', async () => {
  const asked = vi.spyOn(Resolver.prototype, 'resolve4').mockResolvedValue(['10.0.0.1'])
  vi.spyOn(Resolver.prototype, 'resolve6').mockRejectedValue(new Error('none'))
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  const fetchGuarded = createGuardedFetch({ configured: ['http://localhost:1'] })
  await expect(fetchGuarded('https://hook.example/')).rejects.toMatchObject({ code: 'not-public' })
  expect(asked.mock.calls).toEqual([['hook.example']])
  await expect(fetchGuarded('http://localhost:1/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  expect(asked).toHaveBeenCalledOnce()
})
