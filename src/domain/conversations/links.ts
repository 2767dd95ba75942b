import { normalForm, withPlainStops } from '../text/normal-form.ts'

/** Whether a name such as `evil.ru` can be a domain: a label followed by a public suffix. */
export type IsHost = (name: string) => boolean

/** Letters of other alphabets that look like one of a to z. */
const lookAlikes = new Map(
  Object.entries({
    a: 'аɑα',
    b: 'ьЬ',
    c: 'сϲ',
    d: 'ԁ',
    e: 'еє',
    g: 'ɡ',
    h: 'һ',
    i: 'іıι',
    j: 'ј',
    k: 'кκ',
    l: 'ӏ',
    m: 'м',
    n: 'пη',
    o: 'оοօ',
    p: 'рρ',
    q: 'ԛ',
    r: 'г',
    s: 'ѕ',
    t: 'тτ',
    u: 'υս',
    v: 'ѵν',
    w: 'ѡԝ',
    x: 'хχ',
    y: 'уγү',
    z: 'ᴢ',
  }).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
)

/**
 * Suffixes that may be spelled with the word `dot`; with any suffix `the dot is red` would be a
 * link.
 */
const spelledEnds =
  'com|net|org|info|biz|ng|co|io|xyz|ru|link|site|online|shop|store|app|top|club|live|support|click|website|space|pro|dev'
const spelled = new RegExp(
  ` ?[[({<] ?(?:dot|\\.) ?[\\])}>] ?| (?:dot|d0t|\\.) (?=(?:${spelledEnds})\\b)| \\.(?=(?:${spelledEnds})\\b)`,
  'g',
)

/** `Mrs.Obi`, `No.12`: not links, although some names are also public suffixes. */
const titled = new RegExp(
  `^(?:mr|mrs|ms|miss|dr|prof|engr|barr|chief|alh|alhaji|hajia|pastor|rev|sgt|insp|capt|st|no)\\.(?!(?:${spelledEnds})$)[\\p{L}\\d]+$`,
  'u',
)

const scheme = /\b[a-z][a-z0-9+-]{1,9}:\/\/\S|\bwww\.\S/
const ipAddress = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.]|\.\d)/g
// At most 63 characters per label, which also bounds the cost of a long run of letters.
const hostName = /[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}(?:\.[\p{L}\p{M}\p{N}-]{1,63})+/gu
const emailAddress = /[^\s@]@[^\s@]+\.[a-z]{2}/

/**
 * The first text that a reader or mail program could take for a URL, with disguises removed; null
 * if there is none. `e.g.this`, `3.5mm` and e-mail addresses are none.
 */
export function linkIn(text: string, isHost: IsHost): string | null {
  const plain = undisguised(text)
  const withScheme = scheme.exec(plain)
  if (withScheme) return plain.slice(withScheme.index).split(/\s/, 1)[0] ?? null
  for (const word of plain.split(' ')) {
    if (!word.includes('/') && emailAddress.test(word)) continue
    for (const [ip] of word.matchAll(ipAddress)) {
      if (ip.split('.').every((part) => Number(part) <= 255)) return ip
    }
    for (const [name] of word.matchAll(hostName)) {
      if (titled.test(name) && !word.includes('/')) continue
      const host = [name, folded(name)].find((each) => isHost(each))
      if (host) return host
    }
  }
  return null
}

function undisguised(text: string): string {
  return withPlainStops(text)
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .replace(/\bhxxp/g, 'http')
    .replace(spelled, '.')
}

function folded(name: string): string {
  return [...normalForm(name, 'NFKD').replace(/\p{M}/gu, '')]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join('')
}
