import { plainCell } from '../../../domain/csv.ts'
import { readText } from '../../../domain/identifiers/read/read-text.ts'
import { batchWords } from '../../../locales/en/screens/dashboard/batch-lookup.ts'
import { fill } from '../../../locales/texts.ts'
import { readTableFile } from '../assets/import/read-file.ts'
import { parseCsv } from '../assets/read-csv.ts'

/** The columns of a chosen file. Loaded with the first file. */
export async function readColumns(file: File): Promise<FileReading> {
  const text = await readTableFile(file)
  return text.ok ? parseColumns(text.text) : text
}

export interface FileColumn {
  /** The position in the file, from 1. */
  place: number
  heading: string
  values: string[]
}

type FileReading =
  | { ok: true; columns: FileColumn[]; likely: FileColumn | null }
  | { ok: false; reason: string }

const identifierHeadings = /imei|meid|serial|\bvin\b|plate|chassis|\bmac\b|uuid|identifier/i

/**
 * The columns that are not empty, and the one that probably has the identifiers, if it is clear.
 */
async function parseColumns(text: string): Promise<FileReading> {
  const read = await parseCsv(text)
  if (!read.ok) return read
  const rows = read.rows.map((cells) => cells.map(plainCell))
  const [first = []] = rows
  const hasHeadings = first.some((cell) => cell !== '') && !first.some(looksLikeIdentifierCell)
  const body = hasHeadings ? rows.slice(1) : rows
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, index) => ({
    place: index + 1,
    heading: (hasHeadings && first[index]) || fill(batchWords.column, { value: index + 1 }),
    values: body.map((cells) => cells[index] ?? '').filter((cell) => cell !== ''),
  })).filter(({ values }) => values.length > 0)
  if (columns.length === 0) return { ok: false, reason: batchWords.nothingInFile }
  return { ok: true, columns, likely: likelyColumn(columns) }
}

/**
 * The only column; otherwise the only one with a heading like IMEI; otherwise the only one whose
 * values all look like identifiers.
 */
function likelyColumn(columns: readonly FileColumn[]): FileColumn | null {
  const byHeading = columns.filter(({ heading }) => identifierHeadings.test(heading))
  const byValues = columns.filter(({ values }) => values.every(looksLikeIdentifierCell))
  const unique = [columns, byHeading, byValues].find(({ length }) => length === 1)
  return unique?.[0] ?? null
}

/** `IMEI 2` and `Plate 1` are headings: their number is too short for an identifier. */
function looksLikeIdentifierCell(cell: string): boolean {
  const { candidates, doubts } = readText(cell)
  const notOne = doubts.some(
    ({ code }) => code === 'unlikely-number' || code === 'number-too-short',
  )
  return candidates.length > 0 && !notOne
}
