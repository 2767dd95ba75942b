import { writeCsv } from '../../domain/csv.ts'

/** Saves a file to the user's device. */
export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Delayed, because some browsers read the file later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Downloads rows as CSV. Spreadsheets do not interpret any cell as a formula. */
export function downloadCsv(name: string, rows: readonly (readonly (string | number)[])[]): void {
  // With a byte order mark Excel reads non-English letters correctly.
  const file = new Blob(['\uFEFF', writeCsv(rows)], { type: 'text/csv;charset=utf-8' })
  download(name, file)
}
