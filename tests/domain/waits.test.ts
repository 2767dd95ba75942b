import { expect, it } from 'vitest'
import { rateLimitMessages } from '../../src/locales/en/rate-limits.ts'

it.each([
  [1, '1 second'],
  [90, '90 seconds'],
  [600, '10 minutes'],
  [86_400, '24 hours'],
])('a wait of %i seconds is said as people count it: %s', (seconds, words) => {
  expect(rateLimitMessages.tries({ seconds })).toBe(`Too many tries. Wait ${words} and try again.`)
})
