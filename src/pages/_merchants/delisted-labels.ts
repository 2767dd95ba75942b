import type { DelistReason } from '../../domain/merchants/merchants.ts'

/** Why a merchant's page shows no business. Only its owner and staff see the reason. */
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
    // The same as for an unknown URL (spec §2).
    title: 'Not Found',
    text: 'No such merchant is in our directory. Ask for its certificate number, and check that.',
  },
}
