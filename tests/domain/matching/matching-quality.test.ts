import { expect, it } from 'vitest'
import { labelledPairs } from '../../../bench/fixtures/matching-pairs.ts'
import { qualityOf } from '../../../bench/lib/matching-quality.ts'
import { reviewThreshold } from '../../../src/domain/matching/matches.ts'

it('of 432 labelled pairs staff are shown all that are one thing, and three of four shown are', () => {
  const pairs = labelledPairs()
  expect(pairs.length).toBeGreaterThanOrEqual(400)
  const held = pairs.filter((_, place) => place % 2 === 1)
  const { precision, recall } = qualityOf(held, reviewThreshold)
  expect(recall).toBeGreaterThanOrEqual(0.99)
  expect(precision).toBeGreaterThanOrEqual(0.75)
})
