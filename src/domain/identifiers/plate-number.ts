import { formatIdentifier } from './format-identifier.ts'
import { whyWrongLength } from './normalize.ts'
import { accept, type ParseResult, refuse } from './parse-result.ts'
import { plateShapes } from './plate-shapes.ts'

export const maxPlateCharacters = 12

/**
 * Nigerian plates: `ABC-123DE` since 2011, `AB123-CDE` before. Confused letters and digits are
 * corrected. All others are special plates (diplomatic, government, military, fancy), accepted as
 * typed. No complete list of area codes is public, so none is refused.
 */
export function parsePlateNumber(typed: string): ParseResult {
  if (typed.length > maxPlateCharacters) {
    return refuse({
      code: 'plate-too-long',
      params: { length: typed.length, max: maxPlateCharacters },
    })
  }
  const reason = whyWrongLength(typed)
  if (reason !== null) return refuse(reason)
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

/** Whether a key has one of the two regular forms. */
export function isIssuedPlate(key: string): boolean {
  return plateShapes.some((shape) => shape.pattern.test(key))
}

const digitFor: Readonly<Record<string, string>> = { O: '0', I: '1', Z: '2', S: '5', B: '8' }
const letterFor: Readonly<Record<string, string>> = { 0: 'O', 1: 'I', 2: 'Z', 5: 'S', 8: 'B' }

/**
 * The regular plate that needs the fewest corrections; the text as typed if there is none, or two.
 */
function repairPlate(typed: string): string {
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
