import type { BatchRow } from '../../../api/lookup/batch.ts'
import {
  kindLabel,
  type VerdictVariant,
  variantOf,
  verdictVariants,
} from '../../lookup/verdict-styles.ts'

/** A row of a checked batch. */
export interface CheckedRow extends BatchRow {
  /** The position in the request, from 1. */
  line: number
  tone: VerdictVariant
}

/** A checked batch, and when it was checked (milliseconds since 1970). */
export interface CheckedBatch {
  rows: readonly CheckedRow[]
  at: number
  /** The number of the proof over all rows; null if none of them could be looked up. */
  sheet: string | null
}

export function checkedRows(rows: readonly BatchRow[]): CheckedRow[] {
  return rows.map((row, index) => ({ ...row, line: index + 1, tone: variantOf(row.answer) }))
}

const tones = verdictVariants

/** The most serious first; equals in the order they were sent. */
export function worstFirst(rows: readonly CheckedRow[]): CheckedRow[] {
  return rows.toSorted((a, b) => tones.indexOf(a.tone) - tones.indexOf(b.tone))
}

/** The number of rows by verdict, without zeros, the most serious first. */
export function countByTone(
  rows: readonly CheckedRow[],
): { tone: VerdictVariant; count: number }[] {
  return tones
    .map((tone) => ({ tone, count: rows.filter((row) => row.tone === tone).length }))
    .filter(({ count }) => count > 0)
}

/** Rows by verdict and advice, the most serious first, so that paper shows each advice once. */
export function groupByAdvice(rows: readonly CheckedRow[]): CheckedRow[][] {
  const groups = new Map<string, CheckedRow[]>()
  for (const row of worstFirst(rows)) {
    const name = [row.tone, ...row.answer.advice].join('\n')
    groups.set(name, [...(groups.get(name) ?? []), row])
  }
  return [...groups.values()]
}

/** `Gadget, Apple, iPhone 12, Black`: the facts that the verdict may reveal. */
export function rowLabels({ answer: { item } }: CheckedRow): string {
  return [item?.type, item?.brand, item?.model, item?.colour].filter(Boolean).join(', ')
}

/** `IMEI · Gadget, Apple`: the kind of the identifier, and its item. */
export function kindLabels(row: CheckedRow): string {
  const { kind } = row.answer
  return [kind === null ? '' : kindLabel(kind), rowLabels(row)].filter(Boolean).join(' · ')
}
