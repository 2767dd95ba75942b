import { kindLabel } from '../../lookup/verdict-styles.ts'
import type { CheckedRow } from './checked-rows.ts'

/** `Gadget, Apple, iPhone 12, Black`: the facts that the verdict may reveal. */
export function rowLabels({ answer: { item } }: CheckedRow): string {
  return [item?.type, item?.brand, item?.model, item?.colour].filter(Boolean).join(', ')
}

/** `IMEI · Gadget, Apple`: the kind of the identifier, and its item. */
export function kindLabels(row: CheckedRow): string {
  const { kind } = row.answer
  return [kind === null ? '' : kindLabel(kind), rowLabels(row)].filter(Boolean).join(' · ')
}
