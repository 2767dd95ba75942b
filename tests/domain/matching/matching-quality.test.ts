import { expect, it } from 'vitest'
import { labelledPairs } from '../../../bench/fixtures/matching-pairs.ts'
import { qualityOf } from '../../../bench/lib/matching-quality.ts'
import { reviewThreshold } from '../../../src/domain/matching/matches.ts'

it('staff are shown every true match of 432 labelled pairs, and three of four shown pairs are true', () => {
  const pairs = labelledPairs()
  expect(pairs.length).toBeGreaterThanOrEqual(400)
  const testPairs = pairs.filter((_, place) => place % 2 === 1)
  const { precision, recall } = qualityOf(testPairs, reviewThreshold)
  expect(recall).toBeGreaterThanOrEqual(0.99)
  expect(precision).toBeGreaterThanOrEqual(0.75)
})
