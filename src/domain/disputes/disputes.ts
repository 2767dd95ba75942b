/** open: waits for staff · decided: for one claimant or none · lapsed: only one claim is left. */
export const disputeStatuses = ['open', 'decided', 'lapsed'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

/** The status of one claim in a dispute. */
export type DisputedClaim = 'claims' | 'upheld' | 'refused'

/** Why a dispute may not change to this status, or null. */
export function whyCannotChangeDispute(from: DisputeStatus, to: 'open' | 'decided') {
  if (from === 'lapsed') return 'dispute-lapsed'
  if (from === to) return to === 'open' ? 'dispute-open' : 'dispute-decided'
  return null
}

/**
 * Whether an identifier is disputed: two or more users claim it and were not refused. New claims
 * after a decision reopen the dispute.
 */
export function isContested(statuses: readonly DisputedClaim[]): boolean {
  return statuses.filter((status) => status !== 'refused').length > 1
}
