import { foldText } from '../text/fold.ts'
import { withPlainDigits } from '../text/scripts.ts'

/**
 * What stands around a number that was copied: a link, `WhatsApp:`, `(mobile)`. One word behind it at
 * most: `0700 CALL TOJU` is a number of letters.
 */
const copiedWith =
  /^\s*(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)|^\s*(?:\p{L}{2,20}[\s:.]+){1,4}(?=[+(\d])|[\s(]\p{L}{2,20}\)?\s*$|[?&]\w+=.*$/gu

/**
 * A phone number without the signs that group it or came along when it was copied, and without the
 * country code of Nigeria: `+234 803…`, `tel:+234803…` and `٠٨٠٣…` become `803…` and `0803…`. Letters
 * and a `+` stay.
 */
export function nationalDigits(text: string): string {
  const plain = withPlainDigits(foldText(text))
    .replace(copiedWith, '')
    .replace(/[^\p{L}\p{N}+]/gu, '')
  // A landline written internationally has no 0 either, and only the 0 tells it from half a number.
  return plain.replace(/^(\+|00)234(?=[1-9]\d{7}$)/, '0').replace(/^(\+|00)?234(?=0?\d{8,14}$)/, '')
}

/** A stored phone number for reading: `0803 123 4567`, `01 270 1234`. */
export function groupedPhone(digits: string): string {
  return digits
    .replace(/^\+234(?=\d{8,10}$)/, '0')
    .replace(/^(0\d|0\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
}

/**
 * A Nigerian mobile number in its international form without a `+`, like `2348031234567`; null for
 * any other text, also for a premium-rate or foreign number.
 */
export function mobileNumber(text: string): string | null {
  const [, national] = /^0?([789][01]\d{8})$/.exec(nationalDigits(text)) ?? []
  return national === undefined ? null : `234${national}`
}
