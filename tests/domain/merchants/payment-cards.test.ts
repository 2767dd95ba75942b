import { describe, expect, it } from 'vitest'
import {
  groupCardNumber,
  isCardNumber,
  isGoodAt,
  parseExpiry,
  writeExpiry,
} from '../../../src/domain/merchants/payment-cards.ts'

describe('isCardNumber', () => {
  // The schemes' own test numbers, Verve's among them.
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '5555-5555-5555-4444',
    '378282246310005',
    '5061020000000000094',
  ])('takes a number whose Luhn digit fits, in any grouping: %s', (text) => {
    expect(isCardNumber(text)).toBe(true)
  })

  it.each([
    '',
    '4111111111111112',
    '4111 1111 1111 111',
    '0000',
    'abcd',
    '4111111111111111x',
    '1'.repeat(20),
  ])('refuses one digit wrong, too few, too many, or no digits: %j', (text) => {
    expect(isCardNumber(text)).toBe(false)
  })
})

describe('readExpiry', () => {
  it.each(['09/27', '9/27', '09 / 2027', '0927', '092027', '09-27'])(
    'reads a month as people write it: %s',
    (text) => {
      expect(parseExpiry(text)).toEqual({ month: 9, year: 2027 })
    },
  )

  it.each(['', '13/27', '00/27', '9', '09/2', '2027/09', 'soon'])(
    'refuses what is no month of a year: %j',
    (text) => {
      expect(parseExpiry(text)).toBeNull()
    },
  )

  it('writes it back the one way', () => {
    expect(writeExpiry({ month: 9, year: 2027 })).toBe('09/27')
  })
})

describe('isGoodAt', () => {
  const now = new Date(2026, 10, 21)

  it('lets a card live to the end of its month, and no longer', () => {
    expect(isGoodAt({ month: 11, year: 2026 }, now)).toBe(true)
    expect(isGoodAt({ month: 10, year: 2026 }, now)).toBe(false)
  })

  it('takes a year too far off for a slip', () => {
    expect(isGoodAt({ month: 11, year: 2046 }, now)).toBe(true)
    expect(isGoodAt({ month: 12, year: 2046 }, now)).toBe(false)
  })
})

describe('groupCardNumber', () => {
  it('groups by four, and leaves alone what is no number', () => {
    expect(groupCardNumber('4111111111111111')).toBe('4111 1111 1111 1111')
    expect(groupCardNumber('378282246310005')).toBe('3782 8224 6310 005')
    expect(groupCardNumber('call me')).toBe('call me')
  })
})
