import type { AdminMatchRecord } from '../../../api/matching/admin-match-record.ts'
import type { ReviewDecision } from '../../../domain/matching/matches.ts'
import { adminMatchWords } from '../../../locales/en/screens/admin/matches.ts'

export interface MatchDecision {
  to: ReviewDecision
  /** The label of the button that opens the dialog. `send` labels the button that submits it. */
  label: string
  send: string
  title: string
  /** The consequence of the decision, shown before it is submitted. */
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

/** The decisions that staff can make for the owner; none unless the match is `suggested`. */
export function matchDecisionsOn({ state, offered }: AdminMatchRecord): MatchDecision[] {
  if (state !== 'suggested') return []
  return offered ? [refuseMatch, { ...accept, variant: 'primary' }] : [refuseMatch, accept, offer]
}
