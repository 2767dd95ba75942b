import { writeCsv } from '../../domain/csv.ts'

/** Saves a file to the user's device. */
export function download(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not at once: some browsers begin to read it later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Saves rows as a table that spreadsheets open; nothing in it is taken for a formula. */
export function downloadCsv(name: string, rows: readonly (readonly (string | number)[])[]): void {
  // With its mark, Excel reads letters beyond English right.
  const file = new Blob(['\uFEFF', writeCsv(rows)], { type: 'text/csv;charset=utf-8' })
  download(name, file)
}
