import { foldText } from '../text/fold.ts'

/** How much a word counts by the field of the shop where it occurs. */
const wordWeights = { product: 4, name: 3, category: 2 } as const

/** Names that customers use and shops do not write, each with the words that it also means. */
const alsoMeans: Readonly<Record<string, readonly string[]>> = {
  iphone: ['phone'],
  android: ['phone'],
  samsung: ['phone'],
  tecno: ['phone'],
  infinix: ['phone'],
  itel: ['phone'],
  handset: ['phone'],
  mobile: ['phone'],
  macbook: ['laptop', 'computer'],
  notebook: ['laptop'],
  laptop: ['computer'],
  pc: ['pcs', 'computer', 'laptop'],
  pcs: ['pc', 'computer', 'laptop'],
  ipad: ['tablet'],
  earphone: ['headphone'],
  airpod: ['headphone', 'earphone'],
  tv: ['tvs', 'television'],
  // A plural of three letters keeps its s, so that “gas” and “bus” do.
  tvs: ['tv', 'television'],
  telly: ['television'],
  refrigerator: ['fridge'],
  fridge: ['refrigerator', 'freezer', 'appliance'],
  freezer: ['fridge', 'appliance'],
  television: ['tv', 'tvs', 'appliance'],
  generator: ['appliance'],
  gen: ['generator'],
  inverter: ['appliance', 'battery'],
  fan: ['appliance'],
  ac: ['acs', 'conditioner', 'appliance'],
  acs: ['ac', 'conditioner', 'appliance'],
  cooker: ['appliance'],
  blender: ['appliance'],
  iron: ['appliance'],
  bumper: ['vehicle'],
  tyre: ['tire', 'vehicle'],
  tire: ['tyre', 'vehicle'],
  headlight: ['headlamp', 'vehicle'],
  headlamp: ['headlight', 'vehicle'],
  mirror: ['vehicle'],
  car: ['vehicle'],
  motor: ['vehicle'],
  okada: ['motorcycle', 'vehicle'],
  motorcycle: ['vehicle'],
  drill: ['tool'],
  hammer: ['tool'],
  spanner: ['wrench', 'tool'],
  wrench: ['spanner', 'tool'],
  padlock: ['lock', 'hardware'],
  lock: ['padlock'],
  nail: ['hardware'],
}

const noise = new Set([
  'a',
  'an',
  'and',
  'for',
  'in',
  'my',
  'new',
  'of',
  'or',
  'the',
  'used',
  'with',
])
const maxWord = 20
const maxQueryWords = 6

/** The words of a text, normalized: no accents, no capitals, no plural, no duplicates. */
function searchWords(text: string): string[] {
  const words = foldText(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !noise.has(word))
    .map((word) => singular(word.slice(0, maxWord)))
  return [...new Set(words)]
}

function singular(word: string): string {
  if (word.length < 4 || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** The words of a search as typed, each with the words that it also means. */
export function questionWords(text: string): { word: string; means: readonly string[] }[] {
  return searchWords(text)
    .slice(0, maxQueryWords)
    .map((word) => ({ word, means: Object.hasOwn(alsoMeans, word) ? (alsoMeans[word] ?? []) : [] }))
}

/** The number of typos that a word of this length may have. */
function maxTypos(length: number): 0 | 1 | 2 {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** The word, and the word with any one letter left out (any two, if it is long). */
export function withLettersLeftOut(word: string): string[] {
  const keys = new Set([word])
  let last = [word]
  for (let depth = maxTypos(word.length); depth > 0; depth--) {
    last = last.flatMap((each) =>
      Array.from(each, (_, at) => each.slice(0, at) + each.slice(at + 1)),
    )
    for (const key of last) keys.add(key)
  }
  return [...keys]
}

const minPrefix = 3

/**
 * The keys by which a word of a shop is found: deletions for typos, and prefixes for a search that
 * is still being typed.
 */
export function wordKeys(word: string): string[] {
  const beginnings = Array.from({ length: Math.max(0, word.length - minPrefix) }, (_, index) =>
    word.slice(0, minPrefix + index),
  )
  return [...new Set([...withLettersLeftOut(word), ...beginnings])]
}

/** How well a word of a shop matches a searched word, from 0 to 1. */
function wordQuality(asked: string, word: string): number {
  if (asked === word) return 1
  if (asked.length >= minPrefix && word.startsWith(asked)) return 0.8
  const edits = editDistance(asked, word)
  if (edits > Math.min(maxTypos(asked.length), maxTypos(word.length))) return 0
  return edits === 1 ? 0.6 : 0.4
}

const meantQuality = 0.5

/** How well a word of a shop matches a searched word or one of the words that it also means. */
export function matchQuality(
  { word, means }: { word: string; means: readonly string[] },
  shopWord: string,
): number {
  const byItself = wordQuality(word, shopWord)
  return byItself === 0 && means.includes(shopWord) ? meantQuality : byItself
}

/** Each word of a shop, with the weight of the best field that contains it. */
export function weighWords(shop: {
  name: string
  category: string
  products: readonly string[]
}): Map<string, number> {
  const weights = new Map<string, number>()
  const put = (text: string, weight: number) => {
    for (const word of searchWords(text)) {
      weights.set(word, Math.max(weight, weights.get(word) ?? 0))
    }
  }
  put(shop.category, wordWeights.category)
  put(shop.name, wordWeights.name)
  for (const product of shop.products) put(product, wordWeights.product)
  return weights
}

/**
 * How well a shop matches a search; 0 means no match. A shop that matches two words ranks above one
 * that matches one.
 */
export function scoreShop(
  asked: ReturnType<typeof questionWords>,
  words: ReadonlyMap<string, number>,
): number {
  let score = 0
  for (const question of asked) {
    let best = 0
    for (const [word, weight] of words) best = Math.max(best, matchQuality(question, word) * weight)
    if (best > 0) score += best + wordWeights.product
  }
  return score
}

/**
 * The edits (insert, delete, replace, swap neighbours) that turn one word into the other; 3 means
 * more than 2.
 */
function editDistance(a: string, b: string): number {
  const max = 3
  if (Math.abs(a.length - b.length) >= max) return max
  let older: number[] = []
  let old = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (old[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (old[j - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) cost = Math.min(cost, (older[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    older = old
    old = row
  }
  return Math.min(max, old[b.length] ?? max)
}
