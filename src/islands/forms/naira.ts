import { readPrice } from '../../domain/tables/cells.ts'
import { foldTyped } from '../../domain/text/clean.ts'
import { withPlainDigits } from '../../domain/text/scripts.ts'

/**
 * The number in a typed price, like `₦ 250,000` or `250k`; null if the text is empty, NaN if it is
 * no number or, like `450.000`, could be two.
 */
export function nairaOf(typed: string): number | null {
  const text = withPlainDigits(foldTyped(typed))
  if (text === '') return null
  const price = readPrice(text)
  return price.ok ? price.naira : Number.NaN
}
