/** The number in a typed price, like `₦ 250,000`; null if it is empty, NaN if it is none. */
export function nairaOf(typed: string): number | null {
  const digits = typed.replace(/[\s,₦]/g, '')
  return digits === '' ? null : Number(digits)
}
