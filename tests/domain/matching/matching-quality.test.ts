import { expect, it } from 'vitest'
import { reviewThreshold } from '../../../src/domain/matching/matches.ts'
import { scoreSimilarity } from '../../../src/domain/matching/similarity.ts'
import { labelledPairs } from '../../support/labelled-pairs.ts'

it('staff are shown every true match of 432 labelled pairs, and three of four shown pairs are true', () => {
  const pairs = labelledPairs()
  expect(pairs.length).toBeGreaterThanOrEqual(400)
  const testPairs = pairs.filter((_, place) => place % 2 === 1)
  const shown = testPairs.filter(
    ({ missing, found }) => scoreSimilarity(missing, found).score >= reviewThreshold,
  )
  const right = shown.filter(({ isSame }) => isSame).length
  expect(right / testPairs.filter(({ isSame }) => isSame).length).toBeGreaterThanOrEqual(0.99)
  expect(right / shown.length).toBeGreaterThanOrEqual(0.75)
})
