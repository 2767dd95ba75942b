/** The VAT that an amount in kobo contains, at a rate in hundredths of a percent (750 is 7.5 %). */
export function vatWithin(amount: number, basisPoints: number): number {
  return Math.round((amount * basisPoints) / (10_000 + basisPoints))
}
