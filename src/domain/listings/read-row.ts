import { type IdentifierKind, identifierKinds } from '../identifiers/kinds.ts'
import type { Candidate } from '../identifiers/read/candidates.ts'
import { parseDay } from '../parse-day.ts'
import { parseFoundIdentifier } from '../reports/found-reports.ts'

/** The indexes of the columns of a list. */
export interface ListColumns {
  identifier: number
  kind: number | null
  date: number | null
}

export type RowProblem = 'no-identifier' | 'not-an-identifier' | 'unknown-kind' | 'not-a-day'

export type ListRow =
  | { ok: true; entry: Pick<Candidate, 'kind' | 'namespace' | 'key'> & { listedOn: string | null } }
  | { ok: false; problem: RowProblem }

const headings: Record<keyof ListColumns, readonly string[]> = {
  identifier: ['identifier', 'number', 'imei', 'serial', 'serialnumber', 'vin', 'plate', 'chassis'],
  kind: ['kind', 'type'],
  date: ['date', 'day', 'listed', 'listedon', 'datelisted'],
}

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Reads the heading row. Null if no column is named like an identifier. */
export function readListColumns(row: readonly string[]): ListColumns | null {
  const names = row.map(plain)
  const placeOf = (column: keyof ListColumns) => {
    const place = names.findIndex((name) => headings[column].includes(name))
    return place < 0 ? null : place
  }
  const identifier = placeOf('identifier')
  if (identifier === null) return null
  return { identifier, kind: placeOf('kind'), date: placeOf('date') }
}

const kinds = new Map<string, IdentifierKind>([
  ...identifierKinds.map((kind) => [plain(kind), kind] as const),
  ['imei', 'imei1'],
  ['serial', 'serial-number'],
  ['plate', 'plateNumber'],
  ['chassis', 'chassisNumber'],
  ['mac', 'mac-address'],
])

/** Reads one row. If it names no kind, the likeliest kind of the identifier is assumed. */
export function readListRow(row: readonly string[], columns: ListColumns): ListRow {
  const cell = (place: number | null) => (place === null ? '' : (row[place] ?? '').trim())
  const text = cell(columns.identifier)
  if (text === '') return { ok: false, problem: 'no-identifier' }
  const named = cell(columns.kind)
  const kind = named === '' ? undefined : kinds.get(plain(named))
  if (named !== '' && kind === undefined) return { ok: false, problem: 'unknown-kind' }
  const found = parseFoundIdentifier(text, { kind, asWritten: kind !== undefined })
  if (!found.ok) return { ok: false, problem: 'not-an-identifier' }
  const date = cell(columns.date)
  const day = date === '' ? null : parseDay(date, 'DD/MM/YYYY')
  if (day && !day.ok) return { ok: false, problem: 'not-a-day' }
  const { namespace, key } = found
  return {
    ok: true,
    entry: { kind: found.kind, namespace, key, listedOn: day?.ok ? day.day : null },
  }
}
