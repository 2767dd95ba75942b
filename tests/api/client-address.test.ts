import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { createAddressReader } from '../../src/server/http/client-address.ts'

/** What is read of a request from this connection with these `X-Forwarded-For` headers. */
function read(trusted: string[], from: string | undefined, ...forwarded: string[]): string {
  return createAddressReader(trusted)({
    socket: { remoteAddress: from },
    headers: forwarded.length > 0 ? { 'x-forwarded-for': forwarded.join(', ') } : {},
  } as IncomingMessage)
}

test('without proxies of ours the connection says who sends, and no header', () => {
  expect(read([], '203.0.113.5')).toBe('203.0.113.5')
  expect(read([], '203.0.113.5', '1.1.1.1')).toBe('203.0.113.5')
})

test('a header is believed only from a proxy of ours', () => {
  expect(read(['10.0.0.0/8'], '203.0.113.5', '1.1.1.1')).toBe('203.0.113.5')
  expect(read(['10.0.0.0/8'], '10.1.2.3', '1.1.1.1')).toBe('1.1.1.1')
  expect(read(['10.0.0.1'], '10.0.0.2', '1.1.1.1')).toBe('10.0.0.2')
})

test('it is read from the right over our proxies: what stands further left is a claim', () => {
  const ours = ['10.0.0.0/8', '192.0.2.7']
  expect(read(ours, '10.0.0.1', '6.6.6.6, 203.0.113.5, 192.0.2.7, 10.0.0.9')).toBe('203.0.113.5')
  expect(read(ours, '10.0.0.1', '6.6.6.6', '203.0.113.5')).toBe('203.0.113.5')
  expect(read(ours, '10.0.0.1', '10.0.0.7, 203.0.113.5')).toBe('203.0.113.5')
})

test('a request that one of our proxies made itself is that proxy’s', () => {
  expect(read(['10.0.0.0/8'], '10.0.0.1')).toBe('10.0.0.1')
  expect(read(['10.0.0.0/8'], '10.0.0.1', '10.0.0.2')).toBe('10.0.0.2')
})

test('IPv4 on an IPv6 socket is itself, and IPv6 ranges work', () => {
  expect(read([], '::ffff:203.0.113.5')).toBe('203.0.113.5')
  expect(read(['127.0.0.1'], '::ffff:127.0.0.1', '::ffff:203.0.113.5')).toBe('203.0.113.5')
  expect(read(['fd00::/8'], 'fd00::1', '2001:db8::5')).toBe('2001:db8:0:0::/64')
  expect(read(['::1'], '::1', '2001:db8::5')).toBe('2001:db8:0:0::/64')
})

test('of IPv6 the network counts: all addresses of one line are one sender', () => {
  const home = read([], '2001:db8:1:2::5')
  expect(read([], '2001:0db8:0001:0002:ffff:1:2:3')).toBe(home)
  expect(read([], '2001:db8:1:3::5')).not.toBe(home)
  expect(read([], '::1')).toBe('0:0:0:0::/64')
})

test.each(['', 'unknown', '_hidden', '203.0.113.5:4711', '1.2.3', '<script>', ','])(
  'a header that is no address (%j) leaves the nearest that is',
  (nonsense) => {
    expect(read(['10.0.0.0/8'], '10.0.0.1', nonsense)).toBe('10.0.0.1')
    expect(read(['10.0.0.0/8'], '10.0.0.1', nonsense, '203.0.113.5')).toBe('203.0.113.5')
  },
)

test('a connection that is gone already, or from a link-local address with its zone, throws nothing', () => {
  expect(read(['10.0.0.0/8'], undefined, '1.1.1.1')).toBe('')
  expect(read(['10.0.0.0/8'], 'fe80::1%eth0', '1.1.1.1')).toBe('fe80:0:0:0::/64')
})
