import { describe, expect, it } from 'vitest'
import { countBatch, parseBatch, splitPasted } from '../../../src/domain/identifiers/batch.ts'
import {
  batchQuotas,
  effectivePlan,
  maxBatchSize,
  whyNotBatch,
} from '../../../src/domain/lookup/plans.ts'
import { batchMessages } from '../../../src/locales/en/batch-lookup.ts'

describe('pasted text', () => {
  it.each([
    ['lines', 'a1\nb2\r\nc3\rd4'],
    ['commas, semicolons and tabs', 'a1, b2;c3\td4'],
    ['several separators in a row', '\n\n a1 ,,\n;b2\t\t c3\r\n\r\nd4\n'],
  ])('is split at %s', (_, text) => {
    expect(splitPasted(text)).toEqual(['a1', 'b2', 'c3', 'd4'])
  })

  it('keeps spaces and dashes inside an identifier', () => {
    expect(splitPasted('356938 03 564380 9\nKJA-012 AB')).toEqual([
      '356938 03 564380 9',
      'KJA-012 AB',
    ])
  })

  it('gives no rows when it is empty', () => {
    expect(splitPasted(' \n,;\t\r\n')).toEqual([])
  })
})

describe('a batch', () => {
  it('marks each line that repeats an earlier one, in any format', () => {
    const lines = parseBatch(['KJA-012AB', '356938035643809', 'kja 012 ab', '?', '?'])
    expect(lines.map(({ repeats }) => repeats)).toEqual([null, null, 0, null, null])
    expect(countBatch(lines)).toEqual({ asked: 2, repeated: 1, unreadable: 2 })
  })

  it('counts each number of a line', () => {
    const lines = parseBatch(['356938035643809 / 356938035643817', 'KJA-012AB'])
    expect(countBatch(lines)).toEqual({ asked: 3, repeated: 0, unreadable: 0 })
  })

  it('keeps different identifiers apart', () => {
    const lines = parseBatch(['356938035643809', '35693803564380', '356938035643817'])
    expect(countBatch(lines)).toEqual({ asked: 3, repeated: 0, unreadable: 0 })
  })
})

describe('plans', () => {
  it('allow more the higher they are, per batch and per day, and never less per day than per batch', () => {
    const { Free, Premium, Merchant } = batchQuotas
    expect(Free.perBatch).toBeLessThan(Premium.perBatch)
    expect(Premium.perBatch).toBeLessThan(Merchant.perBatch)
    expect(Free.perDay).toBeLessThan(Premium.perDay)
    expect(Premium.perDay).toBeLessThan(Merchant.perDay)
    expect(maxBatchSize).toBe(50)
    for (const { perBatch, perDay } of Object.values(batchQuotas)) {
      expect(perDay).toBeGreaterThanOrEqual(perBatch)
    }
  })

  it('refuse the first identifier over the limit', () => {
    expect(whyNotBatch('Premium', 25)).toBeNull()
    expect(whyNotBatch('Premium', 26)).toBe('batch-too-large')
    expect(batchMessages['batch-too-large']({ plan: 'Premium', asked: 26 })).toBe(
      'The Premium plan checks up to 25 numbers at once. This list has 26: remove 1.',
    )
  })

  it('are those of the Merchant plan for a verified business, while plans cannot be bought', () => {
    expect(effectivePlan('Premium', { isVerifiedBusiness: true })).toBe('Merchant')
    expect(effectivePlan('Premium', { isVerifiedBusiness: true, canBuy: true })).toBe('Premium')
  })

  it('apply unchanged without a business', () => {
    expect(effectivePlan('Free', { isVerifiedBusiness: false })).toBe('Free')
    expect(effectivePlan('Merchant', { isVerifiedBusiness: false })).toBe('Merchant')
  })
})
