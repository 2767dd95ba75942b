import type { Reason } from '../reason.ts'
import type { NotText } from './decode-text.ts'
import type { Sheet } from './sheet.ts'

/** Why a file cannot be read as a table. */
export interface TableFaults extends Record<NotText, null> {
  'file-too-big': { megabytes: number }
  'quote-never-ends': { row: number }
  'text-after-quote': { row: number }
  'damaged-workbook': null
  'not-a-workbook': null
  'workbook-too-big': null
}

export type TableFault = Reason<TableFaults>

/** The tables of a file. A file of text has one. */
export type TableFile = { ok: true; sheets: readonly Sheet[] } | { ok: false; reason: TableFault }
