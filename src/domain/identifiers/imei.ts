import { luhnCharacter } from './check-digits.ts'
import { accept, type ParseResult, refuse } from './parse-result.ts'
import { filler, isJunk } from './placeholders.ts'

const notDigit = /[^0-9]/

const digitMistakenFor: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
}

/**
 * 3GPP TS 23.003: 14 digits identify the phone. A 15th is their Luhn digit; of 16 (an IMEISV) the
 * last 2 are the software version. Many phones show for *#06# the 15 digits and those 2. The key is
 * the first 14.
 */
export function parseImei(typed: string): ParseResult {
  const letter = notDigit.exec(typed)?.[0]
  if (letter !== undefined) {
    return refuse({
      code: 'imei-letter',
      params: { letter, digit: digitMistakenFor[letter] ?? null },
    })
  }
  const { length } = typed
  const isWithVersion = length === 17 && hasImeiCheckDigit(typed)
  if ((length < 14 || length > 16) && !isWithVersion) {
    return refuse({ code: 'imei-length', params: { length } })
  }
  if (length === 15 && !hasImeiCheckDigit(typed)) return refuse({ code: 'imei-check-digit' })
  const key = typed.slice(0, 14)
  return isJunk(key) ? refuse(filler) : accept('imei', key)
}

/** Whether the 15th digit is the check digit of the 14 before it. */
export function hasImeiCheckDigit(digits: string): boolean {
  return digits.charAt(14) === luhnCharacter(digits.slice(0, 14), 10)
}

// Who allocates the first 8 digits: 35 and 86 most phones of today, 01, 91 and 99 others, the rest
// those before 2004 (GSMA TS.06, Reporting Body Identifiers).
const allocated = /^(?:35|86|01|91|99|33|44|45|49|5[0-4]|30)/

const fifteenDigits = /^\d{15}$/

/** Whether 15 digits among others are more likely an IMEI than a coincidence. */
export function isPlausibleImei(digits: string): boolean {
  return (
    fifteenDigits.test(digits) &&
    allocated.test(digits) &&
    hasImeiCheckDigit(digits) &&
    !isJunk(digits.slice(0, 14))
  )
}
