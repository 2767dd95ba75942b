/**
 * The number in a typed price, like `₦ 250,000`; null if the text is empty, NaN if it is no number.
 */
export function nairaOf(typed: string): number | null {
  const digits = typed.replace(/[\s,₦]/g, '')
  return digits === '' ? null : Number(digits)
}
