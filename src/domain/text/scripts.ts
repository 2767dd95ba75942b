const decimalDigit = /\p{Nd}/gu

const isDecimalDigit = /^\p{Nd}$/u

/** The text with the digits of every script as `0`–`9`. */
export function withPlainDigits(text: string): string {
  return text.replace(decimalDigit, digitValue)
}

/** Whether a text has digits of two scripts: the Bengali `৭` looks like a 9, and is a 7. */
export function mixesDigits(text: string): boolean {
  const zeros = [...text.matchAll(decimalDigit)].map(([digit]) => codeOf(digit) - digitOf(digit))
  return new Set(zeros).size > 1
}

const codeOf = (digit: string) => digit.codePointAt(0) ?? 0

const digitValue = (digit: string) => String(digitOf(digit))

/** Unicode has each script's decimal digits in one ascending run of ten. */
function digitOf(digit: string): number {
  const code = codeOf(digit)
  let runStart = code
  while (isDecimalDigit.test(String.fromCodePoint(runStart - 1))) runStart--
  return (code - runStart) % 10
}

/** Letters of scripts that the font of our PDFs lacks: all but Latin, Greek and Cyrillic. */
const otherLetter = /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]/u

/** Whether our documents cannot print the letters of a text. */
export function hasOtherScript(text: string): boolean {
  return otherLetter.test(text)
}
