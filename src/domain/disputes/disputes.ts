import { daysMs, hoursMs } from '../durations.ts'
import type { CaseKind } from './conflicts-of-interest.ts'

/** open: waits for staff · decided: for one claimant or none · lapsed: only one claim is left. */
export const disputeStatuses = ['open', 'decided', 'lapsed'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

/** The status of one claim in a dispute. */
export type DisputedClaim = 'claims' | 'upheld' | 'refused'

/** How long both sides have to show evidence. */
export const contestMs = daysMs(7)

/**
 * Most people who register a number that is reported missing have found the thing. If they do not
 * report the find within this time, their registration opens a contest.
 */
export const findReportMs = hoursMs(1)

export function contestDeadline(openedAt: number): number {
  return openedAt + contestMs
}

/** A claimant at the deadline of a contest. */
interface ContestSide {
  ownerId: string
  hasReceipt: boolean
  /** Whether they have said how they got it. */
  hasStatement: boolean
  /** Whether they have reported it, at any time. */
  hasReport: boolean
}

/**
 * Whose claim stays if nobody has decided by the deadline, the first registrant first: theirs, if
 * they have a receipt and all others are silent, so that a rival cannot block a sale by registering
 * the number. A sentence costs nothing, so it wins nothing, but it is enough to wait for staff. Null
 * if staff must decide.
 */
export function winnerAtDeadline(sides: readonly ContestSide[]): string | null {
  const [first, ...others] = sides
  if (!first?.hasReceipt || others.length === 0) return null
  return others.every(isSilent) ? first.ownerId : null
}

function isSilent({ hasReceipt, hasStatement, hasReport }: ContestSide): boolean {
  return !hasReceipt && !hasStatement && !hasReport
}

/** Why a dispute may not change to this status, or null. */
export function whyCannotChangeDispute(from: DisputeStatus, to: 'open' | 'decided') {
  if (from === 'lapsed') return 'dispute-lapsed'
  if (from === to) return to === 'open' ? 'dispute-open' : 'dispute-decided'
  return null
}

/**
 * How many numbers that others registered first a user contests at the same time, unless their
 * business is verified. Further claims wait, and contest nothing until then.
 */
export const maxContests = 3

/**
 * alone: no other user claims the identifier · doubted: only users whose claims wait, or nobody else
 * has it any more and this claim ended · contested: others claim it too, and nobody has decided ·
 * waits: others claim it, and its user contests `maxContests` numbers already · ended: staff decided
 * for another, or its owner gave it up.
 */
export type ClaimStanding = 'alone' | 'doubted' | 'contested' | 'waits' | 'ended'

/** One registration of an identifier, beside the dispute about it if there is one. */
interface Claim {
  ownerId: string
  /** A finder's registration is no claim to own the item. */
  isFinder: boolean
  /** Null if the claim is not in a dispute yet. */
  status: DisputedClaim | null
  /** Whether it is refused only until its user contests fewer numbers. */
  waits: boolean
  /** Whether its user reports the thing missing. */
  isMissing: boolean
  /** Whether its user is suspended and reports nothing missing. */
  isSuspended: boolean
  /** Milliseconds since 1970; no two claims have the same time. */
  registeredAt: number
}

/**
 * The claims that count beside each other. A suspended account contests no earlier registration, or
 * a rival who was found out would go on stopping its sale. It goes on contesting later ones: else a
 * thief could register the phone of somebody who cannot log in.
 */
export function countedAmong<Each extends Pick<Claim, 'isSuspended' | 'registeredAt'>>(
  claims: readonly Each[],
): Each[] {
  const first = claims.reduce(
    (least, { isSuspended, registeredAt }) => (isSuspended ? least : Math.min(least, registeredAt)),
    Number.POSITIVE_INFINITY,
  )
  return claims.filter(({ isSuspended, registeredAt }) => !isSuspended || registeredAt <= first)
}

/**
 * The claims that were not refused; with them, if none of them was upheld, the refused ones of things
 * that are reported missing: staff decided beside somebody who does not claim it any more, and nobody
 * else's registration may make that loss clear.
 */
export function unrefusedAmong<Each extends Pick<Claim, 'status' | 'isMissing'>>(
  claims: readonly Each[],
): Each[] {
  const unrefused = claims.filter(({ status }) => status !== 'refused')
  if (unrefused.length === 0 || unrefused.some(({ status }) => status === 'upheld')) {
    return unrefused
  }
  return claims.filter(({ status, isMissing }) => status !== 'refused' || isMissing)
}

/** How each of the claims to one identifier stands, in their order. */
export function standingsOf(claims: readonly Claim[]): ClaimStanding[] {
  const claimants = claims.filter(({ isFinder }) => !isFinder)
  const counted = countedAmong(unrefusedAmong(claimants))
  // If nobody else claims it any more, there is nothing to wait for.
  const all = new Set(counted.length > 0 ? counted : claimants.filter(({ waits }) => waits))
  const owners = new Set([...all].map(({ ownerId }) => ownerId))
  const isOnly = new Set(claimants.map(({ ownerId }) => ownerId)).size === 1
  const isDoubted = claimants.some(
    ({ ownerId, waits, isSuspended }) => waits && !isSuspended && !owners.has(ownerId),
  )
  return claims.map((claim) => {
    if (claim.isFinder) return 'alone'
    if (!all.has(claim)) return claim.waits ? 'waits' : isOnly ? 'doubted' : 'ended'
    if (owners.size > 1) return 'contested'
    return isDoubted ? 'doubted' : 'alone'
  })
}

/** Cases that staff take from a queue and write notes about. */
export const workedCaseKinds = ['item', 'dispute', 'merchant'] as const satisfies CaseKind[]
export type WorkedCaseKind = (typeof workedCaseKinds)[number]
