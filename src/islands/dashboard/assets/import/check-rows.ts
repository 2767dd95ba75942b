import { dayDetails } from '../../../../api/assets/detail-record.ts'
import { possibleDaysOf } from '../../../../api/day.ts'
import {
  type IdentifierKind,
  vehicleIdentifierKinds,
} from '../../../../domain/identifiers/kinds.ts'
import { namespaceAtMaker } from '../../../../domain/identifiers/namespace-at-maker.ts'
import { readAs } from '../../../../domain/identifiers/read/read-as.ts'
import { importWords } from '../../../../locales/en/screens/dashboard/import-assets.ts'
import { fill } from '../../../../locales/texts.ts'
import type { TableProblem, TableRow } from './table-row.ts'

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
export function truncatedIdentifiers(row: TableRow): TableProblem[] {
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
export function repeatedIdentifiers(rows: TableRow[]): TableProblem[] {
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
