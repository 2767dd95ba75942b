import type { DelistReason } from '../../domain/merchants/merchants.ts'

/** Why a page of the directory shows no business: the fact alone. The reason is its owner’s and ours. */
export const delistedLabels: Record<DelistReason | 'unknown', { title: string; text: string }> = {
  withdrawn: {
    title: 'No longer verified',
    text: 'Toju has withdrawn the verification of this business, and it is not in our directory. Its certificate is revoked: do not rely on one that it shows you.',
  },
  expired: {
    title: 'Verification expired',
    text: 'The verification of this business was for a year, and that year is over. It is not in our directory until it is verified again.',
  },
  unknown: {
    // As every address that nobody has (spec §2).
    title: 'Not Found',
    text: 'No such merchant: this business is not in our directory. Ask for its certificate number, and check that.',
  },
}
