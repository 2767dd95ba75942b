const decimalDigit = /\p{Nd}/gu
const isDecimalDigit = /^\p{Nd}$/u

/** The text with the digits of every script as `0`–`9`. */
export function withPlainDigits(text: string): string {
  return text.replace(decimalDigit, digitValue)
}

/** Unicode has each script's decimal digits in one ascending run of ten. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let runStart = code
  while (isDecimalDigit.test(String.fromCodePoint(runStart - 1))) runStart--
  return String((code - runStart) % 10)
}
