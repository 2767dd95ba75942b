import { namespaceAtMaker } from '../../../../domain/identifiers/namespace-at-maker.ts'
import { readAs } from '../../../../domain/identifiers/read/read-as.ts'
import { importWords } from '../../../../locales/en/screens/dashboard/import-assets.ts'
import { fill } from '../../../../locales/texts.ts'
import { identifiersOf, type TableProblem, type TableRow } from './to-row.ts'

/** The identifiers of a row or an asset with the names by which two of them are the same. */
export function identifierNames(input: Readonly<Record<string, unknown>>) {
  const { brand } = input
  return identifiersOf({ input }).flatMap(({ field, kind, text }) => {
    const reading = readAs(kind, text)
    if (!reading.ok) return []
    const at = namespaceAtMaker(reading.namespace, typeof brand === 'string' ? brand : null)
    return [{ field, name: `${at} ${reading.key}` }]
  })
}

/**
 * Identifiers that an earlier row has too. The second row is an error, because only the user knows
 * which is right.
 */
export function repeatedIdentifiers(rows: readonly TableRow[]): TableProblem[] {
  const seen = new Map<string, number>()
  return rows.flatMap((row) => {
    return identifierNames(row.input).flatMap(({ field, name }) => {
      const first = seen.get(name) ?? row.number
      seen.set(name, first)
      if (first === row.number) return []
      const message = fill(importWords.sameNumber, { first })
      return [{ row: row.number, column: row.headings[field] ?? field, message }]
    })
  })
}
