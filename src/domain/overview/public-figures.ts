/** A smaller figure says more about single people than about the registry. */
const smallestFigure = 100

/**
 * A total as the public may see it: two digits, rounded down, so that nobody sees one entry arrive.
 * Null if it is too small to show.
 */
export function publicFigure(total: number): number | null {
  if (total < smallestFigure) return null
  const unit = 10 ** (Math.floor(Math.log10(total)) - 1)
  return Math.floor(total / unit) * unit
}
