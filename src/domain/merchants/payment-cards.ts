import { luhnCharacter } from '../identifiers/check-digits.ts'

const notDigit = /\D/g
const notInCardNumber = /[^\d\s-]/

/** 12 to 19 digits that end in a Luhn check digit (ISO/IEC 7812-1), without spaces and dashes. */
export function isCardNumber(text: string): boolean {
  if (notInCardNumber.test(text)) return false
  const digits = text.replace(notDigit, '')
  return /^\d{12,19}$/.test(digits) && luhnCharacter(digits.slice(0, -1), 10) === digits.at(-1)
}

export interface Expiry {
  /** 1 to 12. */
  month: number
  year: number
}

/** Parses `09/27`, `9 / 2027` or `0927`; null if it is not a month and year. */
export function parseExpiry(text: string): Expiry | null {
  const match = /^(\d{1,2})\s*[/ -]\s*(20\d{2}|\d{2})$|^(\d{2})(20\d{2}|\d{2})$/.exec(text.trim())
  if (!match) return null
  const month = Number(match[1] ?? match[3])
  const year = Number(match[2] ?? match[4])
  return month >= 1 && month <= 12 ? { month, year: year < 100 ? 2000 + year : year } : null
}

/** A card is valid to the end of its month. No bank issues one for more than 20 years. */
export function isGoodAt({ month, year }: Expiry, now: Date): boolean {
  const months = (year - now.getFullYear()) * 12 + month - (now.getMonth() + 1)
  return months >= 0 && months <= 20 * 12
}

/** `4111 1111 1111 1111`. A text that contains a letter stays as it is. */
export function groupCardNumber(text: string): string {
  if (notInCardNumber.test(text)) return text
  return text.replace(notDigit, '').replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** `09/27`. */
export function writeExpiry({ month, year }: Expiry): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`
}
