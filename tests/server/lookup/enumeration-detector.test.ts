import fc from 'fast-check'
import { expect, test } from 'vitest'
import { luhnCharacter } from '../../../src/domain/identifiers/check-digits.ts'
import { readText } from '../../../src/domain/identifiers/read/read-text.ts'
import {
  clientsOf,
  createEnumerationDetector,
} from '../../../src/server/services/lookup/enumeration-detector.ts'
import type { Client } from '../../../src/server/services/lookup/enumeration-log.ts'

const minutes = (count: number) => count * 60_000
const client: Client = { by: 'address', id: '10.1.1.1' }

function start() {
  const clock = { now: Date.parse('2026-03-04T09:00:00Z') }
  const detector = createEnumerationDetector({
    encryption: { hmac: (text) => text },
    now: () => clock.now,
  })
  const phone = (model: string, n: number) => {
    const key = model + String(n).padStart(6, '0')
    return readText(key + luhnCharacter(key, 10)).candidates[0]
  }
  const miss = (n: number, { model = '35209900', by = client } = {}) =>
    detector.recordMiss([by], phone(model, n))
  const isThrottled = ({ model = '35209900', by = client } = {}) =>
    detector.throttled([by], phone(model, 777)) !== null
  const from = (address: string, n: number) =>
    detector.recordMiss(clientsOf({ ip: address }), phone('35209900', n))
  const isThrottledAt = (address: string) =>
    detector.throttled(clientsOf({ ip: address }), phone('35209900', 777_777)) !== null
  return { clock, detector, miss, isThrottled, from, isThrottledAt }
}

const times = (count: number, action: (n: number) => void) => {
  for (let n = 1; n <= count; n++) action(n)
}

test('31 different misses of one model within ten minutes slow that client for that model, and nothing else', () => {
  const { detector, miss, isThrottled } = start()
  times(30, (n) => miss(n))
  expect(detector.isActive()).toBe(false)
  expect(isThrottled()).toBe(false)
  miss(31)
  expect(isThrottled()).toBe(true)
  expect(isThrottled({ model: '35209901' })).toBe(false)
  expect(isThrottled({ by: { by: 'address', id: '10.1.1.2' } })).toBe(false)
  expect(isThrottled({ by: { by: 'account', id: '10.1.1.1' } })).toBe(false)
})

test('a repeated identifier is a single miss, and misses expire after ten minutes', () => {
  const { clock, miss, isThrottled } = start()
  times(300, () => miss(1))
  times(30, (n) => miss(n))
  clock.now += minutes(10)
  times(30, (n) => miss(100 + n))
  expect(isThrottled()).toBe(false)
})

test('one lookup from each of many addresses of a network slows that network, and no other', () => {
  for (const [at, elsewhere] of [
    [(n: number) => `2001:db8:1:${n.toString(16)}::5`, '2001:db8:2:1::5'],
    [(n: number) => `203.0.113.${n}`, '203.0.114.1'],
  ] as const) {
    const { from, isThrottledAt } = start()
    times(120, (n) => from(at(n), n))
    expect(isThrottledAt(at(200))).toBe(false)
    from(at(121), 121)
    expect(isThrottledAt(at(200))).toBe(true)
    expect(isThrottledAt(elsewhere)).toBe(false)
  }
})

test('a range looked up from very many places slows the clients with several misses in it, and nobody else', () => {
  const { clock, from, isThrottledAt } = start()
  const at = (n: number) => `10.${Math.floor(n / 250)}.${n % 250}.1`
  times(605, (n) => from(at(n), n))
  const honest = '192.0.2.1'
  times(4, (n) => from(honest, 1000 + n))
  expect(isThrottledAt(honest)).toBe(false)
  expect(isThrottledAt('192.0.3.1')).toBe(false)
  from(honest, 1005)
  expect(isThrottledAt(honest)).toBe(true)
  // Honest misses of other clients do not extend it.
  times(10, (n) => {
    clock.now += minutes(7)
    from(`198.51.100.${n}`, 2000 + n)
  })
  times(5, (n) => from('192.0.4.1', 3000 + n))
  expect(isThrottledAt('192.0.4.1')).toBe(false)
})

test('enumeration ends an hour after its last miss', () => {
  const { clock, miss, isThrottled } = start()
  times(31, (n) => miss(n))
  clock.now += minutes(50)
  miss(32)
  clock.now += minutes(59)
  expect(isThrottled()).toBe(true)
  clock.now += minutes(1)
  expect(isThrottled()).toBe(false)
})

test('looking up a handful of phones, of any model and however often, is never slowed', () => {
  const phones = fc.array(
    fc.record({
      model: fc.constantFrom('35209900', '35693803', '86012345'),
      n: fc.integer({ min: 0, max: 999_999 }),
    }),
    { minLength: 1, maxLength: 30 },
  )
  fc.assert(
    fc.property(phones, fc.integer({ min: 1, max: 5 }), (checked, rounds) => {
      const { detector, miss } = start()
      times(rounds, () => {
        for (const { model, n } of checked) miss(n, { model })
      })
      expect(detector.isActive()).toBe(false)
    }),
  )
})

test('enumeration is detected after 60,000 other clients', () => {
  const { miss, isThrottled } = start()
  times(60_000, (n) => miss(n, { by: { by: 'address', id: `10.2.${n}` } }))
  times(31, (n) => miss(n))
  expect(isThrottled()).toBe(true)
})

test('a clock that was a year ahead for a while slows nobody for a year', () => {
  const { clock, miss, isThrottled } = start()
  clock.now += minutes(60 * 24 * 365)
  times(31, (n) => miss(n))
  times(30, (n) => miss(n, { model: '35209901' }))
  clock.now -= minutes(60 * 24 * 365)
  expect(isThrottled()).toBe(false)
  miss(31, { model: '35209901' })
  expect(isThrottled({ model: '35209901' })).toBe(false)
})
