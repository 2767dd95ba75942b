/** Text that a spreadsheet would read as a formula, with any apostrophes before it. */
const formula = /^'*[\s\p{Cf}]*[=+\-@\t\r|%＝＋－＠]/u

/**
 * CSV whose cells spreadsheets read as text. A cell that looks like a formula gets an apostrophe,
 * which `plainCell` removes.
 */
export function writeCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(String).map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return /[",;\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The cell as it was before `writeCsv` escaped it, trimmed. */
export function plainCell(text: string): string {
  const safe = text.trim()
  return safe.startsWith("'") && formula.test(safe) ? safe.slice(1) : safe
}
