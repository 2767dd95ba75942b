/** Text that a spreadsheet would read as a formula, with any apostrophes before it. */
const formula = /^'*[\s\p{Cf}]*[=+\-@\t\r|%＝＋－＠]/u

/**
 * Text that a spreadsheet would save otherwise: `0012` as 12, `2.0` as 2, `.5` as 0.5, `(5)` as -5, an
 * IMEI or `12E5` as a power of ten, `3-4`, `MAR1`, `12:05` and `5 pm` as a day or time.
 */
const altered =
  /^'*(?:0\d+|\d+\.(?:0|\d{2,}0)|\.\d+|\d+\.|\(\d+\)|\d{1,2} [ap]m?|\d{12,}|\d+(?:[.,]\d+)?e\d+|true|false|\d+[-/]\d+|\d+([-/.])\d+\1\d+|\d+(?::\d\d)+|(?=.*\d)(?:\d+[-/ ]?)?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:[-/ ]?\d+)?)$/i
/** The import reads it however a spreadsheet shows it. */
const isoDay = /^\d{4}-\d\d-\d\d$/

const needsMark = (text: string) =>
  formula.test(text) || (altered.test(text.trim()) && !isoDay.test(text))

/**
 * CSV whose cells spreadsheets read as text. A cell that they would read as a formula or change gets
 * an apostrophe, which `plainCell` removes.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(String).map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(text: string): string {
  const safe = needsMark(text) ? `'${text}` : text
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The cell as it was before `writeCsv` escaped it, trimmed. */
export function plainCell(text: string): string {
  const safe = text.trim()
  return safe.startsWith("'") && needsMark(safe) ? safe.slice(1) : safe
}
