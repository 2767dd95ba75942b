import { kindLabel } from '../../lookup/verdict-styles.ts'
import type { CheckedRow } from './checked-rows.ts'

/** `Gadget, Apple, iPhone 12, Black`: as much of the item as the verdict may show. */
export function rowLabels({ answer: { item } }: CheckedRow): string {
  return [item?.type, item?.brand, item?.model, item?.colour].filter(Boolean).join(', ')
}

/** `IMEI · Gadget, Apple`: what a row’s number is, and of what. */
export function kindLabels(row: CheckedRow): string {
  const { kind } = row.answer
  return [kind === null ? '' : kindLabel(kind), rowLabels(row)].filter(Boolean).join(' · ')
}
