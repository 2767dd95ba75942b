import { describe, expect, test } from 'vitest'
import {
  matchQuality,
  questionWords,
  scoreShop,
  weighWords,
  wordKeys,
} from '../../../src/domain/merchants/merchant-search.ts'

const shop = (...products: string[]) =>
  weighWords({ name: 'Gizo Stores', category: 'General', products })
const scoreOf = (search: string, ...products: string[]) =>
  scoreShop(questionWords(search), shop(...products))

test.each([
  ['Batteries', 'battery'],
  ['Torches', 'torch'],
  ['Brushes', 'brush'],
  ['Boxes', 'box'],
  ['Glasses', 'glass'],
  ['Phones', 'phone'],
  ['Bus', 'bus'],
  ['Gas', 'gas'],
  ['Chassis', 'chassis'],
  ['Compass', 'compass'],
])('%s and %s are one word', (plural, singular) => {
  expect([...shop(plural).keys()]).toContain(singular)
  expect(questionWords(plural)).toEqual(questionWords(singular))
})

test.each([
  ['tv', 'TVs'],
  ['TVs', 'TV'],
  ['televisions', 'TVs'],
  ['pc', 'PCs'],
  ['pcs', 'PC'],
  ['ac', 'ACs'],
  ['ACs', 'AC'],
])('a search for %s finds a shop that sells %s', (search, product) => {
  expect(scoreOf(search, product)).toBeGreaterThan(0)
})

describe('how well a word of a shop matches a searched word', () => {
  const quality = (search: string, word: string) => {
    const [question = { word: '', means: [] }] = questionWords(search)
    return matchQuality(question, word)
  }

  test('falls from the word itself to its beginning, one typo, another name and two typos', () => {
    const qualities = [
      quality('generator', 'generator'),
      quality('generat', 'generator'),
      quality('genarator', 'generator'),
      quality('generator', 'appliance'),
      quality('genaratar', 'generator'),
      quality('genaratat', 'generator'),
    ]
    expect(qualities).toEqual(qualities.toSorted((a, b) => b - a))
    expect(new Set(qualities).size).toBe(6)
    expect(qualities.at(-1)).toBe(0)
  })

  test('allows one typo from four letters on and two from eight', () => {
    expect(quality('fam', 'fan')).toBe(0)
    expect(quality('nial', 'nail')).toBeGreaterThan(0)
    expect(quality('miorrr', 'mirror')).toBe(0)
    expect(quality('freezers', 'fridge')).toBe(0.5)
    expect(quality('spanner', 'motorcycle')).toBe(0)
  })

  test.each(['constructor', 'toString', '__proto__'])('%s has no other name', (word) => {
    expect(questionWords(word).flatMap(({ means }) => means)).toEqual([])
  })
})

test('every word with a typo that a search allows has a key in common with the word of the shop', () => {
  const keys = new Set(wordKeys('generator'))
  for (const typed of ['genertor', 'generattor', 'genaratar', 'egnerator', 'gen', 'genera']) {
    const [question = { word: '' }] = questionWords(typed)
    expect(
      wordKeys(question.word).some((key) => keys.has(key)),
      typed,
    ).toBe(true)
  }
})
