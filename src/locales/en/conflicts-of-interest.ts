import type { Conflict } from '../../domain/disputes/conflicts-of-interest.ts'

/** How a member of staff is connected to a case. */
const conflictMessages = {
  reporter: 'You made this report.',
  owner: 'An item with this number is registered to you.',
  claimant: 'You claim this number.',
  matched: 'Your own report is matched with this one.',
  'match-party': 'One of these reports is yours.',
  transfer: 'This item is being transferred from you or to you.',
  business: 'This is your own business.',
  'same-cac': 'Your own business has this CAC number too.',
  sender: 'You wrote the reported message.',
  complainant: 'You reported this message.',
  account: 'This is your own account.',
  'new-account': 'This would be a second account of yours.',
  'own-phone': 'This phone number is yours.',
  'own-mailbox': 'This mailbox is yours.',
  'same-phone': 'Somebody in this case has the same phone number as you.',
  'same-mailbox': 'Somebody in this case has the same mailbox as you.',
} as const satisfies Record<Conflict, string>

/** Why a member of staff may not decide a case, and who may. */
export interface ConflictRefusal {
  conflict: Conflict
  /** Names of the staff who may decide. */
  deciders: string[]
  superAdminsOnly: boolean
}

export function conflictMessage({ conflict, deciders, superAdminsOnly }: ConflictRefusal): string {
  const why = conflictMessages[conflict]
  if (deciders.length > 0) {
    const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(deciders)
    return `${why} ${list} can decide it.`
  }
  return superAdminsOnly
    ? `${why} No other super-admin can decide it. Make somebody a super-admin first.`
    : `${why} No other member of the team can decide it yet. Add a member first.`
}
