import { formatIdentifier } from './format-identifier.ts'
import { minCharacters } from './normalize.ts'
import { accept, type ParseResult, refuse } from './parse-result.ts'
import { isIssuedPlate, isSpecialPlate, plateShapes } from './plate-shapes.ts'

export const maxPlateCharacters = 12

// A fancy plate may have two: `EK`.
const minPlateCharacters = 2

/**
 * Nigerian plates: `ABC-123DE` since 2011, `AB123-CDE` before. A text that fits no known form is
 * corrected to the regular plate that looks like it. All others (diplomatic, government, military,
 * fancy) are accepted as typed. No complete list of area codes is public, so none is refused.
 */
export function parsePlateNumber(typed: string): ParseResult {
  const { length } = typed
  if (length > maxPlateCharacters) {
    return refuse({ code: 'plate-too-long', params: { length, max: maxPlateCharacters } })
  }
  if (length < minPlateCharacters || (length < minCharacters && !/[A-Z]/.test(typed))) {
    return refuse({ code: 'number-too-short', params: { length, min: minPlateCharacters } })
  }
  const key = repairPlate(typed)
  if (isIssuedPlate(key) && key.includes('000')) {
    return refuse({ code: 'plate-zeros' })
  }
  if (key === typed) return accept('plate', key)
  return accept('plate', key, {
    code: 'plate-repaired',
    params: { plate: formatIdentifier('plate', key) },
  })
}

const digitFor: Readonly<Record<string, string>> = {
  ...{ O: '0', I: '1', L: '1', Z: '2', S: '5', B: '8' },
}
const letterFor: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 8: 'B' }

/** A regular plate always has three digits: `KJA-12AB` is KJA-012AB. */
const withoutZeros = /^([A-Z]{3}(?=\d+[A-Z]{2}$)|[A-Z]{2}(?=\d+[A-Z]{3}$))(\d{1,2})([A-Z]+)$/

/**
 * The regular plate that needs the fewest corrections; the text as typed if there is none, or two.
 */
function repairPlate(typed: string): string {
  if (isSpecialPlate(typed)) return typed
  const [, before, digits, after] = withoutZeros.exec(typed) ?? []
  if (digits) return `${before}${digits.padStart(3, '0')}${after}`
  if (typed.length !== 8) return typed
  let best = typed
  let minChanges = Number.POSITIVE_INFINITY
  for (const { places } of plateShapes) {
    const repaired = fitPlaces(typed, places)
    if (repaired === null || repaired.changes > minChanges) continue
    best = repaired.changes === minChanges ? typed : repaired.key
    minChanges = repaired.changes
  }
  return best
}

/**
 * Null if a character cannot be corrected, or if the text is more likely a special plate: a group
 * of letters has two digits (the Army's NA 123 B01 is not NA123-BOI), or the group of digits has
 * none (the fancy BLESSING is not BLE-551NG).
 */
function fitPlaces(typed: string, places: string): { key: string; changes: number } | null {
  let key = ''
  let changes = 0
  let rightDigits = 0
  let wrongInLetters = 0
  for (let at = 0; at < places.length; at++) {
    const character = typed.charAt(at)
    const isDigit = character <= '9'
    const wantsDigit = places.charAt(at) === '9'
    if (wantsDigit) wrongInLetters = 0
    if (isDigit === wantsDigit) {
      if (isDigit) rightDigits++
      key += character
      continue
    }
    const other = (wantsDigit ? digitFor : letterFor)[character]
    if (other === undefined) return null
    if (!wantsDigit && ++wrongInLetters > 1) return null
    key += other
    changes++
  }
  return rightDigits > 0 ? { key, changes } : null
}
