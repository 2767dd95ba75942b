import type { ReportStatus } from './reports.ts'

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
export type Side = (typeof sides)[number]

/** Which side a report takes. What it was reported as counts: a recovered loss says Found now. */
export function sideOf(reportedAs: ReportStatus): Side {
  return reportedAs === 'Found' ? 'found' : 'missing'
}

export function otherSide(side: Side): Side {
  return side === 'missing' ? 'found' : 'missing'
}

/** Below `offeredFrom`, and from here on, only our team sees a possible match. */
export const shownToStaffFrom = 40

export const matchDecisions = ['accept', 'refuse'] as const
export type MatchDecision = (typeof matchDecisions)[number]

/** Why nobody can decide on a match in this state any more, or null. */
export function refuseMatchDecision(state: MatchState): string | null {
  switch (state) {
    case 'suggested':
      return null
    case 'open':
      return 'This match is open already.'
    case 'refused':
      return 'This was already answered with "not mine".'
    default:
      return 'One of the two reports is closed, so there is nothing to decide any more.'
  }
}

/** How a report stops being active, as far as its matches care. */
export type Ending = 'recovered' | 'withdrawn'

/** What the rules of who may see a match look at. */
export interface MatchStanding {
  kind: MatchKind
  state: MatchState
  score: number
  /** Whether the owner or our team has said yes or no to it. */
  isDecided: boolean
}

/**
 * Whether a party may see the match. The finder hears of a possible one only once it was accepted, the
 * owner only when it is likely enough to ask.
 */
export function maySeeMatch(side: Side, match: MatchStanding, offeredFrom: number): boolean {
  if (match.kind === 'exact') return true
  const wasAccepted = match.isDecided && match.state !== 'refused'
  return wasAccepted || (side === 'missing' && match.score >= offeredFrom)
}
