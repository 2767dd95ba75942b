import * as z from 'zod/mini'

/** A whole number in an address, which arrives as text. */
export function wholeNumber({
  fallback,
  min,
  max,
}: {
  fallback: number
  min: number
  max: number
}) {
  const error = `Give a whole number from ${min} to ${max}`
  return z._default(
    z.pipe(
      z.union([z.string(), z.number()], { error }),
      z.pipe(
        z.transform((value: string | number) => (value === '' ? Number.NaN : Number(value))),
        z.number({ error }).check(z.int(error), z.minimum(min, error), z.maximum(max, error)),
      ),
    ),
    fallback,
  )
}
