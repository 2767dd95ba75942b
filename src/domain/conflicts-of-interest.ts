import { foldEmail } from './folded-email.ts'

/** What the team decides about. */
export const caseKinds = ['item', 'dispute', 'merchant', 'match', 'complaint', 'user'] as const
export type CaseKind = (typeof caseKinds)[number]

/** What somebody has to do with a case, said to them. */
const parts = {
  reporter: 'You made this report.',
  owner: 'A thing with this number is registered to you.',
  claimant: 'You claim this number.',
  matched: 'Your own report is matched with this one.',
  'match-party': 'One of these reports is yours.',
  transfer: 'You offered this thing, or it was offered to you.',
  business: 'This is your own business.',
  'same-cac': 'Your own business has this CAC number too.',
  sender: 'You wrote the reported message.',
  complainant: 'You reported this message.',
  account: 'This is your own account.',
  'new-account': 'This would be a second account of yours.',
} as const
export type CasePart = keyof typeof parts

/** Data by which two accounts are those of one person, or of two who live together. */
export interface ContactData {
  emails: readonly string[]
  phones: readonly (string | null)[]
}

/** Somebody whom a decision concerns: one with an account, or only what is known of them. */
export interface CaseParty extends ContactData {
  /** Null where they have no account (yet). */
  userId: string | null
  part: CasePart
}

export interface Decider extends ContactData {
  id: string
}

/** Why `decider` is not the one to decide about these people; null when they are. */
export function conflictOf(decider: Decider, parties: readonly CaseParty[]): string | null {
  const own = parties.find(({ userId }) => userId === decider.id)
  if (own) return parts[own.part]
  for (const party of parties) {
    if (overlap(phonesOf(decider), phonesOf(party))) {
      return party.part === 'new-account'
        ? 'This phone number is yours.'
        : 'Somebody in this case has the same phone number as you.'
    }
    if (overlap(mailboxesOf(decider), mailboxesOf(party))) {
      return party.part === 'new-account'
        ? 'This mailbox is yours.'
        : 'Somebody in this case has the same mailbox as you.'
    }
  }
  return null
}

const phoneDigits = 10

/** `+234 803 123 4567` and `08031234567` are one number. */
function phonesOf({ phones }: ContactData): string[] {
  return phones.flatMap((phone) => {
    const digits = (phone ?? '').replace(/\D/g, '').slice(-phoneDigits)
    return digits.length === phoneDigits ? [digits] : []
  })
}

function mailboxesOf({ emails }: ContactData): string[] {
  return emails.map(foldEmail).filter((email) => email !== '')
}

function overlap(some: readonly string[], others: readonly string[]): boolean {
  return some.some((each) => others.includes(each))
}

interface Household {
  lastName: string
  address: string | null
}

/** One surname at one address may be a family, or a coincidence: a hint for people, no refusal. */
export function maybeRelatives(one: Household, other: Household): boolean {
  const [name, otherName] = [plain(one.lastName), plain(other.lastName)]
  const [address, otherAddress] = [plain(one.address), plain(other.address)]
  return name !== '' && address !== '' && name === otherName && address === otherAddress
}

function plain(text: string | null): string {
  return (text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
