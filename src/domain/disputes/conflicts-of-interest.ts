import { collationKey } from '../text/fold.ts'
import { mailboxOf } from '../users/emails.ts'

/** What staff decide about. */
export const caseKinds = ['item', 'dispute', 'merchant', 'match', 'complaint', 'user'] as const
export type CaseKind = (typeof caseKinds)[number]

/** A user's part in a case. */
export type CasePart =
  | 'reporter'
  | 'owner'
  | 'claimant'
  | 'matched'
  | 'match-party'
  | 'transfer'
  | 'business'
  | 'same-cac'
  | 'sender'
  | 'complainant'
  | 'account'
  | 'new-account'

/**
 * Why a member of staff may not decide a case; `locales/en/conflicts-of-interest.ts` has the texts.
 */
export type Conflict = CasePart | 'own-phone' | 'own-mailbox' | 'same-phone' | 'same-mailbox'

/** If two accounts share any of these, they may belong to one person or one household. */
export interface ContactData {
  emails: readonly string[]
  phones: readonly (string | null)[]
}

/** A party of a decision: an account, or what is known of somebody without one. */
export interface CaseParty extends ContactData {
  /** Null if they have no account (yet). */
  userId: string | null
  part: CasePart
}

export interface Decider extends ContactData {
  id: string
}

/** Why `decider` may not decide a case of these parties; null if they may. */
export function conflictOf(decider: Decider, parties: readonly CaseParty[]): Conflict | null {
  const own = parties.find(({ userId }) => userId === decider.id)
  if (own) return own.part
  for (const party of parties) {
    if (overlap(phonesOf(decider), phonesOf(party))) {
      return party.part === 'new-account' ? 'own-phone' : 'same-phone'
    }
    if (overlap(mailboxesOf(decider), mailboxesOf(party))) {
      return party.part === 'new-account' ? 'own-mailbox' : 'same-mailbox'
    }
  }
  return null
}

const phoneDigits = 10

/** `+234 803 123 4567` and `08031234567` are the same number. */
function phonesOf({ phones }: ContactData): string[] {
  return phones.flatMap((phone) => {
    const digits = (phone ?? '').replace(/\D/g, '').slice(-phoneDigits)
    return digits.length === phoneDigits ? [digits] : []
  })
}

function mailboxesOf({ emails }: ContactData): string[] {
  return emails.filter((email) => email !== '').map(mailboxOf)
}

function overlap(some: readonly string[], others: readonly string[]): boolean {
  return some.some((each) => others.includes(each))
}

interface Household {
  lastName: string
  address: string | null
}

/** The same surname and address may mean a family or a coincidence: a hint, not a refusal. */
export function maybeRelatives(one: Household, other: Household): boolean {
  const [name, otherName] = [plain(one.lastName), plain(other.lastName)]
  const [address, otherAddress] = [plain(one.address), plain(other.address)]
  return name !== '' && address !== '' && name === otherName && address === otherAddress
}

function plain(text: string | null): string {
  return collationKey(text ?? '')
}
