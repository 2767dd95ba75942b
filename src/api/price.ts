import * as z from 'zod/mini'
import { invalid } from './invalid.ts'

const maxNaira = 2_000_000_000
const priceForm = invalid('price-form')

/** Naira; null or empty text means unknown. */
export const price = z.optional(
  z.pipe(
    z.transform((value: number | '' | null | undefined) =>
      value === '' ? undefined : (value ?? undefined),
    ),
    z.optional(
      z
        .number({ error: priceForm })
        .check(
          z.int(priceForm),
          z.minimum(1, priceForm),
          z.maximum(maxNaira, invalid('price-too-high')),
        ),
    ),
  ),
)
