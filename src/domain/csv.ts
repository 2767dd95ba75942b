/**
 * A row of CSV (RFC 4180). A cell that a spreadsheet would take for a formula is led by an apostrophe,
 * which makes it text: names come from outside.
 */
export function csvRow(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => csvCell(String(cell))).join(',')}\r\n`
}

function csvCell(text: string): string {
  const inert = /^[\s\p{Cf}]*[=+\-@\t\r|%]/u.test(text) ? `'${text}` : text
  return /[",\r\n;]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
