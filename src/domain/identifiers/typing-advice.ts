import { luhnCharacter } from './check-digits.ts'
import { isImeiWithVersion } from './imei.ts'
import type { IdentifierKind } from './kinds.ts'
import { hasMeidCheckDigit } from './meid.ts'
import { normalizeText } from './normalize.ts'
import { parseNormalizedText } from './parse-identifier.ts'

const digitsOnly = /^[0-9]+$/
const hexOfMeid = /^[A-F][0-9A-F]{14}$/
const almostVin = /^(?=.*[0-9])(?=.*[IOQ])[0-9A-Z]{17}$/
const labelled = /^(IMEI|MEID|UUID|VIN|MAC)[0-9A-Z]{12}/
const cutBySpreadsheet = /^\d([.,]\d+)?E\+\d+$/i
const pairsOfMac = /[0-9A-Z]{2}:[0-9A-Z]{2}:/i

/**
 * What may have gone wrong in typing a text that was not found, or null. A readable text can still
 * have advice: 15 digits that are no IMEI could be a serial number.
 */
export function typingAdvice(text: string): string | null {
  const cleaned = normalizeText(text)
  if (!cleaned.ok) return null
  const { key, spelled } = cleaned
  if (cutBySpreadsheet.test(spelled.trim())) {
    return 'A spreadsheet has cut this number: format its column as text, and type all of the digits again.'
  }
  if (pairsOfMac.test(spelled)) return refusalOf('mac-address', key, spelled)
  if (digitsOnly.test(key)) return adviseDigits(key)
  const label = labelled.exec(key)?.[1]
  if (label !== undefined) return `Leave out the word ${label} and look up the number alone.`
  if (hexOfMeid.test(key) && !hasMeidCheckDigit(key)) {
    return '15 characters like a MEID, but the check digit fails: probably a typing slip. Dial *#06# to see it again.'
  }
  if (almostVin.test(key)) return refusalOf('vin', key, spelled)
  return null
}

function refusalOf(kind: IdentifierKind, key: string, spelled: string): string | null {
  const reading = parseNormalizedText(kind, key, spelled)
  return reading.ok ? null : reading.reason
}

function adviseDigits(digits: string): string | null {
  switch (digits.length) {
    case 14:
      return '14 digits: an IMEI without its check digit. If the phone shows 15, type all of them.'
    case 15:
      return digits.charAt(14) === luhnCharacter(digits.slice(0, 14), 10)
        ? null
        : '15 digits, but the check digit fails: probably a typing slip. Dial *#06# to see it again.'
    case 16:
      return '16 digits: an IMEI with its software version. If the phone shows 15, one here is too many.'
    case 17:
      return isImeiWithVersion(digits)
        ? 'The first 15 digits are an IMEI: look it up without the last 2.'
        : null
    default:
      return null
  }
}
