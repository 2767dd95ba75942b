import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createClientIpReader } from '../../src/server/http/client-ip.ts'
import { circlesOf, lineOf, networkOf } from '../../src/server/lib/senders/sender.ts'

/** The client address read from a connection with these `X-Forwarded-For` headers. */
function read(trusted: string[], from: string | undefined, ...forwarded: string[]): string {
  return createClientIpReader(trusted)({
    socket: { remoteAddress: from },
    headers: forwarded.length > 0 ? { 'x-forwarded-for': forwarded.join(', ') } : {},
  } as IncomingMessage)
}

test('without trusted proxies the client address is the connection’s, whatever the headers say', () => {
  expect(read([], '203.0.113.5')).toBe('203.0.113.5')
  expect(read([], '203.0.113.5', '1.1.1.1')).toBe('203.0.113.5')
})

test('forwarding headers are trusted from a trusted proxy only', () => {
  expect(read(['10.0.0.0/8'], '203.0.113.5', '1.1.1.1')).toBe('203.0.113.5')
  expect(read(['10.0.0.0/8'], '10.1.2.3', '1.1.1.1')).toBe('1.1.1.1')
  expect(read(['10.0.0.1'], '10.0.0.2', '1.1.1.1')).toBe('10.0.0.2')
})

test('the client address is the rightmost one that is not a trusted proxy', () => {
  const ours = ['10.0.0.0/8', '192.0.2.7']
  expect(read(ours, '10.0.0.1', '6.6.6.6, 203.0.113.5, 192.0.2.7, 10.0.0.9')).toBe('203.0.113.5')
  expect(read(ours, '10.0.0.1', '6.6.6.6', '203.0.113.5')).toBe('203.0.113.5')
  expect(read(ours, '10.0.0.1', '10.0.0.7, 203.0.113.5')).toBe('203.0.113.5')
})

test('a trusted proxy’s own request has the proxy’s address', () => {
  expect(read(['10.0.0.0/8'], '10.0.0.1')).toBe('10.0.0.1')
  expect(read(['10.0.0.0/8'], '10.0.0.1', '10.0.0.2')).toBe('10.0.0.2')
})

test('IPv4-mapped IPv6 addresses and IPv6 ranges are recognised', () => {
  expect(read([], '::ffff:203.0.113.5')).toBe('203.0.113.5')
  expect(read(['127.0.0.1'], '::ffff:127.0.0.1', '::ffff:203.0.113.5')).toBe('203.0.113.5')
  expect(read(['fd00::/8'], 'fd00::1', '2001:db8::5')).toBe('2001:db8::5')
  expect(read(['::1'], '::1', '2001:db8::5')).toBe('2001:db8::5')
})

test.each([
  ['203.0.113.5:4711', '203.0.113.5'],
  ['[2001:db8::5]:4711', '2001:db8::5'],
  ['[2001:db8::5]', '2001:db8::5'],
  ['2001:DB8:0:0::5', '2001:db8:0:0::5'],
  ['::FFFF:203.0.113.5', '203.0.113.5'],
  ['[::ffff:203.0.113.5]:443', '203.0.113.5'],
  ['::ffff:cb00:7105', '203.0.113.5'],
  ['0:0:0:0:0:ffff:203.0.113.5', '203.0.113.5'],
])('a proxy may write a client as %s', (written, ip) => {
  expect(read(['10.0.0.0/8'], '10.0.0.1', written)).toBe(ip)
  expect(read(['10.0.0.0/8'], '10.0.0.1', `6.6.6.6, ${written}, 10.0.0.9:80`)).toBe(ip)
})

test('an address is counted in widening networks, however it is written', () => {
  expect(circlesOf('203.0.113.5')).toEqual(['203.0.113.5', '203.0.113.0/24'])
  const home = ['2001:db8:1:2a3::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']
  for (const written of ['2001:db8:1:2a3::5', '2001:0db8:0001:02a3:ffff:1:2:3']) {
    expect(circlesOf(written)).toEqual(home)
  }
  expect(circlesOf('2001:db8::5')).toEqual([
    '2001:db8:0:0::/64',
    '2001:db8:0:0::/56',
    '2001:db8:0::/48',
  ])
  expect(circlesOf('::1')[0]).toBe('0:0:0:0::/64')
  expect(lineOf('2001:db8:1:2a3::/64')).toBe(home[0])
  expect(networkOf('2001:db8:1:2a4::1')).toBe(home[2])
})

test.each(['', 'unknown', '_hidden', '1.2.3', '<script>', ','])(
  'an invalid address in the header (%j) falls back to the nearest valid one',
  (nonsense) => {
    expect(read(['10.0.0.0/8'], '10.0.0.1', nonsense)).toBe('10.0.0.1')
    expect(read(['10.0.0.0/8'], '10.0.0.1', nonsense, '203.0.113.5')).toBe('203.0.113.5')
  },
)

test('a closed connection or a link-local address with a zone does not throw', () => {
  expect(read(['10.0.0.0/8'], undefined, '1.1.1.1')).toBe('')
  expect(read(['10.0.0.0/8'], 'fe80::1%eth0', '1.1.1.1')).toBe('fe80::1')
})
