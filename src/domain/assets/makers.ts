import { toSearchText } from '../text/fold.ts'
import { normalize } from '../text/normal-form.ts'

/**
 * Makers whose goods are sold in Nigeria, with the names by which owners know them: the key of a
 * maker, then its synonyms. Names are as `foldMaker` folds them, without spaces. A name that is not
 * listed is its own key, so a maker needs a row only if it has several names.
 */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  // Phones and tablets
  apple: [
    'iphone',
    'ipad',
    'ipod',
    'macbook',
    'imac',
    'macmini',
    'macpro',
    'mac',
    'airpods',
    'applewatch',
  ],
  samsung: ['galaxy'],
  tecno: ['techno', 'camon', 'spark', 'phantom', 'pova'],
  // Not Note or Smart, which are phones of others and televisions, too.
  infinix: ['hot', 'zero'],
  itel: [],
  xiaomi: ['redmi', 'poco', 'mi'],
  huawei: ['matebook'],
  honor: [],
  google: ['pixel'],
  nokia: ['hmd'],
  oppo: [],
  vivo: [],
  realme: [],
  oneplus: ['1plus'],
  gionee: [],
  umidigi: [],
  blackberry: ['researchinmotion'],
  motorola: ['moto'],
  zte: [],
  alcatel: [],
  tcl: [],
  villaon: [],
  oukitel: [],
  doogee: [],
  cubot: [],
  bontel: [],
  freeyond: [],
  // Computers and printers
  hp: [
    ...['hewlettpackard', 'compaq', 'hpe', 'elitebook', 'probook', 'zbook'],
    ...['pavilion', 'envy', 'omen'],
  ],
  dell: ['alienware', 'inspiron', 'latitude', 'xps', 'vostro'],
  lenovo: ['thinkpad', 'ideapad', 'ibm', 'yoga', 'legion'],
  acer: [],
  asus: ['asustek', 'zenbook', 'vivobook'],
  microsoft: ['xbox', 'surface'],
  toshiba: ['dynabook'],
  fujitsu: [],
  msi: ['microstar'],
  zinox: [],
  packardbell: [],
  epson: ['seikoepson'],
  canon: ['pixma'],
  brother: [],
  kyocera: [],
  ricoh: [],
  // Televisions, sound, consoles and cameras
  sony: ['playstation', 'ps', 'psp', 'bravia', 'vaio'],
  lg: ['lge', 'goldstar'],
  hisense: [],
  panasonic: ['matsushita', 'nationalpanasonic', 'lumix'],
  sharp: [],
  philips: ['phillips'],
  skyworth: [],
  syinix: [],
  polystar: [],
  maxi: [],
  bruhm: [],
  nikon: ['coolpix'],
  fujifilm: ['fuji', 'instax'],
  gopro: [],
  dji: ['mavic'],
  nintendo: ['wii'],
  jbl: [],
  bose: [],
  oraimo: [],
  dstv: ['multichoice', 'gotv'],
  startimes: [],
  // Appliances
  binatone: [],
  haier: ['haierthermocool', 'thermocool'],
  scanfrost: [],
  kenwood: [],
  kenstar: [],
  century: [],
  qasa: [],
  lontor: [],
  royal: [],
  midea: [],
  hotpoint: [],
  gree: [],
  whirlpool: [],
  bosch: [],
  siemens: [],
  beko: [],
  aeon: [],
  eurosonic: [],
  saisho: [],
  silvercrest: [],
  moulinex: [],
  tefal: [],
  singer: [],
  butterfly: [],
  restpoint: [],
  // Generators, inverters, batteries and solar
  sumec: ['firman', 'sumecfirman'],
  elepaq: [],
  elemax: [],
  tiger: [],
  honda: [],
  yamaha: [],
  lutian: [],
  parsun: [],
  haojin: [],
  mikano: [],
  perkins: [],
  cummins: [],
  caterpillar: ['cat'],
  fgwilson: ['wilson'],
  kipor: [],
  luminous: [],
  sukam: [],
  felicity: [],
  prag: [],
  ecoflow: [],
  bluetti: [],
  jackery: [],
  deye: [],
  growatt: [],
  // Tools, meters and networks
  makita: [],
  dewalt: [],
  ingco: [],
  stanley: ['blackanddecker', 'blackdecker'],
  tplink: [],
  dlink: [],
  mikrotik: [],
  cisco: ['linksys'],
  casio: [],
}

const makers = new Map<string, string>(
  Object.entries(synonyms).flatMap(([key, names]) =>
    [key, ...names].map((name): [string, string] => [name, key]),
  ),
)

/** What people type who do not know the maker, or name the thing in its place. */
const noMaker = new Set([
  ...['unknown', 'notknown', 'dontknow', 'idontknow', 'notsure', 'none', 'no', 'nil', 'na', 'null'],
  ...['nobrand', 'noname', 'unbranded', 'generic', 'other', 'others', 'any', 'maker'],
  'microsoftwindows',
])

/** Words beside the name of a maker: what the thing is, in which state, and what is in each laptop. */
const besides = new Set([
  ...[
    'the',
    'a',
    'my',
    'new',
    'brand',
    'brandnew',
    'used',
    'uk',
    'us',
    'fairly',
    'original',
    'refurbished',
  ],
  ...['black', 'white', 'silver', 'gold', 'laptop', 'laptops', 'computer', 'desktop', 'notebook'],
  ...['phone', 'phones', 'smartphone', 'android', 'tablet', 'tab', 'tv', 'television', 'monitor'],
  ...[
    'generator',
    'gen',
    'inverter',
    'blender',
    'fridge',
    'freezer',
    'camera',
    'console',
    'printer',
  ],
  ...['intel', 'amd', 'core', 'i3', 'i5', 'i7', 'celeron', 'pentium', 'ryzen', 'windows'],
])

/** The legal forms and the branches of trade that follow a name. */
const companySuffixes = new Set([
  ...[
    'ltd',
    'limited',
    'inc',
    'incorporated',
    'corp',
    'corporation',
    'co',
    'company',
    'plc',
    'llc',
  ],
  ...['gmbh', 'ag', 'holdings', 'group', 'international'],
  ...['nigeria', 'nig', 'africa', 'global', 'electronics', 'electronic', 'electric', 'appliances'],
  ...[
    'technologies',
    'technology',
    'mobile',
    'mobiles',
    'mobility',
    'communications',
    'industries',
  ],
])

/** From this length on, a name with one slip of the finger is taken for the listed one. */
const minToCorrect = 5

/** As long as a brand can be; marks that stand for several letters could make it longer. */
const maxKey = 60

const cached = new Map<string, string | null>()
const maxCached = 1000

/**
 * The key of the maker that a brand names; null if it names none. The synonyms, models, spellings
 * and legal forms of a maker have one key: HP, Hewlett-Packard and `HP Inc.` are `hp`. A name that
 * is not listed is its own key, without case, marks, spaces and punctuation. Never throws.
 */
export function makerOf(brand: string | null): string | null {
  if (brand === null) return null
  const known = cached.get(brand)
  if (known !== undefined) return known
  const maker = readMaker(foldMaker(brand))
  if (cached.size >= maxCached) cached.clear()
  cached.set(brand, maker)
  return maker
}

/** Cyrillic and Greek letters, as lower case, by the Latin ones that look like them in either case. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    ...{ a: 'аα', b: 'вβ', c: 'сϲ', d: 'ԁ', e: 'еε', h: 'нһη', i: 'іι', j: 'јϳ', k: 'кκ', l: 'ӏ' },
    ...{ m: 'мμ', n: 'ν', o: 'оο', p: 'рρ', q: 'ԛ', s: 'ѕ', t: 'тτ', u: 'υ', w: 'ԝ', x: 'хχ' },
    ...{ y: 'у', z: 'ζ' },
  }).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin])),
)
const lookAlike = new RegExp(`[${Object.keys(lookAlikes).join('')}]`, 'gu')

const invisible = /\p{Default_Ignorable_Code_Point}/gu

/** The words of a brand: lower case, without marks, punctuation and what stands after a name. */
function foldMaker(brand: string): string[] {
  const words = toSearchText(normalize(brand, 'NFKC').replace(invisible, ''))
    .replace(lookAlike, (letter) => lookAlikes[letter] ?? letter)
    .replace(/&/g, ' and ')
    .replace(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  while (words.length > 1 && companySuffixes.has(words.at(-1) ?? '')) words.pop()
  return words
}

function readMaker(words: readonly string[]): string | null {
  const named = words.filter((word) => !besides.has(word))
  const name = named.join('')
  if (name === '' || noMaker.has(name) || noMaker.has(words.join(''))) return null
  return (
    makers.get(words.join('')) ??
    makers.get(name) ??
    beginning(named) ??
    misspelt(name) ??
    name.slice(0, maxKey)
  )
}

/** `HP Pavilion 15` and `iPhone13` begin with a listed name. The longest one counts. */
function beginning(words: readonly string[]): string | undefined {
  for (let end = words.length - 1; end > 0; end--) {
    const maker = makers.get(words.slice(0, end).join(''))
    if (maker !== undefined) return maker
  }
  const letters = /^\p{L}+(?=\d)/u.exec(words[0] ?? '')?.[0]
  return letters === undefined ? undefined : makers.get(letters)
}

/** The only maker whose name differs in one character, one more or less, or a swapped pair. */
function misspelt(name: string): string | undefined {
  if (name.length < minToCorrect) return undefined
  const meant = new Set<string>()
  for (const [listed, maker] of makers) {
    if (listed.length >= minToCorrect && isOneSlip(name, listed)) meant.add(maker)
  }
  const [only, ...others] = meant
  return others.length === 0 ? only : undefined
}

function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [restA, restB] = [a.slice(at), b.slice(at)]
  if (a.length !== b.length) {
    return a.length < b.length ? restA === restB.slice(1) : restA.slice(1) === restB
  }
  if (restA.slice(1) === restB.slice(1)) return true
  return restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2)
}

/** Whether the key is one of the list, and so nothing that an owner wrote. */
export function isListedMaker(key: string): boolean {
  return Object.hasOwn(synonyms, key)
}

/** Whether a text without spaces is a name of a listed maker, and nothing else. */
export function isMakerName(text: string): boolean {
  return makers.has(text)
}

/** The name of a listed maker: `HP`, `Samsung`. */
export function makerName(key: string): string {
  return key.length <= 3 ? key.toUpperCase() : key.charAt(0).toUpperCase() + key.slice(1)
}
