/** Where a business stands with us. Only a verified one is listed. */
export const merchantStatuses = ['pending', 'verified', 'refused', 'suspended', 'expired'] as const
export type MerchantStatus = (typeof merchantStatuses)[number]

/** How a business left the directory: we took its verification back, or its year is over. */
export type Departure = 'withdrawn' | 'expired'

/**
 * What its page says of a business that is not listed; null where it never was, or waits to be, as far as
 * anyone need know. A verified one that is not listed has an owner whose account is suspended.
 */
export function departureOf(status: MerchantStatus): Departure | null {
  switch (status) {
    case 'suspended':
    case 'verified':
      return 'withdrawn'
    case 'expired':
      return 'expired'
    default:
      return null
  }
}

/** What our team can do to one. */
export const merchantDecisions = ['verified', 'refused', 'suspended'] as const
export type MerchantDecision = (typeof merchantDecisions)[number]

export const mostProducts = 10

export const socialTypes = ['twitter', 'facebook', 'linkedin', 'whatsapp', 'instagram'] as const
export type SocialType = (typeof socialTypes)[number]

/** To `verified` from `suspended` is the way back, by the same certificate. */
const decisionsFrom: Record<MerchantStatus, readonly MerchantDecision[]> = {
  pending: ['verified', 'refused'],
  verified: ['suspended'],
  suspended: ['verified'],
  refused: [],
  expired: [],
}

/** Why our team cannot do this to a business that stands so; null when it can. */
export function refuseMerchantDecision(
  status: MerchantStatus,
  decision: MerchantDecision,
): string | null {
  if (decisionsFrom[status].includes(decision)) return null
  const words = { verified: 'verified', refused: 'refused', suspended: 'suspended' }[decision]
  return `This business is ${status}: it cannot be ${words} now.`
}

/** To turn somebody down or stop them, one has to say why: they read it. */
export function needsReason(decision: MerchantDecision): boolean {
  return decision !== 'verified'
}

/** Why this owner cannot apply; null when they may. */
export function refuseApplication(status: MerchantStatus | null): string | null {
  switch (status) {
    case 'pending':
      return 'Your business is already with our team. We write to you once they have decided.'
    case 'verified':
      return 'Your business is verified already.'
    case 'suspended':
      return 'Your business is suspended. Write to us to put that right.'
    default:
      return null
  }
}

/** Why the listing of this business cannot be changed now; null when it can. */
export function refuseListingChange(status: MerchantStatus): string | null {
  switch (status) {
    case 'verified':
      return null
    case 'pending':
      return 'Your business is with our team: nothing can be changed until they have decided.'
    case 'suspended':
      return 'Your business is suspended. Write to us to put that right.'
    default:
      return 'Your business is not verified. Apply anew instead.'
  }
}

/** Why our team cannot decide on a change of a listing now; null when it can. */
export function refuseChangeDecision(
  decision: 'approve' | 'refuse',
  { status, isWaiting, isSeen }: { status: MerchantStatus; isWaiting: boolean; isSeen: boolean },
): string | null {
  if (!isWaiting) return 'No change of this business waits for a decision.'
  if (!isSeen) return 'The owner has changed it again since. Look at it once more.'
  if (decision === 'approve' && status !== 'verified') {
    return `This business is ${status}: a change of it can only be refused now.`
  }
  return null
}

/** Why this business cannot name its products (now); null when it can. They are named once. */
export function refuseProducts(business: { status: MerchantStatus; hasProducts: boolean }) {
  if (business.status !== 'pending' && business.status !== 'verified') {
    return 'Your business is not with our team or verified, so it cannot list products.'
  }
  if (business.hasProducts) return 'Your products were submitted already. They cannot be changed.'
  return null
}

/** A verification holds for a year, to the same day and minute; from 29 February to 1 March. */
export function verificationEnd(verifiedAt: number): number {
  const day = new Date(verifiedAt)
  day.setUTCFullYear(day.getUTCFullYear() + 1)
  return day.getTime()
}

/** The readable end of a merchant's address: `Ìjàpá Phones & Computers` → `ijapa-phones-computers`. */
export function merchantSlug(name: string, suffix: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '')
  return [words || 'merchant', suffix].join('-')
}
