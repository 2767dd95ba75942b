import * as z from 'zod/mini'
import { day } from './day.ts'
import { orEmpty, requiredLine, requiredText } from './fields.ts'

const mostNaira = 2_000_000_000
const priceWords = 'Enter the price in whole naira, like 250000'

/** Naira; null or empty text means that it is not known. */
const price = z.optional(
  z.pipe(
    z.transform((value: number | '' | null | undefined) =>
      value === '' ? undefined : (value ?? undefined),
    ),
    z.optional(
      z
        .number({ error: priceWords })
        .check(
          z.int(priceWords),
          z.minimum(1, priceWords),
          z.maximum(mostNaira, 'This price is too high'),
        ),
    ),
  ),
)

const notYetToCome = z.refine<string>((text) => text <= lagosToday(), 'This day is still to come')

/** What may be told of an asset's purchase; none of it has to be. */
export const detailFields = {
  purchasedOn: orEmpty(day.check(notYetToCome)),
  purchasedFrom: orEmpty(requiredLine('Enter where you got it', 120)),
  price,
  /** The last day of the warranty. */
  warrantyUntil: orEmpty(day),
  notes: orEmpty(requiredText('Write a note', 2000)),
}

/** Nigeria's day, an hour ahead of UTC the whole year round. */
function lagosToday(): string {
  return new Date(Date.now() + 3_600_000).toISOString().slice(0, 10)
}
