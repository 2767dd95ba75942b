import type { BatchRow } from '../../../api/lookup/verify-batch.ts'
import { type VerdictVariant, variantOf, verdictStyles } from '../../lookup/verdict-styles.ts'

/** One row of an answered batch. */
export interface CheckedRow extends BatchRow {
  /** From 1, as it was sent. */
  line: number
  tone: VerdictVariant
}

/** An answered batch, and when it was answered (milliseconds since 1970). */
export interface Checked {
  rows: readonly CheckedRow[]
  at: number
}

export function checkedRows(rows: readonly BatchRow[]): CheckedRow[] {
  return rows.map((row, index) => ({ ...row, line: index + 1, tone: variantOf(row.answer) }))
}

const tones = Object.keys(verdictStyles) as VerdictVariant[]

/** The gravest first; among equals in the order they were sent. */
export function worstFirst(rows: readonly CheckedRow[]): CheckedRow[] {
  return rows.toSorted((a, b) => tones.indexOf(a.tone) - tones.indexOf(b.tone))
}

/** How many there are of each verdict that there is, the gravest first. */
export function countByTone(
  rows: readonly CheckedRow[],
): { tone: VerdictVariant; count: number }[] {
  return tones
    .map((tone) => ({ tone, count: rows.filter((row) => row.tone === tone).length }))
    .filter(({ count }) => count > 0)
}

/** Rows with one verdict and one advice, the gravest first: on paper the advice is printed once. */
export function groupByAdvice(rows: readonly CheckedRow[]): CheckedRow[][] {
  const groups = new Map<string, CheckedRow[]>()
  for (const row of worstFirst(rows)) {
    const name = [row.tone, ...row.answer.advice].join('\n')
    groups.set(name, [...(groups.get(name) ?? []), row])
  }
  return [...groups.values()]
}
