import type { ReportStatus } from '../reports/reports.ts'

/** exact: the identifiers are equal · possible: identifiers or descriptions are similar. */
export type MatchKind = 'exact' | 'possible'

/**
 * suggested: the owner is asked · open: the two may talk · refused: the owner said "not mine" ·
 * withdrawn: one of the reports was closed otherwise · recovered: the asset is back.
 */
export const matchStates = ['suggested', 'open', 'refused', 'withdrawn', 'recovered'] as const
export type MatchState = (typeof matchStates)[number]

/** Lost and stolen assets are missing; a match has one report of each side. */
export const sides = ['missing', 'found'] as const
export type MatchSide = (typeof sides)[number]

/** The side of a report, by what it was reported as: a recovered loss has the status Found. */
export function sideOf(reportedAs: ReportStatus): MatchSide {
  return reportedAs === 'Found' ? 'found' : 'missing'
}

export function otherSide(side: MatchSide): MatchSide {
  return side === 'missing' ? 'found' : 'missing'
}

/**
 * Staff see possible matches with at least this score: the highest score at which no labelled pair
 * of the same asset is missed (`npm run bench -- matching-quality`).
 */
export const reviewThreshold = 50

export const matchDecisions = ['accept', 'refuse'] as const
export type MatchDecision = (typeof matchDecisions)[number]

/** What staff may decide on a possible match: ask the owner (`offer`), or decide for them. */
export const reviewDecisions = ['offer', ...matchDecisions] as const
export type ReviewDecision = (typeof reviewDecisions)[number]

/**
 * How many possible matches a user is asked about without staff: with more, somebody could try
 * invented identifiers until one is near. The rest wait for staff.
 */
export const offerCaps = { perDay: 5, perAsset: 2 } as const

/**
 * From this count on, staff are shown how often a report was edited, or how many its reporter made.
 */
export const suspiciousThreshold = 5

/** Why a match in this state cannot be decided any more, or null. */
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

/** Why the matches of a report close. */
export type CloseReason = 'recovered' | 'withdrawn'

/** What the visibility rules need of a match. */
export interface MatchAccess {
  kind: MatchKind
  state: MatchState
  /** Whether the owner was asked about it. */
  isOffered: boolean
  /** Whether the owner or staff have decided on it. */
  isDecided: boolean
  /** Whether the finder has agreed that this may be the owner. */
  isFinderAgreed: boolean
}

/**
 * Whether a user may see the match. The finder sees a possible one once it is accepted, the owner
 * once they are asked.
 */
export function maySeeMatch(side: MatchSide, match: MatchAccess): boolean {
  if (match.kind === 'exact') return true
  return wasAccepted(match) || (side === 'missing' && match.isOffered)
}

/**
 * Whether a user may see the reasons, and the place of the other report. Before both have agreed,
 * it would tell a false claimant what to say.
 */
export function mayReadReasons(match: MatchAccess): boolean {
  return match.kind === 'exact' || (wasAccepted(match) && match.isFinderAgreed)
}

/** Whether it is this user's turn to answer. */
export function isAsked(side: MatchSide, match: MatchAccess): boolean {
  if (side === 'missing') return match.state === 'suggested'
  return match.kind === 'possible' && match.state === 'open' && !match.isFinderAgreed
}

function wasAccepted({ isDecided, state }: MatchAccess): boolean {
  return isDecided && state !== 'refused'
}
