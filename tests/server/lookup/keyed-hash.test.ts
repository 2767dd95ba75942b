import { expect, test } from 'vitest'
import { createKeyedHash } from '../../../src/server/lib/keyed-hash.ts'

test('a hundred thousand neighbours have a hundred thousand prints', () => {
  const printOf = createKeyedHash()
  const prints = new Set<number>()
  for (let n = 0; n < 100_000; n++) prints.add(printOf(`35209900${String(n).padStart(6, '0')}`))
  expect(prints.size).toBe(100_000)
  expect([...prints].every(Number.isSafeInteger)).toBe(true)
})

test('the same parts have one print, and where one ends and the next begins counts', () => {
  const printOf = createKeyedHash()
  expect(printOf('10.1.1.1', 'imei')).toBe(printOf('10.1.1.1', 'imei'))
  expect(printOf('10.1.1.1', 'imei')).not.toBe(printOf('10.1.1.1i', 'mei'))
  expect(printOf('a', '')).not.toBe(printOf('a'))
})

test('two processes give one text different prints', () => {
  expect(createKeyedHash()('35209900123456')).not.toBe(createKeyedHash()('35209900123456'))
})
