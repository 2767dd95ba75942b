import { type IdentifierKind, identifierKinds } from '../identifiers/kinds.ts'
import type { Candidate } from '../identifiers/read/candidates.ts'
import { parseDay } from '../parse-day.ts'
import { type FoundIdentifier, parseFoundIdentifier } from '../reports/found-reports.ts'
import { withoutTextMark } from '../tables/cells.ts'
import { plainDay } from '../tables/day-cells.ts'
import { meaningOf } from '../tables/headings.ts'
import type { RowProblem } from './row-problems.ts'

/** The indexes of the columns of a list. */
export interface ListColumns {
  /** In a column of `null` the rows may have any kind. */
  numbers: { place: number; kind: IdentifierKind | null }[]
  kind: number | null
  date: number | null
  /** The headings of the other columns. */
  leftOut: string[]
}

type Entry = Pick<Candidate, 'kind' | 'namespace' | 'key'> & { listedOn: string | null }

/** What is in a row. A row with several numbers may have both entries and problems. */
export interface ListRow {
  entries: Entry[]
  problems: RowProblem[]
}

const headings = {
  identifier: ['identifier', 'number', 'identifiers', 'numbers'],
  kind: ['kind', 'type'],
  date: ['date', 'day', 'listed', 'listedon', 'datelisted'],
} as const

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Reads the heading row. Null if no column is named like an identifier. */
export function readListColumns(row: readonly string[]): ListColumns | null {
  const columns: ListColumns = { numbers: [], kind: null, date: null, leftOut: [] }
  const is = (column: keyof typeof headings, name: string) =>
    headings[column].some((known) => known === name)
  for (const [place, heading] of row.entries()) {
    const name = plain(heading)
    const kind = kindOfHeading(heading)
    if (kind || is('identifier', name)) columns.numbers.push({ place, kind })
    else if (columns.kind === null && is('kind', name)) columns.kind = place
    else if (columns.date === null && is('date', name)) columns.date = place
    else if (name !== '') columns.leftOut.push(heading.trim())
  }
  return columns.numbers.length > 0 ? columns : null
}

function kindOfHeading(heading: string): IdentifierKind | null {
  const meaning = meaningOf(heading)
  return identifierKinds.find((kind) => kind === meaning) ?? null
}

const kinds = new Map<string, IdentifierKind>([
  ...identifierKinds.map((kind) => [plain(kind), kind] as const),
  ['imei', 'imei1'],
  ['serial', 'serial-number'],
  ['plate', 'plateNumber'],
  ['chassis', 'chassisNumber'],
  ['mac', 'mac-address'],
])

/** Reads one row. If it names no kind, the likeliest kind of each identifier is assumed. */
export function readListRow(row: readonly string[], columns: ListColumns): ListRow {
  const cell = (place: number | null) =>
    place === null ? '' : withoutTextMark((row[place] ?? '').trim()).trim()
  const refused = (problem: RowProblem): ListRow => ({ entries: [], problems: [problem] })
  const filled = columns.numbers.filter(({ place }) => cell(place) !== '')
  if (filled.length === 0) return refused('no-identifier')
  const named = cell(columns.kind)
  const kind = named === '' ? undefined : kinds.get(plain(named))
  if (named !== '' && kind === undefined) return refused('unknown-kind')
  const date = cell(columns.date)
  const day = date === '' ? null : parseDay(plainDay(date), 'DD/MM/YYYY')
  if (day && !day.ok) return refused('not-a-day')
  const listedOn = day?.ok ? day.day : null
  // The kind of a row with several numbers is that of its thing, or of one of them.
  const rowKind = filled.length === 1 ? kind : undefined
  const found = filled.flatMap(({ place, kind }) => identifiersIn(cell(place), rowKind, kind))
  return {
    entries: found.flatMap((each) =>
      each.ok ? [{ kind: each.kind, namespace: each.namespace, key: each.key, listedOn }] : [],
    ),
    problems: found.flatMap((each) => (each.ok ? [] : ['not-an-identifier' as const])),
  }
}

const betweenNumbers = /[,;/|\n]+|\s+(?:and|&)\s+/i

/** The identifiers of a cell: the text as a whole, or else what signs separate. */
function identifiersIn(
  text: string,
  rowKind: IdentifierKind | undefined,
  columnKind: IdentifierKind | null,
): FoundIdentifier[] {
  const read = (piece: string): FoundIdentifier => {
    const found = parseFoundIdentifier(piece, { kind: rowKind, asWritten: rowKind !== undefined })
    if (found.ok || rowKind || !columnKind) return found
    return parseFoundIdentifier(piece, { kind: columnKind, asWritten: false })
  }
  const whole = read(text)
  const pieces = text.split(betweenNumbers).filter((piece) => piece.trim() !== '')
  return whole.ok || pieces.length < 2 ? [whole] : pieces.map(read)
}
