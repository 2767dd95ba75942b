import type { ReportStatus } from '../reports/reports.ts'

/** exact: the numbers are equal · possible: they are near, or the things are alike. */
export type MatchKind = 'exact' | 'possible'

/**
 * suggested: the owner is asked · open: the two may talk · refused: the owner said "not mine" ·
 * withdrawn: one of the reports was closed another way · recovered: the thing is back.
 */
export const matchStates = ['suggested', 'open', 'refused', 'withdrawn', 'recovered'] as const
export type MatchState = (typeof matchStates)[number]

/** Lost and stolen things are missing; a match has one report of each side. */
export const sides = ['missing', 'found'] as const
export type MatchSide = (typeof sides)[number]

/** Which side a report takes. What it was reported as counts: a recovered loss says Found now. */
export function sideOf(reportedAs: ReportStatus): MatchSide {
  return reportedAs === 'Found' ? 'found' : 'missing'
}

export function otherSide(side: MatchSide): MatchSide {
  return side === 'missing' ? 'found' : 'missing'
}

/** From so many points on our team sees a possible match. */
export const reviewThreshold = 40

export const matchDecisions = ['accept', 'refuse'] as const
export type MatchDecision = (typeof matchDecisions)[number]

/** Our team may also have the owner asked. */
export const reviewDecisions = ['offer', ...matchDecisions] as const
export type ReviewDecision = (typeof reviewDecisions)[number]

/**
 * How many possible matches one person is asked about without our team: more would let somebody try
 * invented numbers until one is near. The rest wait for our team.
 */
export const offerCaps = { perDay: 5, perAsset: 2 } as const

/** From so many on our team is shown how often a report was reworded, or how many its reporter made. */
export const suspiciousThreshold = 5

/** Why nobody can decide on a match in this state any more, or null. */
export function whyCannotDecideMatch(state: MatchState) {
  switch (state) {
    case 'suggested':
      return null
    case 'open':
      return 'open'
    case 'refused':
      return 'refused'
    default:
      return 'closed'
  }
}

/** How a report stops being active, as far as its matches care. */
export type CloseReason = 'recovered' | 'withdrawn'

/** What the rules of who may see a match look at. */
export interface MatchAccess {
  kind: MatchKind
  state: MatchState
  /** Whether the owner was asked about it. */
  isOffered: boolean
  /** Whether the owner or our team has said yes or no to it. */
  isDecided: boolean
  /** Whether the finder has agreed that this may be the owner. */
  isFinderAgreed: boolean
}

/**
 * Whether a party may see the match. The finder hears of a possible one only once it was accepted, the
 * owner only once they are asked.
 */
export function maySeeMatch(side: MatchSide, match: MatchAccess): boolean {
  if (match.kind === 'exact') return true
  return wasAccepted(match) || (side === 'missing' && match.isOffered)
}

/**
 * Whether a party may read why, and where the other side was. Before both have said yes, any of it
 * would tell a false claimant what to say.
 */
export function mayReadReasons(match: MatchAccess): boolean {
  return match.kind === 'exact' || (wasAccepted(match) && match.isFinderAgreed)
}

/** Whether this side is the one to answer. */
export function isAsked(side: MatchSide, match: MatchAccess): boolean {
  if (side === 'missing') return match.state === 'suggested'
  return match.kind === 'possible' && match.state === 'open' && !match.isFinderAgreed
}

function wasAccepted({ isDecided, state }: MatchAccess): boolean {
  return isDecided && state !== 'refused'
}
