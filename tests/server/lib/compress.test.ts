import { expect, test } from 'vitest'
import { firstAccepted } from '../../../src/server/lib/compress.ts'

test('the time to read an Accept-Encoding header grows with its length alone', () => {
  const began = performance.now()
  for (const gap of [' ', '\t', ';', ' ; ', 'q=', ',']) {
    expect(firstAccepted(`gzip${gap.repeat(40_000)}x`)).not.toBe('br')
  }
  expect(performance.now() - began).toBeLessThan(2000)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP , br; q=0', 'gzip'],
  ['br ;Q=0.000, gzip;q=0.5', 'gzip'],
  ['br;q=, identity', undefined],
  ['brotli, x-gzip', undefined],
  ['', undefined],
])('“%s” accepts %s', (header, encoding) => {
  expect(firstAccepted(header)).toBe(encoding)
})
