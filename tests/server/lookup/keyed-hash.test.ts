import { expect, test } from 'vitest'
import { createKeyedHash } from '../../../src/server/lib/hashes.ts'

test('a hundred thousand similar texts have a hundred thousand hashes', () => {
  const printOf = createKeyedHash()
  const prints = new Set<number>()
  for (let n = 0; n < 100_000; n++) prints.add(printOf(`35209900${String(n).padStart(6, '0')}`))
  expect(prints.size).toBe(100_000)
  expect([...prints].every(Number.isSafeInteger)).toBe(true)
})

test('equal parts have equal hashes, and the boundaries of the parts matter', () => {
  const printOf = createKeyedHash()
  expect(printOf('10.1.1.1', 'imei')).toBe(printOf('10.1.1.1', 'imei'))
  expect(printOf('10.1.1.1', 'imei')).not.toBe(printOf('10.1.1.1i', 'mei'))
  expect(printOf('a', '')).not.toBe(printOf('a'))
})

test('two processes hash one text differently', () => {
  expect(createKeyedHash()('35209900123456')).not.toBe(createKeyedHash()('35209900123456'))
})
