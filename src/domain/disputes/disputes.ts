/** open: waits for our team · decided: for one side or for none · lapsed: only one claim is left. */
export const disputeStatuses = ['open', 'decided', 'lapsed'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

/** What a side's claim has come to. A refused one contests nothing any more. */
export type DisputedClaim = 'claims' | 'upheld' | 'refused'

/** Why a dispute may not be moved on so, or null. */
export function whyCannotChangeDispute(from: DisputeStatus, to: 'open' | 'decided') {
  if (from === 'lapsed') return 'dispute-lapsed'
  if (from === to) return to === 'open' ? 'dispute-open' : 'dispute-decided'
  return null
}

/**
 * Whether people contest a number: two or more claim it whose claim was not refused. Their number
 * may have grown since a decision: then it begins anew.
 */
export function isContested(statuses: readonly DisputedClaim[]): boolean {
  return statuses.filter((status) => status !== 'refused').length > 1
}
