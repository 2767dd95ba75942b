import { expect, test } from 'vitest'
import { ageOf, ageTextName } from '../../../src/domain/proofs/proof-numbers.ts'

const asOf = '2026-03-01T12:00:00.000Z'
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

test.each([
  [-hour, 'moment', 0, 'moment'],
  [0, 'moment', 0, 'moment'],
  [minute - 1, 'moment', 0, 'moment'],
  [minute, 'minute', 1, 'minute'],
  [2 * minute, 'minute', 2, 'minutes'],
  [hour - 1, 'minute', 59, 'minutes'],
  [hour, 'hour', 1, 'hour'],
  [day - 1, 'hour', 23, 'hours'],
  [day, 'day', 1, 'day'],
  [40 * day + hour, 'day', 40, 'days'],
] as const)('after %d ms a proof is %s %d old, in the text %s', (ms, unit, count, text) => {
  const age = ageOf(asOf, Date.parse(asOf) + ms)
  expect(age).toEqual({ unit, count })
  expect(ageTextName(age)).toBe(text)
})
