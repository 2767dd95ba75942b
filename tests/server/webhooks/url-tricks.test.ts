import { createServer } from 'node:http'
import { type AddressInfo, createServer as createRawServer } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createGuardedFetch } from '../../../src/server/outgoing/guarded-fetch.ts'
import {
  createWebhookClient,
  newWebhookSecret,
} from '../../../src/server/webhooks/webhook-client.ts'

/** Starts a server on this machine; `connected` lists the addresses that reached it. */
async function listenHere() {
  const connected: unknown[] = []
  const server = createServer((_, response) => response.end())
  server.on('connection', (socket) => connected.push(socket.remoteAddress))
  // Both families.
  await new Promise<void>((done) => server.listen(0, '::', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, connected }
}

/** `@` stands for the port of the server of this machine. */
const hosts = [
  // Spellings of 127.0.0.1.
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '127.0.0.1.',
  '2130706433',
  '017700000001',
  '0177.0.0.1',
  '0x7f.0.0.1',
  '0x7f000001',
  '0x7F.1',
  '%31%32%37.0.0.1',
  '１２７.０.０.１',
  '127。0。0。1',
  '①②⑦.⓪.⓪.①',
  '0',
  '0.0.0.0',
  // IPv6, and IPv4 within it.
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[0000:0000:0000:0000:0000:0000:0000:0001]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[0:0:0:0:0:ffff:7f00:0001]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::1]',
  '[fe80::1]',
  '[fe80::1%25lo]',
  '[fe80::1%lo]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  // Private and reserved networks.
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '100.100.100.200',
  '169.254.169.254',
  '169.254.170.2',
  '2852039166',
  '0xa9fea9fe',
  '168.63.129.16',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  // Names, which all resolve to this machine.
  'localhost',
  'LOCALHOST',
  'localhost.',
  'ｌｏｃａｌｈｏｓｔ',
  'loc­alhost',
  'a.localhost',
  'metadata.google.internal',
  'printer.local',
  'router',
  '127.0.0.1.nip.io',
  'rebinding.example',
  'two-addresses.example',
  'mapped.example',
  'nat64.example',
  'trailing.example.',
  'XN--N3H.example',
]

const forms = [
  (host: string) => `https://${host}/`,
  (host: string) => `https://${host}:@/`,
  (host: string) => `http://${host}:@/`,
]

const others = [
  'https://user:secret@127.0.0.1:@/',
  'https://example.com:secret@127.0.0.1:@/',
  'https://example.com@127.0.0.1:@/',
  'https://127.0.0.1:@#@example.com/',
  'https://127.0.0.1:@\\@example.com/',
  'https:\\\\127.0.0.1:@\\',
  'https:127.0.0.1:@',
  'https:///127.0.0.1:@/',
  ' https://127.0.0.1:@/',
  'h\tttps://127.0.0.1:@/',
  'https://127.0.\n0.1:@/',
  'https://example.com:@/',
  'https://example.com:22/',
  'file:///etc/passwd',
  'ftp://127.0.0.1:@/',
  'gopher://127.0.0.1:@/',
  'data:text/plain,hello',
  'blob:https://127.0.0.1:@/x',
  'unix:/var/run/docker.sock',
  'ws://127.0.0.1:@/',
]

/** What the names of the list resolve to. */
const addresses: Record<string, string[]> = {
  'two-addresses.example': ['93.184.216.34', '127.0.0.1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'nat64.example': ['64:ff9b::7f00:1'],
}

it('a webhook reaches no server of this machine or its network by any of 200 URLs', async () => {
  const { port, connected } = await listenHere()
  const resolve = async (name: string) =>
    (addresses[name] ?? ['127.0.0.1', '::1']).map((address) => ({
      ...{ address, family: address.includes(':') ? 6 : 4 },
    }))
  const client = createWebhookClient(createGuardedFetch({ resolve }), { timeoutMs: 2000 })
  const urls = [...hosts.flatMap((host) => forms.map((form) => form(host))), ...others].map((url) =>
    url.replace(':@', `:${port}`),
  )
  const message = { id: 'an-id', body: '{}' }
  const secrets = [newWebhookSecret()]
  for (const url of urls) {
    const outcome = await client.send({ url, secrets }, message, Date.now())
    // The outcome does not tell whether such a server or such a name exists.
    expect({ url, ...outcome }).toEqual({ url, is: 'failed', code: 'no-public-address' })
  }
  expect(connected).toEqual([])
  expect(urls.length).toBeGreaterThan(200)
  const accepted = urls.filter((url) => client.accepts(url))
  // Only names that look public are accepted. Where they lead is checked when something is sent.
  expect(accepted.map((url) => new URL(url).hostname)).toEqual(
    expect.arrayContaining(['127.0.0.1.nip.io', 'rebinding.example']),
  )
  expect(accepted.filter((url) => !/\.example\.?\/|nip\.io/.test(url))).toEqual([])
})

it('a webhook does not reach this machine by a public address of its own', async () => {
  const own = () => ['2606:2800:0220:0001:0000:0000:0000:0009', '93.184.216.34']
  const resolve = async () => [{ address: '93.184.216.34', family: 4 }]
  const ask = createGuardedFetch({ resolve, own })
  await expect(ask('https://toju.example/')).rejects.toThrow('not-public')
  await expect(ask('https://[2606:2800:220:1::9]/')).rejects.toThrow('not-public')
})

it('a webhook reaches this machine only where loopback is allowed', async () => {
  const { port, connected } = await listenHere()
  const url = `http://127.0.0.1:${port}/`
  const message = { id: 'an-id', body: '{}' }
  const target = { url, secrets: [newWebhookSecret()] }
  const trial = createWebhookClient(createGuardedFetch({ loopback: true }), { loopback: true })
  expect(trial.accepts(url)).toBe(true)
  expect((await trial.send(target, message, 1)).is).toBe('delivered')
  // Without that permission the same URL is refused.
  const strangers = createWebhookClient(createGuardedFetch())
  expect(strangers.accepts(url)).toBe(false)
  expect((await strangers.send(target, message, 1)).is).toBe('failed')
  expect(connected).toHaveLength(1)
})

it('an answer is read up to 64 kB, a redirect is not followed, and 410 ends the deliveries', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/long') response.end('x'.repeat(64 * 1024 + 1))
    else if (request.url === '/choices') response.writeHead(300).end()
    else if (request.url === '/gone') response.writeHead(410).end()
    else if (request.url === '/busy') response.writeHead(429, { 'retry-after': '90' }).end()
    else if (request.url === '/slow') response.write('x')
    else response.writeHead(307, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const client = createWebhookClient(createGuardedFetch({ loopback: true }), { timeoutMs: 50 })
  const send = (path: string) => {
    const target = { url: `http://127.0.0.1:${port}${path}`, secrets: [newWebhookSecret()] }
    return client.send(target, { id: 'an-id', body: '{}' }, 1)
  }
  expect(await send('/long')).toEqual({ is: 'failed', code: 'too-long' })
  expect(await send('/choices')).toEqual({ is: 'failed', code: '300' })
  expect(await send('/gone')).toEqual({ is: 'gone', code: '410' })
  expect(await send('/busy')).toEqual({ is: 'failed', code: '429', retryAfterMs: 90_000 })
  expect(await send('/slow')).toEqual({ is: 'failed', code: 'timeout' })
  expect(await send('/redirect')).toEqual({ is: 'failed', code: '307' })
  expect(asked).not.toContain('/elsewhere')
})

// A delivery that never ends would occupy its slot for ever, and twenty of them all slots.
it('a receiver that switches protocols has failed, too', async () => {
  const server = createRawServer((socket) =>
    socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const client = createWebhookClient(createGuardedFetch({ loopback: true }), { timeoutMs: 2000 })
  const target = { url: `http://127.0.0.1:${port}/`, secrets: [newWebhookSecret()] }
  expect(await client.send(target, { id: 'an-id', body: '{}' }, 1)).toEqual({
    ...{ is: 'failed', code: 'unreachable' },
  })
})
