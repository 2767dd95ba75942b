import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished, test } from 'vitest'
import { createGuardedFetch } from '../../../src/server/outgoing/guarded-fetch.ts'

/** Starts a server on this machine; `asked` lists the requests that it received. */
async function listen(answer: RequestListener) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, asked }
}

/** A resolver that finds these addresses for every name; `asked` lists the names. */
const to = (...addresses: string[]) => {
  const asked: string[] = []
  const resolve = async (name: string) => {
    asked.push(name)
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
  return { asked, resolve }
}

describe('a URL that a stranger gave', () => {
  it.each([
    'http://push.example/',
    'ftp://push.example/',
    'https://push.example:8443/',
    'https://user:secret@push.example/',
    // Every spelling of an address of this machine or its network.
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a00:1]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b:1::a00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:7f00:1::]/',
    'https://[2001:db8::1]/',
    'https://[fe80::1]/',
    'https://[fc00::1]/',
    'https://[ff02::1]/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://172.31.255.255/',
    'https://192.0.0.1/',
    'https://192.168.0.1/',
    'https://198.18.0.1/',
    'https://198.51.100.1/',
    'https://203.0.113.9/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
  ])('is not requested: %s', async (url) => {
    const { asked, resolve } = to('93.184.216.34')
    await expect(createGuardedFetch({ resolve })(url)).rejects.toThrow('refused')
    expect(asked).toEqual([])
  })

  it.each([
    ['127.0.0.1'],
    ['10.0.0.1'],
    ['::1'],
    ['::ffff:192.168.1.1'],
    ['64:ff9b::a00:1'],
    ['fd00::1'],
    [],
    // One of many is enough.
    ['93.184.216.34', '10.0.0.1'],
    ['2606:2800:220:1::1', 'fe80::1'],
  ])('is not requested when its name resolves to %s', async (...addresses) => {
    const { asked, resolve } = to(...addresses)
    await expect(createGuardedFetch({ resolve })('https://push.example/')).rejects.toThrow(
      'not-public',
    )
    expect(asked).toEqual(['push.example'])
  })

  it('cannot lead to this machine without the setting, whatever it is called', async () => {
    const { port, asked } = await listen((_, response) => response.end())
    for (const host of ['localhost', '127.0.0.1', 'localhost.', '[::ffff:127.0.0.1]']) {
      await expect(createGuardedFetch()(`http://${host}:${port}/`)).rejects.toThrow('refused')
    }
    const answer = await createGuardedFetch({ loopback: true })(`http://127.0.0.1:${port}/ok`)
    expect(answer.status).toBe(200)
    // A name that claims to be this machine but resolves to another.
    const { resolve } = to('10.0.0.1')
    const lying = createGuardedFetch({ loopback: true, resolve })
    await expect(lying(`http://localhost:${port}/`)).rejects.toThrow('not-public')
    expect(asked).toEqual(['GET /ok'])
  })
})

test('a name is resolved once, and the connection goes to the address that was checked', async () => {
  const { port, asked } = await listen((_, response) => response.end('here'))
  const url = `http://no-such-name.invalid:${port}`
  const names = to('127.0.0.1')
  const ask = createGuardedFetch({ configured: [url], resolve: names.resolve })
  const answer = await ask(`${url}/a?b`, { method: 'PUT', body: 'x', headers: { a: 'b' } })
  expect(await answer.text()).toBe('here')
  expect(names.asked).toEqual(['no-such-name.invalid'])
  expect(asked).toEqual(['PUT /a?b'])
  // Another port or scheme is another origin, which nobody configured.
  await expect(ask(`http://no-such-name.invalid:${port + 1}/`)).rejects.toThrow('not-https')
})

// A server may close an idle connection just as a request is sent on it.
test('each POST has its own connection, because it cannot be sent twice', async () => {
  const connections = new Set<number | undefined>()
  const { port } = await listen(({ socket }, response) => {
    connections.add(socket.remotePort)
    response.end()
  })
  const fetch = createGuardedFetch({ loopback: true })
  const send = (method: string) => fetch(`http://127.0.0.1:${port}/`, { method })
  for (const method of ['GET', 'GET', 'POST', 'POST', 'GET']) await send(method)
  expect(connections.size).toBe(3)
})

test('no redirect is followed', async () => {
  const { port, asked } = await listen((_, response) =>
    response.writeHead(307, { location: '/elsewhere' }).end(),
  )
  const answer = await createGuardedFetch({ loopback: true })(`http://127.0.0.1:${port}/`)
  expect([answer.status, answer.headers.get('location')]).toEqual([307, '/elsewhere'])
  expect(asked).toEqual(['GET /'])
})

test('a long answer, a slow one and a name that never resolves end in an error', async () => {
  const long = await listen((_, response) => response.end('x'.repeat(2000)))
  const slow = await listen((_, response) => response.write('x'))
  const ask = createGuardedFetch({ loopback: true })
  const toLong = ask(`http://127.0.0.1:${long.port}/`, { maxBytes: 1999 })
  await expect(toLong).rejects.toThrow('too-long')
  const toSlow = ask(`http://127.0.0.1:${slow.port}/`, { timeoutMs: 30 })
  await expect(toSlow).rejects.toMatchObject({ name: 'TimeoutError' })
  const lost = createGuardedFetch({ resolve: () => new Promise(() => {}) })
  const toLost = lost('https://push.example/', { timeoutMs: 30 })
  await expect(toLost).rejects.toMatchObject({ name: 'TimeoutError' })
})
