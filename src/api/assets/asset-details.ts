import * as z from 'zod/mini'
import { day } from '../day.ts'
import { optionalFormField, optionalFormLine, optionalFormText } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { price } from '../price.ts'
import type { DetailName } from './detail-record.ts'

const notYetToCome = z.refine<string>((text) => text <= lagosToday(), invalid('day-to-come'))

/**
 * Optional details of an asset of either type. The columns, the record, the form and the import are
 * named after them: `purchasedOn` is the column `purchased_on`.
 */
export const detailFields = {
  purchasedOn: optionalFormField(day.check(notYetToCome)),
  purchasedFrom: optionalFormLine(120),
  price,
  /** The last day of the warranty. */
  warrantyUntil: optionalFormField(day),
  notes: optionalFormText(2000),
  keptAt: optionalFormLine(120),
  tags: optionalFormLine(200),
} satisfies Record<DetailName, z.ZodMiniType>

/** The current day in Nigeria, which is UTC+1 all year. */
function lagosToday(): string {
  return new Date(Date.now() + 3_600_000).toISOString().slice(0, 10)
}
