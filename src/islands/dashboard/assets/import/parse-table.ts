import { dayDetails } from '../../../../api/assets/detail-record.ts'
import { possibleDaysOf } from '../../../../api/day.ts'
import { plainCell } from '../../../../domain/csv.ts'
import {
  type GadgetIdentifierKind,
  gadgetIdentifierKinds,
  type IdentifierKind,
  vehicleIdentifierKinds,
} from '../../../../domain/identifiers/kinds.ts'
import { namespaceAtMaker } from '../../../../domain/identifiers/namespace-at-maker.ts'
import { readAs } from '../../../../domain/identifiers/read/read-as.ts'
import { states } from '../../../../domain/places/states.ts'
import { importWords } from '../../../../locales/en/screens/dashboard/import-assets.ts'
import { fill } from '../../../../locales/texts.ts'
import { parseCsv } from '../read-csv.ts'
import { type TableColumn, tableColumns } from './table-columns.ts'

export type Table =
  | { ok: true; rows: TableRow[]; problems: TableProblem[] }
  | { ok: false; reason: string }

export const maxRows = 1000

/** Parses a table of assets, and finds the problems that need no server. */
export async function parseTable(text: string): Promise<Table> {
  const read = await parseCsv(text)
  if (!read.ok) return read
  const [head = [], ...body] = read.rows
  const columns = head.map((heading) => columnOf(heading))
  if (columns.every((column) => column === undefined)) {
    return {
      ok: false,
      reason: importWords.noHeadings,
    }
  }
  const filled = body.flatMap((cells, index) =>
    cells.some((cell) => cell.trim() !== '') ? [{ cells, number: index + 2 }] : [],
  )
  if (filled.length === 0) return { ok: false, reason: importWords.noRows }
  if (filled.length > maxRows) {
    return {
      ok: false,
      reason: fill(importWords.tooManyRows, { count: filled.length, maxRows }),
    }
  }
  const problems: TableProblem[] = []
  const rows = filled.map(({ cells, number }) => {
    const values = new Map<TableColumn, string>()
    for (const [index, column] of columns.entries()) {
      const value = plainCell(cells[index] ?? '')
      if (column && value !== '') values.set(column, value)
    }
    return toRow(number, values)
  })
  const wrong = new Set<TableRow>()
  for (const row of rows) {
    for (const problem of truncatedIdentifiers(row)) {
      problems.push(problem)
      wrong.add(row)
    }
  }
  const right = rows.filter((row) => !wrong.has(row))
  const repeated = repeatedIdentifiers(right)
  return {
    ok: true,
    rows: right.filter(({ number }) => !repeated.some(({ row }) => row === number)),
    problems: [...problems, ...repeated].sort((a, b) => a.row - b.row),
  }
}

const bare = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Finds the column for a heading as users write it: `imei1`, `IMEI 1`, `Color`. */
function columnOf(heading: string): TableColumn | undefined {
  const wanted = bare(heading).replace('color', 'colour')
  return tableColumns.find((column) => bare(column.heading) === wanted)
}

function toRow(number: number, values: Map<TableColumn, string>): TableRow {
  const byField = new Map([...values].map(([{ field }, value]) => [field, value]))
  const headings: Record<string, string> = Object.fromEntries(
    tableColumns.map(({ field, heading }) => [field, heading]),
  )
  const identifiers = gadgetIdentifierKinds.flatMap((kind) => {
    const value = byField.get(kind)
    byField.delete(kind)
    return value ? [{ kind, value }] : []
  })
  const input: Record<string, unknown> = Object.fromEntries(byField)
  input['type'] = typeOf(
    byField.get('type'),
    vehicleIdentifierKinds.some((kind) => byField.has(kind)),
  )
  for (const [field, read] of Object.entries(readers)) {
    const value = input[field]
    if (typeof value === 'string') input[field] = read(value)
  }
  if (input['type'] === 'Gadget') addIdentifiers(input, headings, identifiers)
  return { number, input, headings }
}

function typeOf(typed: string | undefined, looksLikeVehicle: boolean): string {
  const word = typed?.toLowerCase()
  if (word === undefined) return looksLikeVehicle ? 'Vehicle' : 'Gadget'
  return word === 'gadget' ? 'Gadget' : word === 'vehicle' ? 'Vehicle' : (typed ?? '')
}

/** The first identifier becomes the asset's main one. */
function addIdentifiers(
  input: Record<string, unknown>,
  headings: Record<string, string>,
  identifiers: { kind: GadgetIdentifierKind; value: string }[],
) {
  const [first, ...more] = identifiers
  const headingOf = (kind: GadgetIdentifierKind) => headings[kind] ?? kind
  const kindHeadings = { ...headings }
  headings['uuidType'] = 'IMEI 1'
  headings['uuid'] = first ? headingOf(first.kind) : 'IMEI 1'
  for (const [index, { kind }] of more.entries()) {
    headings[`moreIdentifiers.${index}.value`] = kindHeadings[kind] ?? kind
  }
  if (first) {
    input['uuidType'] = first.kind
    input['uuid'] = first.value
  }
  if (more.length > 0) input['moreIdentifiers'] = more
}

/** Parses a cell, by field. The server refuses values that cannot be parsed. */
const readers: Record<string, (text: string) => unknown> = {
  year: (text) => Number(text),
  price: (text) => Number(text.replace(/[\s,₦]|NGN/gi, '')),
  hidden: (text) => /^(yes|y|true|1)$/i.test(text),
  vehicleRegistrationState: (text) => {
    const wanted = /^(fct|abuja)$/i.test(text) ? 'federal capital territory' : text.toLowerCase()
    return states.find((state) => state.toLowerCase() === wanted) ?? text
  },
}

/** The first ambiguous date of a table. */
export function firstAmbiguousDate(rows: readonly TableRow[]): string | undefined {
  return rows
    .flatMap(({ input }) => dayDetails.map((field) => input[field]))
    .find((text): text is string => typeof text === 'string' && possibleDaysOf(text) !== undefined)
}

/** The identifiers of a row, each with its field. */
function identifiersOf({
  input,
}: TableRow): { field: string; kind: IdentifierKind; text: string }[] {
  const found: { field: string; kind: IdentifierKind; text: string }[] = []
  const add = (field: string, kind: IdentifierKind, text: unknown) => {
    if (typeof text === 'string') found.push({ field, kind, text })
  }
  if (input['uuidType']) add('uuid', input['uuidType'] as IdentifierKind, input['uuid'])
  const more = (input['moreIdentifiers'] ?? []) as { kind: IdentifierKind; value: string }[]
  for (const [index, { kind, value }] of more.entries()) {
    add(`moreIdentifiers.${index}.value`, kind, value)
  }
  for (const kind of vehicleIdentifierKinds) add(kind, kind, input[kind])
  return found
}

/** Identifiers that a spreadsheet has truncated: it turns 15 digits into 4.90154E+14. */
function truncatedIdentifiers(row: TableRow): TableProblem[] {
  return identifiersOf(row)
    .filter(({ text }) => /^\d([.,]\d+)?E\+\d+$/i.test(text))
    .map(({ field }) => ({
      row: row.number,
      column: row.headings[field] ?? field,
      message: importWords.numberCut,
    }))
}

/**
 * Identifiers that an earlier row has too. The second row is an error, because only the user knows
 * which is right.
 */
function repeatedIdentifiers(rows: TableRow[]): TableProblem[] {
  const seen = new Map<string, number>()
  return rows.flatMap((row) => {
    return identifiersOf(row).flatMap(({ field, kind, text }) => {
      const reading = readAs(kind, text)
      if (!reading.ok) return []
      const { brand } = row.input
      const at = namespaceAtMaker(reading.namespace, typeof brand === 'string' ? brand : null)
      const name = `${at} ${reading.key}`
      const first = seen.get(name) ?? row.number
      seen.set(name, first)
      if (first === row.number) return []
      const message = fill(importWords.sameNumber, { first })
      return [{ row: row.number, column: row.headings[field] ?? field, message }]
    })
  })
}

/** A row of the import, with its number in the spreadsheet. */
export interface TableRow {
  number: number
  input: Record<string, unknown>
  /** Column headings by input field. */
  headings: Record<string, string>
}

/** An error in a cell. */
export interface TableProblem {
  row: number
  column: string
  message: string
}
