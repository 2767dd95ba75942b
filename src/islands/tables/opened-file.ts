import { readTable } from '../../api/tables/read-table.ts'
import type { Sheet, TableFault } from '../../domain/tables/sheet.ts'
import type { Report } from './answer-calls.ts'

/** What a screen needs to know of a sheet before it is read. */
export interface SheetName {
  name: string
  rows: number
}

export type OpenedFile = { ok: true; sheets: SheetName[] } | { ok: false; reason: TableFault }

let opened: readonly Sheet[] = []

/** Reads a file in a worker, which keeps its rows: a page that got them all would stand still. */
export async function openFile(file: File, maxMb: number, report: Report): Promise<OpenedFile> {
  if (file.size > maxMb * 1_000_000) {
    return { ok: false, reason: { code: 'file-too-big', params: { megabytes: maxMb } } }
  }
  const read = readTable(new Uint8Array(await file.arrayBuffer()), file.name, report)
  opened = read.ok ? read.sheets : []
  if (!read.ok) return read
  return { ok: true, sheets: opened.map(({ name, rows }) => ({ name, rows: rows.length })) }
}

export const openedSheets = () => opened
export const rowsOfSheet = (index: number) => opened[index]?.rows ?? []
