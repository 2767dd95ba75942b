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

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Signs of digits and letters that NFKC does not spell, by the first of each run. */
const runsOfSigns = [
  ...['⓵', '❶', '➀', '➊'].map((first) => [first, '123456789'] as const),
  ...['⓿', '🄋', '🄌'].map((zero) => [zero, '0'] as const),
  ...['🅐', '🅰'].map((first) => [first, capitals] as const),
]
const plainSigns = new Map(
  runsOfSigns.flatMap(([first, shown]) =>
    Array.from(shown, (plain, at): [string, string] => [
      String.fromCodePoint((first.codePointAt(0) ?? 0) + at),
      plain,
    ]),
  ),
)
// There is no small capital X.
for (const [at, small] of [...'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡxʏᴢ'].entries()) {
  plainSigns.set(small, capitals.charAt(at))
}

/** The text with digits in circles, letters in black squares and small capitals as plain ones. */
export function withPlainSigns(text: string): string {
  return text.replace(/\P{ASCII}/gu, (sign) => plainSigns.get(sign) ?? sign)
}

/** Letters of scripts that the font of our PDFs lacks: all but Latin, Greek and Cyrillic. */
const otherLetter = /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]/u

/** Whether our documents cannot print the letters of a text. */
export function hasOtherScript(text: string): boolean {
  return otherLetter.test(text)
}
