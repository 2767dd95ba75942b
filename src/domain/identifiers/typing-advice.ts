import type { Reason } from '../reason.ts'
import { luhnCharacter } from './check-digits.ts'
import type { IdentifierReasonParams } from './identifier-reasons.ts'
import { isImeiWithVersion } from './imei.ts'
import type { IdentifierKind } from './kinds.ts'
import { hasMeidCheckDigit } from './meid.ts'
import { normalizeText } from './normalize.ts'
import { parseNormalizedText } from './parse-identifier.ts'

/** Possible typing mistakes; MAC addresses and VINs have their own reasons. */
export interface TypingAdviceParams extends IdentifierReasonParams {
  'cut-by-spreadsheet': null
  'leave-out-label': { label: string }
  'meid-slip': null
  'imei-without-check-digit': null
  'imei-slip': null
  'imei-software-version': null
  'imei-17-digits': null
  /** Not a typing mistake: the text is hardly an identifier. */
  'unlikely-number': null
  /** An IMEI that was entered as another kind. */
  'is-imei': null
}

export type TypingAdvice = Reason<TypingAdviceParams>

const digitsOnly = /^[0-9]+$/
const hexOfMeid = /^[A-F][0-9A-F]{14}$/
const almostVin = /^(?=.*[0-9])(?=.*[IOQ])[0-9A-Z]{17}$/
const labelled = /^(IMEI|MEID|UUID|VIN|MAC)[0-9A-Z]{12}/
const cutBySpreadsheet = /^\d([.,]\d+)?E\+\d+$/i
const pairsOfMac = /[0-9A-Z]{2}:[0-9A-Z]{2}:/i

/**
 * A possible typing mistake in a text that was not found, or null. A valid text may have advice
 * too: 15 digits that are no IMEI could be a serial number.
 */
export function typingAdvice(text: string): TypingAdvice | null {
  const cleaned = normalizeText(text)
  if (!cleaned.ok) return null
  const { key, spelled } = cleaned
  if (cutBySpreadsheet.test(spelled.trim())) {
    return { code: 'cut-by-spreadsheet' }
  }
  if (pairsOfMac.test(spelled)) return refusalOf('mac-address', key, spelled)
  if (digitsOnly.test(key)) return adviseDigits(key)
  const label = labelled.exec(key)?.[1]
  if (label !== undefined) return { code: 'leave-out-label', params: { label } }
  if (hexOfMeid.test(key) && !hasMeidCheckDigit(key)) {
    return { code: 'meid-slip' }
  }
  if (almostVin.test(key)) return refusalOf('vin', key, spelled)
  return null
}

function refusalOf(kind: IdentifierKind, key: string, spelled: string): TypingAdvice | null {
  const reading = parseNormalizedText(kind, key, spelled)
  return reading.ok ? null : reading.reason
}

function adviseDigits(digits: string): TypingAdvice | null {
  switch (digits.length) {
    case 14:
      return { code: 'imei-without-check-digit' }
    case 15:
      return digits.charAt(14) === luhnCharacter(digits.slice(0, 14), 10)
        ? null
        : { code: 'imei-slip' }
    case 16:
      return { code: 'imei-software-version' }
    case 17:
      return isImeiWithVersion(digits) ? { code: 'imei-17-digits' } : null
    default:
      return null
  }
}
