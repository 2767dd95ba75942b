import { hasImeiCheckDigit } from '../imei.ts'
import type { IdentifierKind } from '../kinds.ts'
import { isOfficialPlate, plateShapes } from '../plate-shapes.ts'
import { hasVinCheckDigit } from '../vin.ts'

/** The digit that a letter looks like. */
const digitLike: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  T: '7',
  B: '8',
}

/** In a VIN, which has letters and digits: each character and the one that it looks like. */
const alikeInVin: Readonly<Record<string, string>> = {
  ...{ B: '8', 8: 'B', S: '5', 5: 'S', Z: '2', 2: 'Z', G: '6', 6: 'G', D: '0', 0: 'D', L: '1' },
}

const toDigits = (text: string, letters: RegExp) =>
  text.replace(letters, (letter) => digitLike[letter] ?? letter)

/** The numbers of fixed form that a key becomes if a character stands where only its double can. */
export function keysThatLookAlike(key: string): { kind: IdentifierKind; key: string }[] {
  switch (key.length) {
    case 8:
      return platesLike(key)
    case 12:
      return hexLike('mac-address', key)
    case 14:
    case 15:
    case 16:
      return [...imeisLike(key), ...(key.length < 16 ? hexLike('meid', key) : [])]
    case 17:
      return vinsLike(key).map((vin) => ({ kind: 'vin', key: vin }))
    case 32:
      return hexLike('uuid', key)
    default:
      return []
  }
}

/**
 * A UUID as tools show it that read its first three groups from the other end: Windows shows
 * `4C4C4544-0038-3510-…`, and the same computer at its start `44454C4C-3800-1035-…`. '' for other keys.
 */
export function uuidInOtherOrder(key: string): string {
  if (!/^[0-9A-F]{32}$/.test(key)) return ''
  const groups = [key.slice(0, 8), key.slice(8, 12), key.slice(12, 16)]
  const turned = groups.map((group) => (group.match(/../g) ?? []).reverse().join(''))
  return turned.join('') + key.slice(16)
}

const letterLike: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 8: 'B' }

/** Both letters of a series may be read as digits: `BDG 202 58` is perhaps BDG-202SB. */
function platesLike(key: string): { kind: IdentifierKind; key: string }[] {
  if (!/\d/.test(key) || isOfficialPlate(key)) return []
  return plateShapes.flatMap(({ pattern, places }) => {
    const like = [...key]
      .map((sign, at) => {
        const isDigit = /\d/.test(sign)
        if (isDigit === (places[at] === '9')) return sign
        return (isDigit ? letterLike : digitLike)[sign] ?? sign
      })
      .join('')
    return like !== key && pattern.test(like) ? [{ kind: 'plateNumber', key: like }] : []
  })
}

const alikeInHex: Readonly<Record<string, string>> = { B: '8', 8: 'B', D: '0', 0: 'D' }

/** With the letters that are none of its own as digits, and each that is for its double. */
function hexLike(kind: IdentifierKind, key: string): { kind: IdentifierKind; key: string }[] {
  const hex = toDigits(key, /[^0-9A-F]/g)
  const found = hex === key ? [] : [{ kind, key: hex }]
  if (/^\d+$/.test(hex)) return found
  for (let at = 0; at < hex.length; at++) {
    const other = alikeInHex[hex.charAt(at)]
    if (other) found.push({ kind, key: hex.slice(0, at) + other + hex.slice(at + 1) })
  }
  return found
}

function imeisLike(key: string): { kind: IdentifierKind; key: string }[] {
  const digits = toDigits(key, /[A-Z]/g)
  if (digits === key || !/^\d+$/.test(digits) || key.replace(/\D/g, '').length < 8) return []
  return digits.length === 15 && !hasImeiCheckDigit(digits) ? [] : [{ kind: 'imei1', key: digits }]
}

/** Whether the key becomes an IMEI with the right check digit if its letters are read as digits. */
export function looksLikeImei(key: string): boolean {
  return key.length === 15 && imeisLike(key).length > 0
}

/** No VIN has I, O or Q, and its last four are digits. Any other double must mend the check digit. */
function vinsLike(key: string): string[] {
  const possible = toDigits(key.slice(0, 13), /[IOQ]/g) + toDigits(key.slice(13), /[A-Z]/g)
  const found = possible === key ? [] : [possible]
  if (hasVinCheckDigit(possible)) return found
  for (let at = 0; at < 13; at++) {
    const other = alikeInVin[possible.charAt(at)]
    if (other === undefined) continue
    const vin = possible.slice(0, at) + other + possible.slice(at + 1)
    if (hasVinCheckDigit(vin)) found.push(vin)
  }
  return found
}

/** Characters of serial numbers that look alike; a small L looks like 1 and I. */
const pairs = ['0O', '0D', '0Q', 'OD', 'OQ', 'DQ', '1I', '1L', 'IL', '2Z', '5S', '6G', '7T', '8B']

/** The characters that each of them may stand for. */
const doubles = new Map<string, string>()
for (const pair of pairs) {
  for (const [one, other] of [pair, [...pair].reverse()] as [string, string][]) {
    doubles.set(one, (doubles.get(one) ?? '') + other)
  }
}

/** Acer's. */
const longestSerial = 22

/**
 * Serial numbers that somebody may have read for this one: the O and I that Apple, HP and others
 * never use read as digits, and any one character exchanged for its double, or an O or I for each
 * digit. What is registered may have the slip as well as what is looked up.
 */
export function serialsThatLookAlike(key: string): string[] {
  if (!/\d/.test(key) || !/[A-Z]/.test(key) || key.length > longestSerial) return []
  const found = new Set([toDigits(key, /[OI]/g)])
  for (let at = 0; at < key.length; at++) {
    for (const other of doubles.get(key.charAt(at)) ?? '') {
      found.add(key.slice(0, at) + other + key.slice(at + 1))
    }
  }
  for (const each of lettersFor(key)) found.add(each)
  found.delete(key)
  return [...found]
}

/** The key with O for some of its zeros and I for some of its ones, if it has few. */
function lettersFor(key: string): string[] {
  let found = ['']
  for (const character of key) {
    const other = character === '0' ? 'O' : character === '1' ? 'I' : null
    found = found.flatMap((begun) => [begun + character, ...(other ? [begun + other] : [])])
    if (found.length > 16) return []
  }
  return found
}
