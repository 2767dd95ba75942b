import type { PaymentKind } from '../../domain/payments/passes.ts'
import type { Billing, GatedFeature, PaidPlan } from '../../domain/payments/plans.ts'
import { type PaymentOutcome, vatWithin } from '../../domain/payments/transactions.ts'

const money = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount in kobo as text: `NGN 9,000.00`. */
export function amountText(kobo: number, currency = 'NGN'): string {
  return `${currency} ${money.format(kobo / 100)}`
}

/** The same on a screen: `₦9,000.00`. Papers and the bank keep the code. */
export function amountOnScreen(kobo: number, currency?: string): string {
  return amountText(kobo, currency).replace('NGN ', '₦')
}

const ones = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen'],
  ...['eighteen', 'nineteen'],
]
const tens = [
  ...['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
]

/** A whole number from 0 to 999,999,999 in words: `nineteen thousand`. */
function numberWords(count: number): string {
  if (count < 20) return ones[count] ?? ''
  if (count < 100) {
    const rest = count % 10
    return `${tens[Math.floor(count / 10)]}${rest ? `-${ones[rest]}` : ''}`
  }
  if (count < 1000) {
    const rest = count % 100
    return `${ones[Math.floor(count / 100)]} hundred${rest ? ` and ${numberWords(rest)}` : ''}`
  }
  const [unit, name] = count < 1_000_000 ? [1000, 'thousand'] : [1_000_000, 'million']
  const rest = count % unit
  const joined = rest === 0 ? '' : `${rest < 100 ? ' and' : ','} ${numberWords(rest)}`
  return `${numberWords(Math.floor(count / unit))} ${name}${joined}`
}

/** `Nine hundred naira only`, `Nine hundred naira, fifty kobo only`. */
export function amountInWords(kobo: number): string {
  const [naira, rest] = [Math.floor(kobo / 100), kobo % 100]
  const words = `${numberWords(naira)} naira${rest ? `, ${numberWords(rest)} kobo` : ''} only`
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `30 days of Premium`. */
export function passName(plan: PaidPlan, days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'} of ${plan}`
}

/** The line of a receipt about VAT; null where none is charged. */
export function vatText(amount: number, rate: number | null, currency = 'NGN'): string | null {
  if (rate === null) return null
  return `Includes ${rate / 100}% VAT: ${amountText(vatWithin(amount, rate), currency)}`
}

export const paymentChannels = {
  card: 'Card',
  bank: 'Bank',
  bank_transfer: 'Bank transfer',
  ussd: 'USSD',
  qr: 'QR',
  mobile_money: 'Mobile money',
}

export function channelName(channel: string | null): string {
  const names: Readonly<Record<string, string>> = paymentChannels
  return names[channel ?? ''] ?? 'Paystack'
}

export const paymentKindLabels = {
  payment: 'Payment',
  renewal: 'Renewal',
  grant: 'Granted',
  refund: 'Refund',
  dispute: 'Disputed',
  'dispute-won': 'Dispute won',
} as const satisfies Record<PaymentKind, string>

/** The outcome of a payment event, for staff. */
export const outcomeLabels = {
  granted: 'Pass given',
  known: 'Known already: nothing to do',
  open: 'Not paid yet',
  failed: 'Payment failed',
  abandoned: 'Not paid within a week',
  refunded: 'Refunded: pass ended',
  disputed: 'Disputed: pass suspended',
  'dispute-won': 'Dispute won: pass runs on',
  ignored: 'Ignored: nothing to do',
  forged: 'Refused: the signature is wrong',
  unreadable: 'Refused: it cannot be read',
  'unknown-reference': 'Refused: the reference is not from Toju',
  amount: 'Refused: not the amount that we asked for',
  currency: 'Refused: another currency',
  reference: 'Refused: the provider names another reference',
  account: 'Refused: it was paid for another account',
  'account-gone': 'Refused: the account no longer exists. Refund it.',
} as const satisfies Record<PaymentOutcome, string>

/** The status of a payment while the page waits for it, and afterwards. */
export const checkoutMessages = {
  open: 'Paystack has no payment yet. A bank transfer or USSD can take some minutes.',
  paid: 'Your payment has arrived.',
  failed: 'Payment failed. We took nothing. You can try again.',
  refused:
    'This payment is not what we asked for, so no plan was started. Do not pay again. Our team will write to you.',
  closed: 'Nobody finished this payment. You can start another one.',
} as const

/** Why a feature needs a plan, and what to do. */
const gated = {
  tableImport: 'Adding assets from a table',
  business: 'Applying with a business',
} as const satisfies Record<GatedFeature, string>

const instead = {
  tableImport: ' Adding them one by one is free.',
  business: '',
} as const satisfies Record<GatedFeature, string>

export const planRequired = ({ feature, plan }: { feature: GatedFeature; plan: PaidPlan }) =>
  `${gated[feature]} is part of the ${plan} plan.${instead[feature]} The pricing page shows what each plan gives: /pricing.`

/** The rows of the table that compares the plans. */
export const featureLabels = {
  batchSize: 'Check many: numbers at once',
  batchPerDay: 'Check many: numbers a day',
  tableImport: 'Add assets from a table (CSV)',
  business: 'Business verification, listing and certificate',
} as const

/** What every plan includes. */
export const alwaysFree = [
  'Report lost, stolen and found things',
  'Check numbers one by one, as often as you like',
  'News of matches, checks and claims',
  'Register what you own, and print its labels',
] as const

export interface ReceiptFacts {
  reference: string
  plan: PaidPlan
  billing: Billing | null
  days: number
  amount: number
  currency: string
  vatRate: number | null
  channel: string | null
  at: number
}

/** The first row of the ledger as CSV. */
export const ledgerColumns = [
  ...['Time', 'Kind', 'Reference', 'Name', 'Email', 'Account', 'Plan', 'Days'],
  ...['Amount', 'Currency', 'VAT rate %', 'Channel', 'Provider id', 'Granted by', 'Reason'],
]

/** The page on which a pass is bought, and the one to which the provider sends people back. */
export const paymentPageText = {
  lead: 'You pay at Paystack, by card, bank transfer or USSD. We never see your card.',
  account: ({ email }: { email: string }) =>
    `For the account ${email}. We send the receipt to this address.`,
  loginFirst: 'A plan belongs to an account. Log in first, or sign up.',
  next: ({ plan, days }: { plan: PaidPlan; days: number }) => [
    'You pay at Paystack and come back here.',
    `${passName(plan, days)} begin when your payment arrives. If you have days left, the new days begin after them.`,
    'We remind you 7 days and 1 day before the end. Then the plan ends. You lose nothing that you saved.',
  ],
  renew: 'Renew by card when it ends',
  renewHint: ({ price }: { price: string }) =>
    `If you tick this, we charge ${price} twelve hours before the plan ends, each time. You can stop this with one tap.`,
  yearSaving: '2 months free',
  waiting: 'We are asking Paystack whether your payment has arrived …',
  stillWaiting:
    'You can leave this page. As soon as the payment arrives, your plan begins and we email you the receipt.',
  until: ({ plan, date }: { plan: PaidPlan; date: string }) =>
    `You are on the ${plan} plan until ${date}.`,
  receiptMailed: 'We are emailing you the receipt. It is in your account too.',
  reference: ({ reference }: { reference: string }) => `Reference ${reference}`,
  noReference: 'Paystack sends you to this page after a payment. There is no payment to show.',
} as const

/** Account → Plan. */
export const planCardText = {
  until: ({ date }: { date: string }) => `Until ${date}. It does not renew.`,
  next: ({ plan, date }: { plan: PaidPlan; date: string }) => `Then ${plan} until ${date}.`,
  renews: ({ plan, card }: { plan: PaidPlan; card: string }) =>
    `${plan} renews by card (${card}), twelve hours before it ends.`,
  free: 'We charge nothing until you buy a plan. When a plan ends, you keep everything that you saved.',
  none: 'You have no payments yet.',
  closed: 'Payments are not open yet, so there is nothing to buy or cancel.',
} as const

/** /pricing */
export const pricingText = {
  saving: '2 months free',
  onEveryPlan: 'Free on every plan',
  compare: 'What differs',
  feature: 'Feature',
  yes: 'Yes',
  no: 'No',
  passes:
    'You pay ahead for 30 or 365 days, by card, bank transfer or USSD. A plan ends on its last day, unless you asked us to renew it by card. After that your account is Free, and you lose nothing that you saved.',
  closed: 'Until payments open, you pay nothing and no plan begins.',
  untilThen:
    'All prices are in Nigerian naira. Until payments open, everyone can import assets from a table and apply as a business. Until then, a verified business also gets everything in Merchant.',
} as const
