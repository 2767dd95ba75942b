import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isListedMaker, makerOf } from '../../../src/domain/assets/makers.ts'
import { namespaceAtMaker } from '../../../src/domain/identifiers/namespace-at-maker.ts'

test.each([
  [
    'hp',
    ['HP', 'h.p.', 'Hewlett-Packard', 'Hewlett Packard', 'HP Inc.', 'Compaq', 'HP Pavilion 15'],
  ],
  ['hp', ['Pavilion', 'Pavilion 15', 'Envy x360', 'Omen', 'brand new HP', 'НР', 'ΗΡ']],
  ['dell', ['Latitude', 'Latitude 7490', 'XPS 13', 'Inspiron', 'Dеll']],
  ['lenovo', ['Yoga 7', 'Legion', 'IdeaPad', 'ThinkPad T480']],
  ['tecno', ['Spark 10', 'Phantom X2', 'Pova', 'Camon']],
  ['infinix', ['Hot 40', 'Zero 30']],
  ['hotpoint', ['Hot Point', 'Hotpoint']],
  [
    'hp',
    [
      'Intel HP',
      'HP core i5',
      'UK used HP laptop',
      'HP Nigeria Ltd',
      'hewlet packard',
      'EliteBook 840',
    ],
  ],
  ['apple', ['Apple', 'iPhone 13 Pro', 'iPhone13', 'MacBook Air', 'Apple Inc', 'IPAD', 'Aplle']],
  ['samsung', ['SAMSUNG', 'Samsung Electronics', 'Galaxy A15', 'Sumsung', 'Samsung Galaxy S24']],
  ['tecno', ['Tecno', 'TECNO Mobile', 'Techno', 'Tecno Camon 20', 'Camon 20']],
  ['infinix', ['Infinix', 'Infinix Hot 40', 'infinx']],
  ['itel', ['itel', 'Itel A70', 'ITEL Mobile']],
  ['xiaomi', ['Xiaomi', 'Redmi Note 12', 'POCO X5', 'Mi 11']],
  ['sony', ['Sony', 'PS5', 'PS 4', 'PlayStation 5', 'SONY Bravia']],
  ['microsoft', ['Microsoft', 'Xbox Series X', 'Surface Pro']],
  ['haier', ['Haier Thermocool', 'Thermocool', 'Haier-Thermocool Ltd.']],
  ['binatone', ['Binatone', 'BINATONE blender', 'Bintone']],
  ['lg', ['LG', 'L.G.', 'LG Electronics']],
  ['zinox', ['Zinox', 'Zinox Technologies Limited']],
])('%s has these names', (maker, names) => {
  for (const name of names) expect(makerOf(name), name).toBe(maker)
})

test('a name that is not listed is the same in every spelling, and no other', () => {
  for (const name of [
    'Kudosa',
    'KUDOSA Ltd.',
    ' ku-do sa ',
    'Kúdọsà Nig. Limited',
    'Kudo\u200Bsa',
  ]) {
    expect(makerOf(name), name).toBe('kudosa')
  }
  expect(makerOf('Kudosi')).not.toBe(makerOf('Kudosa'))
  expect(isListedMaker('kudosa')).toBe(false)
  expect(isListedMaker('hp')).toBe(true)
})

test('what names no maker is no maker', () => {
  for (const name of [
    null,
    '',
    '-',
    'Unknown',
    'none',
    'N/A',
    'No name',
    'Generic',
    'Laptop',
    'Intel',
    'Intel Core i5',
    'Microsoft Windows',
    'brand new',
    'Brand',
    '…',
  ]) {
    expect(makerOf(name), String(name)).toBeNull()
    expect(namespaceAtMaker('serial', name)).toBe('serial')
  }
})

test('only serial numbers belong to a maker', () => {
  expect(namespaceAtMaker('serial', 'HP')).toBe('serial:hp')
  expect(namespaceAtMaker('imei', 'HP')).toBe('imei')
})

test('every text is read, and no key is longer than 60 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (brand) => {
      expect((makerOf(brand) ?? '').length).toBeLessThanOrEqual(60)
    }),
  )
})
