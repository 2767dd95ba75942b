import type { QueryKey } from '@tanstack/react-query'
import type { Reason } from '../../shell/ReasonField.tsx'

/** A decision on several rows at once. The server checks each of them by itself. */
export interface BulkAction<Row> {
  /** The label of the button that opens the dialog. `send` labels the button that submits it. */
  label: string
  send: string
  /** The consequence for each row. */
  consequence: string
  variant: 'primary' | 'danger' | 'secondary' | 'quiet'
  /** The required reason; null if none is needed. */
  reason: Reason | null
  /** True if the row has a status that allows the decision. */
  isPossible: (row: Row) => boolean
  /** Calls the endpoint of a single decision. */
  decide: (row: Row, reason: string) => Promise<unknown>
  /** The queries to fetch again. */
  refreshes: readonly QueryKey[]
}

export interface Bulk<Row> {
  nameOf: (row: Row) => string
  actions: readonly BulkAction<Row>[]
}

export type Outcome = { is: 'done' } | { is: 'refused'; why: string }

/**
 * Decides rows one after another: each is a decision of its own, with its own checks, transaction
 * and log entry. A refusal of one does not stop the others; `isStopped` does.
 */
export async function decideEach<Row extends { id: string }>(
  rows: readonly Row[],
  decide: (row: Row) => Promise<unknown>,
  onOutcome: (id: string, outcome: Outcome) => void,
  isStopped: () => boolean,
): Promise<void> {
  for (const row of rows) {
    if (isStopped()) return
    try {
      await decide(row)
      onOutcome(row.id, { is: 'done' })
    } catch (error) {
      onOutcome(row.id, { is: 'refused', why: error instanceof Error ? error.message : '' })
    }
  }
}
