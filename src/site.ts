import { siteName } from './site-name.ts'

/** The facts about the service in one place: name, operator, contact, plans and prices. */
export const site = {
  name: siteName,
  /**
   * A placeholder for PUBLIC_ORIGIN in built pages. The server replaces it when it reads the pages
   * (`src/server/http/static-files.ts`). Rendered pages use `Astro.locals.publicOrigin`.
   */
  origin: 'https://public-origin.invalid',
  tagline: 'Worry no more, Find lost items',
  description:
    'Register what you own, report what is lost or stolen, and check an IMEI, serial number, plate or VIN before you buy. For Nigeria.',
  operator: 'Toju Registry Limited',
  /** Shops must give us theirs. Null until the operator sets it; `npm run doctor` names what is missing. */
  registrationNumber: null as string | null,
  address: null as string | null,
  /** Who answers for what the service decides: `Ada Okonkwo, head of reviews`. */
  people: [] as readonly string[],
  country: 'Nigeria',
  locale: 'en-NG',
  currency: 'NGN',
  phone: '+2342015550142',
  phoneText: '+234 201 555 0142',
  email: 'hello@toju.ng',
  socials: [
    { network: 'x', url: 'https://x.com/tojung' },
    { network: 'facebook', url: 'https://www.facebook.com/tojung' },
    { network: 'instagram', url: 'https://www.instagram.com/tojung' },
    { network: 'linkedin', url: 'https://www.linkedin.com/company/tojung' },
  ],
} as const

export type PlanTitle = 'Free' | 'Premium' | 'Merchant'

export interface Plan {
  title: PlanTitle
  description: string
  /** Whole naira. */
  monthlyAmount: number
  /** Whole naira. */
  yearlyAmount: number
  features: readonly string[]
  buttonLabel: string
}

export const plans: readonly Plan[] = [
  {
    title: 'Free',
    description: 'For anyone who has lost something, found something, or is about to buy.',
    monthlyAmount: 0,
    yearlyAmount: 0,
    features: [
      'Report lost items',
      'Report found items',
      'Verify authenticity',
      'View merchant listings',
    ],
    buttonLabel: 'Get started',
  },
  {
    title: 'Premium',
    description: 'For owners who want everything they value on record.',
    monthlyAmount: 900,
    yearlyAmount: 9000,
    features: ['Everything in Free', 'Asset management', 'Special offers'],
    buttonLabel: 'Choose Premium',
  },
  {
    title: 'Merchant',
    description: 'For shops that want buyers to know they can be trusted.',
    monthlyAmount: 1900,
    yearlyAmount: 19_000,
    features: [
      'Everything in Premium',
      'Business verification',
      'Listing in the merchant directory',
      'Verification certificate',
    ],
    buttonLabel: 'Choose Merchant',
  },
]

const naira = new Intl.NumberFormat(site.locale, {
  style: 'currency',
  currency: site.currency,
  maximumFractionDigits: 0,
})

/** An amount in whole naira: `₦9,000`. */
export function formatNaira(amount: number): string {
  return naira.format(amount)
}

/** Stands in built pages for the USSD code that people dial, which is a setting of the server. */
export const dialCodePlaceholder = '*000#'
