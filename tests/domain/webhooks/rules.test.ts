import { expect, it } from 'vitest'
import { retryDelayMs } from '../../../src/domain/webhooks/rules.ts'

it('a webhook is tried ten times over three days, with up to a fifth of random delay', () => {
  const seconds = (random: number) =>
    Array.from({ length: 11 }, (_, attempts) => retryDelayMs(attempts, random)).map(
      (ms) => ms && ms / 1000,
    )
  const hours = [2, 5, 10, 14, 20, 24].map((count) => count * 3600)
  const planned = [0, 5, 300, 1800, ...hours]
  expect(seconds(0.5)).toEqual([...planned, null])
  expect(seconds(0)).toEqual([...planned.map((each) => each * 0.8), null])
  expect(Math.max(...seconds(0.999).map(Number))).toBeLessThan(24 * 3600 * 1.2)
})

it('a receiver’s Retry-After is respected up to a day', () => {
  expect(retryDelayMs(1, 0.5, 60_000)).toBe(60_000)
  expect(retryDelayMs(1, 0.5, 1)).toBe(5000)
  expect(retryDelayMs(1, 0.5, 10 ** 12)).toBe(24 * 3_600_000)
  expect(retryDelayMs(10, 0.5, 60_000)).toBeNull()
})
