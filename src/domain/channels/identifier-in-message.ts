import { luhnCharacter } from '../identifiers/check-digits.ts'
import { mobileNumber } from '../users/mobile-numbers.ts'

const imeiLike = /(?<!\d)\d(?:[ .-]?\d){13,15}(?!\d)/g
const vinLike = /\b(?=[A-Z0-9]*\d)(?=[A-Z0-9]*[A-Z])[A-HJ-NPR-Z0-9]{17}\b/
const plateLike = /\b(?:[A-Z]{3}[ -]?\d{3}[ -]?[A-Z]{2}|[A-Z]{2}[ -]?\d{3}[ -]?[A-Z]{3})\b/
const serialLike = /\b(?=[A-Z0-9-]*\d)[A-Z0-9][A-Z0-9-]{5,30}[A-Z0-9]\b/

/**
 * The identifier in an ASCII message such as "pls check 35 693803 564380 9", in capitals; null if
 * there is none. Of several IMEIs, the first with a valid check digit.
 */
export function identifierInMessage(message: string): string | null {
  const text = message.toUpperCase()
  const imeis = text.match(imeiLike) ?? []
  const imei = imeis.find(hasCheckDigit) ?? imeis[0]
  if (imei !== undefined) return imei
  for (const form of [vinLike, plateLike, serialLike]) {
    const found = form.exec(text)?.[0]
    if (found !== undefined) return found
  }
  return null
}

/** Whether somebody typed a Nigerian mobile number, most likely their own. */
export function isPhoneNumber(text: string): boolean {
  return mobileNumber(text) !== null
}

function hasCheckDigit(typed: string): boolean {
  const digits = typed.replace(/\D/g, '')
  return digits.length === 15 && digits.charAt(14) === luhnCharacter(digits.slice(0, 14), 10)
}
