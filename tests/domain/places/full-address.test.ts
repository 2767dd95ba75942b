import { expect, test } from 'vitest'
import { fullAddress } from '../../../src/domain/places/full-address.ts'

test.each([
  [['1 Sample Street', 'Ikeja', 'Lagos'], '1 Sample Street, Ikeja, Lagos'],
  [['1 Sample Street, Ikeja', 'Ikeja', 'Lagos'], '1 Sample Street, Ikeja, Lagos'],
  [['1 Sample Street, ikeja ', 'Ikeja', 'Lagos'], '1 Sample Street, ikeja , Lagos'],
  [
    ['1 Sample Street, Ikeja, Lagos State', 'Ikeja', 'Lagos'],
    '1 Sample Street, Ikeja, Lagos State',
  ],
  [['3 Sample Crescent, Kano', 'Tarauni', 'Kano'], '3 Sample Crescent, Kano, Tarauni'],
  [['2 Sample Road', '', 'Enugu'], '2 Sample Road, Enugu'],
  [['2 Sample Road', 'Kano', 'Kano'], '2 Sample Road, Kano'],
  [['12 Ikeja Road', 'Ikeja', 'Lagos'], '12 Ikeja Road, Ikeja, Lagos'],
])('an address names its area and state once: %j', ([address = '', lga = '', state = ''], text) => {
  expect(fullAddress({ address, lga, state })).toBe(text)
})
