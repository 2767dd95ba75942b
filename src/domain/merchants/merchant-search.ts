/** How much it says of a shop that a word stands here. */
const wordWeights = { product: 4, name: 3, category: 2 } as const

/** What people ask for by a name that shops do not write: each also means the words beside it. */
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
  pc: ['computer', 'laptop'],
  ipad: ['tablet'],
  earphone: ['headphone'],
  airpod: ['headphone', 'earphone'],
  tv: ['television'],
  telly: ['television'],
  refrigerator: ['fridge'],
  fridge: ['refrigerator', 'freezer', 'appliance'],
  freezer: ['fridge', 'appliance'],
  television: ['tv', 'appliance'],
  generator: ['appliance'],
  gen: ['generator'],
  inverter: ['appliance', 'battery'],
  fan: ['appliance'],
  ac: ['conditioner', 'appliance'],
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

/** The words of a text as they are compared: no accents, no capitals, no plural, none twice. */
function searchWords(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
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

/** What is looked for: the words as typed, each with what it also means. */
export function questionWords(text: string): { word: string; means: readonly string[] }[] {
  return searchWords(text)
    .slice(0, maxQueryWords)
    .map((word) => ({ word, means: Object.hasOwn(alsoMeans, word) ? (alsoMeans[word] ?? []) : [] }))
}

/** So many slips of the finger are forgiven in a word of this length. */
function forgiven(length: number): 0 | 1 | 2 {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** The word, and itself with any letter (of a long word: any two) left out. */
export function withLettersLeftOut(word: string): string[] {
  const keys = new Set([word])
  let last = [word]
  for (let depth = forgiven(word.length); depth > 0; depth--) {
    last = last.flatMap((each) =>
      Array.from(each, (_, at) => each.slice(0, at) + each.slice(at + 1)),
    )
    for (const key of last) keys.add(key)
  }
  return [...keys]
}

const minPrefix = 3

/** What a shop's word is found by: left-out letters, and its beginnings for who is still typing. */
export function wordKeys(word: string): string[] {
  const beginnings = Array.from({ length: Math.max(0, word.length - minPrefix) }, (_, index) =>
    word.slice(0, minPrefix + index),
  )
  return [...new Set([...withLettersLeftOut(word), ...beginnings])]
}

/** How well a shop's word answers one that was asked for, 0 to 1. */
function wordQuality(asked: string, word: string): number {
  if (asked === word) return 1
  if (asked.length >= minPrefix && word.startsWith(asked)) return 0.8
  const slips = editDistance(asked, word)
  if (slips > Math.min(forgiven(asked.length), forgiven(word.length))) return 0
  return slips === 1 ? 0.6 : 0.4
}

const meantQuality = 0.5

/** How well a shop's word answers an asked word, by itself or by what that also means. */
export function matchQuality(
  { word, means }: { word: string; means: readonly string[] },
  shopWord: string,
): number {
  const byItself = wordQuality(word, shopWord)
  return byItself === 0 && means.includes(shopWord) ? meantQuality : byItself
}

/** Each word of a shop, with the weight of the best place it stands in. */
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

/** How well a shop answers what was asked: 0 for not at all. A shop that answers two words beats one that answers one. */
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

/** Letters put in, left out, changed, or swapped with their neighbour, to make one of the other; 3 means more than 2. */
function editDistance(a: string, b: string): number {
  const most = 3
  if (Math.abs(a.length - b.length) >= most) return most
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
  return Math.min(most, old[b.length] ?? most)
}
