import { plainCell } from '../csv.ts'
import { type IdentifierKind, identifierKinds } from '../identifiers/kinds.ts'
import type { Candidate } from '../identifiers/read/candidates.ts'
import { readText } from '../identifiers/read/read-text.ts'
import { parseDay } from '../parse-day.ts'
import { type FoundIdentifier, parseFoundIdentifier } from '../reports/found-reports.ts'
import { cutNumber, lacksLeadingZero, noValue, plainDay, withoutTextMark } from '../tables/cells.ts'
import type { Column } from '../tables/columns.ts'
import type { DateFormat } from '../users/users.ts'
import { kindNamed, type ListMeaning } from './list-columns.ts'
import type { RowProblem } from './listings.ts'

export type ListEntry = Pick<Candidate, 'kind' | 'namespace' | 'key'> & { listedOn: string | null }

export interface CellProblem {
  problem: RowProblem
  /** The heading of its column; '' for the whole row. */
  column: string
}

/** What is in a row. A row with several numbers may have both entries and problems. */
export interface ListRow {
  entries: ListEntry[]
  problems: CellProblem[]
}

/** Reads one row. If it names no kind, the likeliest kind of each identifier is assumed. */
export function readListRow(
  row: readonly string[],
  columns: readonly Column<ListMeaning>[],
  dateFormat: DateFormat,
): ListRow {
  const cells = columns.flatMap(({ heading, meaning }, index) => {
    const text = listCell(row[index])
    return meaning && text !== '' ? [{ heading, meaning, text }] : []
  })
  const cellOf = (wanted: ListMeaning) => cells.find(({ meaning }) => meaning === wanted)
  const refused = (problem: RowProblem, column = ''): ListRow => ({
    entries: [],
    problems: [{ problem, column }],
  })
  const filled = cells.filter(({ meaning }) => meaning !== 'kind' && meaning !== 'date')
  if (filled.length === 0) return refused('no-identifier')
  const named = cellOf('kind')
  const kind = named && kindNamed(named.text)
  if (named && !kind) return refused('unknown-kind', named.heading)
  const date = cellOf('date')
  const day = date && parseDay(plainDay(date.text), dateFormat)
  if (day && !day.ok) return refused('not-a-day', date?.heading)
  const listedOn = day?.ok ? day.day : null
  // The kind of a row with several numbers is that of its thing, or of one of them.
  const rowKind = filled.length === 1 ? kind : undefined
  const read: ListRow = { entries: [], problems: [] }
  for (const { heading, meaning, text } of filled) {
    const columnKind = identifierKinds.find((each) => each === meaning)
    for (const each of identifiersIn(text, rowKind, columnKind)) {
      if (each.ok) {
        const { kind, namespace, key } = each
        read.entries.push({ kind, namespace, key, listedOn })
      } else read.problems.push({ problem: each.problem, column: heading })
    }
  }
  return read
}

/** A cell without the marks of spreadsheets; '' if it says that there is nothing. */
export function listCell(cell = ''): string {
  const text = withoutTextMark(plainCell(cell)).trim()
  return noValue.test(text) ? '' : text
}

type InCell =
  | Extract<FoundIdentifier, { ok: true }>
  | { ok: false; problem: 'not-an-identifier' | 'number-cut' | 'zero-lost' }

/** As long as the shortest serial numbers of makers. */
const serialNumber = /^(?=.*\d)[0-9A-Z-]{7,}$/i
const betweenNumbers = /[,;/|\n]+|\s+(?:and|&)\s+/i

/** The identifiers of a cell: the text as a whole, or else what signs separate. */
function identifiersIn(
  text: string,
  rowKind: IdentifierKind | undefined,
  columnKind: IdentifierKind | undefined,
): InCell[] {
  const read = (piece: string): InCell => {
    if (cutNumber.test(piece)) return { ok: false, problem: 'number-cut' }
    const isImei = (rowKind ?? columnKind)?.startsWith('imei')
    if (isImei && lacksLeadingZero(piece.trim())) return { ok: false, problem: 'zero-lost' }
    const found = parseFoundIdentifier(piece, { kind: rowKind, asWritten: rowKind !== undefined })
    // Any text may be a serial number: the heading knows better.
    if (found.ok && (rowKind || found.kind !== 'serial-number')) return found
    const again =
      rowKind || !columnKind
        ? found
        : parseFoundIdentifier(piece, { kind: columnKind, asWritten: false })
    const best = again.ok ? again : found
    return best.ok ? best : { ok: false, problem: 'not-an-identifier' }
  }
  const whole = read(text)
  const pieces = text.split(betweenNumbers).filter((piece) => piece.trim() !== '')
  if (pieces.length < 2) return [whole]
  // Only who made the list knows whether these are two numbers, or a model and a number.
  const mayBeSeveral = pieces.every((piece) => serialNumber.test(piece))
  if (whole.ok && !mayBeSeveral) return [whole]
  if (readText(text).numbers.length === 1) return [{ ok: false, problem: 'not-an-identifier' }]
  return pieces.map(read)
}

/** What reading a list found, besides the counts. */
export interface ListFindings {
  /** `line` is the number that a spreadsheet shows. */
  problems: (CellProblem & { line: number; text: string })[]
  /** The headings of columns that are not read. */
  leftOut: string[]
  /** Some identifiers that the previous list lacks. */
  added: string[]
  /** Some identifiers that only the previous list has. */
  dropped: string[]
}
