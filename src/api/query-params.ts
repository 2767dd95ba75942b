import * as z from 'zod/mini'
import { invalid } from './invalid.ts'

interface Range {
  min: number
  max: number
}

/**
 * A whole number in a query string, which arrives as text. `fallback` applies if it is left out.
 */
export function wholeNumber(range: Range & { fallback: number }) {
  return z._default(numberIn(range), range.fallback)
}

function numberIn({ min, max }: Range) {
  const error = invalid('whole-number', { min, max })
  return z.pipe(
    z.union([z.string(), z.number()], { error }),
    z.pipe(
      z.transform((value: string | number) => (value === '' ? Number.NaN : Number(value))),
      z.number({ error }).check(z.int(error), z.minimum(min, error), z.maximum(max, error)),
    ),
  )
}
