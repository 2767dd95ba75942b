import { expect, test } from 'vitest'
import { otherNumberIn } from '../../../src/domain/proofs/other-number.ts'

const identifier = 'KQ7L2291ZZ'

test.each([
  'iPhone 13 Pro, IMEI 356938038367877',
  'iPhone 13 Pro 356938038367877',
  'iPhone 35 693803 836787 7',
  '35693 80383 67877',
  'iPhone 3569\u200B3803\u200B8367877',
  'Corolla 1HGCM82633A004352',
  'Corolla ABC-421KJ',
  'Corolla KTU318GB',
  'MacBook 3C-07-54-A1-B2-C3',
  'Laptop 8XK221937Q',
  'Ada Obi, 356938038367877',
  'MacBook Pro M1, serial C02XK0ABJGH5',
  'HP EliteBook S/N 5CG0417QRT',
  'Dell, service tag: 8XK2PQ2',
  'Toyota Corolla plate KTU 318 GB',
  'Toyota KTU-318GB',
  'Ada KTU 318 GB',
  'ABC-345 DE',
  'abc 345 de',
  'BMW 525 KTU 318GB',
  'iPhone ³⁵⁶⁹³⁸⁰³⁸³⁶⁷⁸⁷⁷',
  'iPhone ③⑤⑥⑨③⑧⓪③⑧③⑥⑦⑧⑦⑦',
  'iPhone ⓷⓹⓺⓽⓷⓼⓿⓷⓼⓷⓺⓻⓼⓻⓻',
  '⒊⒌⒍⒐⒊⒏🄀⒊⒏⒊⒍⒎⒏⒎⒎',
  'Corolla KTU³¹⁸GB',
])('%s has the number of another thing', (words) => {
  expect(otherNumberIn(words, identifier)).not.toBeNull()
})

test.each([
  'iPhone 13 Pro 128GB 2021',
  'iPhone 13 Pro 128GB',
  'Samsung Galaxy S21 Ultra 5G 256GB',
  'Samsung A15, black',
  'Toyota Corolla 2015 LE',
  'Redmi Note 12 Pro 8GB/256GB',
  'HP EliteBook 840 G5 i5 8GB 256GB',
  'Lenovo ThinkPad T480 16GB 512GB 14 inch',
  'MacBook Pro M1 2020 8/256',
  'HP 15-dw300 i7 1TB',
  'PS5 CFI-1216A',
  'Elepaq 3.5KVA EC5800CX',
  'Mac mini M1 2020 16GB',
  'HP 840 Pro',
  'BMW 525 GT 2012',
  'Sony WH-1000XM4',
  'LG TV OLED55C1PVA',
  'Bajaj Boxer, reg 2021',
  'Ada Obi',
  'Mr. A. B. Bello & Sons Ltd 2',
  'Chinedu Okafor Jr',
  '',
])('%s has none', (words) => {
  expect(otherNumberIn(words, identifier)).toBeNull()
})

test('the number that is checked may stand in the words', () => {
  expect(otherNumberIn('iPhone 13, IMEI 356938038367877', '356938 03 836787 7')).toBeNull()
  expect(otherNumberIn('MacBook C02XK0123456', 'C02XK0123456')).toBeNull()
})
