import type { EntryKind, EntryRole } from '../../../domain/transparency/entries.ts'
import type { ReportState } from '../../../domain/transparency/verdict-changes.ts'
import type { IdentifierRow, ReportRow } from '../../db/tables.ts'

export type Identity = Pick<IdentifierRow, 'namespace' | 'key'>

/** Who changed a report, and the kind of the log entry if it does not follow from the report. */
export interface VerdictActor {
  role: EntryRole
  kind?: EntryKind
}

/** What a transaction has done to one report so far. */
export interface VerdictChange extends VerdictActor {
  /** In milliseconds since 1970. */
  at: number
  before: ReportState | null
  /** Null when the report is erased. */
  after: ReportRow | null
  assetId: string
  identifiers?: readonly Identity[] | undefined
}
