import { describe, expect, it } from 'vitest'
import {
  groupCardNumber,
  isCardNumber,
  isGoodAt,
  parseExpiry,
  writeExpiry,
} from '../../../src/domain/merchants/payment-cards.ts'

describe('isCardNumber', () => {
  // The card schemes' own test numbers, Verve's among them.
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    '5555-5555-5555-4444',
    '378282246310005',
    '5061020000000000094',
  ])('accepts a number with a valid Luhn digit, in any grouping: %s', (text) => {
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
  ])('refuses a wrong digit, too few, too many, or no digits: %j', (text) => {
    expect(isCardNumber(text)).toBe(false)
  })
})

describe('readExpiry', () => {
  it.each(['09/27', '9/27', '09 / 2027', '0927', '092027', '09-27'])(
    'reads a month in the usual forms: %s',
    (text) => {
      expect(parseExpiry(text)).toEqual({ month: 9, year: 2027 })
    },
  )

  it.each(['', '13/27', '00/27', '9', '09/2', '2027/09', 'soon'])(
    'refuses an invalid month: %j',
    (text) => {
      expect(parseExpiry(text)).toBeNull()
    },
  )

  it('formats the month in one form', () => {
    expect(writeExpiry({ month: 9, year: 2027 })).toBe('09/27')
  })
})

describe('isGoodAt', () => {
  const now = new Date(2026, 10, 21)

  it('accepts a card until the end of its month', () => {
    expect(isGoodAt({ month: 11, year: 2026 }, now)).toBe(true)
    expect(isGoodAt({ month: 10, year: 2026 }, now)).toBe(false)
  })

  it('treats a year too far ahead as a typo', () => {
    expect(isGoodAt({ month: 11, year: 2046 }, now)).toBe(true)
    expect(isGoodAt({ month: 12, year: 2046 }, now)).toBe(false)
  })
})

describe('groupCardNumber', () => {
  it('groups by four, and leaves text that is not a number unchanged', () => {
    expect(groupCardNumber('4111111111111111')).toBe('4111 1111 1111 1111')
    expect(groupCardNumber('378282246310005')).toBe('3782 8224 6310 005')
    expect(groupCardNumber('call me')).toBe('call me')
  })
})
