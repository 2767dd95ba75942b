import { nationalDigits } from './phone-digits.ts'

/**
 * A Nigerian mobile number in its international form without a `+`, like `2348031234567`; null for
 * any other text, also for a premium-rate or foreign number.
 */
export function mobileNumber(text: string): string | null {
  const [, national] = /^0?([789][01]\d{8})$/.exec(nationalDigits(text)) ?? []
  return national === undefined ? null : `234${national}`
}
