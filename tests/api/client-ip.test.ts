import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createClientIpReader } from '../../src/server/http/client-ip.ts'

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
  expect(read(['fd00::/8'], 'fd00::1', '2001:db8::5')).toBe('2001:db8:0:0::/64')
  expect(read(['::1'], '::1', '2001:db8::5')).toBe('2001:db8:0:0::/64')
})

test('IPv6 clients are counted by network: all addresses of one connection are one client', () => {
  const home = read([], '2001:db8:1:2::5')
  expect(read([], '2001:0db8:0001:0002:ffff:1:2:3')).toBe(home)
  expect(read([], '2001:db8:1:3::5')).not.toBe(home)
  expect(read([], '::1')).toBe('0:0:0:0::/64')
})

test.each(['', 'unknown', '_hidden', '203.0.113.5:4711', '1.2.3', '<script>', ','])(
  'an invalid address in the header (%j) falls back to the nearest valid one',
  (nonsense) => {
    expect(read(['10.0.0.0/8'], '10.0.0.1', nonsense)).toBe('10.0.0.1')
    expect(read(['10.0.0.0/8'], '10.0.0.1', nonsense, '203.0.113.5')).toBe('203.0.113.5')
  },
)

test('a closed connection or a link-local address with a zone does not throw', () => {
  expect(read(['10.0.0.0/8'], undefined, '1.1.1.1')).toBe('')
  expect(read(['10.0.0.0/8'], 'fe80::1%eth0', '1.1.1.1')).toBe('fe80:0:0:0::/64')
})
