import type { AdminMatchRecord } from '../../../api/matching/admin-match-record.ts'
import type { ReviewDecision } from '../../../domain/matching/matches.ts'
import { adminMatchWords } from '../../../locales/en/screens/admin/matches.ts'

export interface MatchDecision {
  to: ReviewDecision
  /** The label of the button that opens the dialog, and of the one that sends it. */
  label: string
  send: string
  title: string
  /** The consequence of the decision, shown before it is sent. */
  consequence: string
  done: string
  variant: 'primary' | 'secondary'
}

const offer: MatchDecision = {
  to: 'offer',
  label: adminMatchWords.askTheOwner,
  send: adminMatchWords.askTheOwner,
  title: adminMatchWords.askQuestion,
  consequence: adminMatchWords.askConsequence,
  done: adminMatchWords.ownerAsked,
  variant: 'primary',
}
const accept: MatchDecision = {
  to: 'accept',
  label: adminMatchWords.accept,
  send: adminMatchWords.accept,
  title: adminMatchWords.openQuestion,
  consequence: adminMatchWords.openConsequence,
  done: adminMatchWords.matchOpened,
  variant: 'secondary',
}
export const refuseMatch: MatchDecision = {
  to: 'refuse',
  label: adminMatchWords.notTheSame,
  send: adminMatchWords.notTheSame,
  title: adminMatchWords.refuseQuestion,
  consequence: adminMatchWords.refuseConsequence,
  done: adminMatchWords.matchRefused,
  variant: 'secondary',
}

/** What staff can decide on a match for its owner; only suggested ones wait. */
export function matchDecisionsOn({ state, offered }: AdminMatchRecord): MatchDecision[] {
  if (state !== 'suggested') return []
  return offered ? [refuseMatch, { ...accept, variant: 'primary' }] : [refuseMatch, accept, offer]
}
