import { describe, expect, it } from 'vitest'
import { groupTypedAs, ungroupTypedAs } from '../../../src/domain/identifiers/group-typed.ts'

describe('a number once its field is left', () => {
  it.each([
    ['imei1', '356938035643809', '356938 03 564380 9'],
    ['vin', 'jtdbr32e720123456', 'JTD BR32E7 20123456'],
    ['serial-number', '5cg8225lzw', '5CG8 225L ZW'],
    ['plateNumber', 'ABC 123 DE', 'ABC-123DE'],
  ] as const)('of kind %s is in its groups', (kind, typed, shown) => {
    expect(groupTypedAs(kind, typed)).toBe(shown)
  })

  it.each([
    ['imei1', '35693803564380'],
    ['imei1', '356938035643'],
    ['serial-number', 'SN: 5CG8225LZW'],
    ['', '356938035643809'],
  ] as const)('of kind “%s” stays as typed if it is %s', (kind, typed) => {
    expect(groupTypedAs(kind, typed)).toBe(typed)
    expect(ungroupTypedAs(kind, typed)).toBe(typed)
  })

  it('is sent without its groups', () => {
    expect(ungroupTypedAs('imei1', '356938 03 564380 9')).toBe('356938035643809')
    expect(ungroupTypedAs('plateNumber', 'ABC-123DE')).toBe('ABC-123DE')
  })
})
