/** What is wrong with a choice of a plan, or with a pass that staff grant. */
export const planInput = {
  'plan-choice': 'Choose Premium or Merchant',
  'billing-choice': 'Choose Monthly or Yearly',
  'payment-reference-missing': 'Send the reference of the payment',
  'payment-reference': 'This is not a reference of Toju',
  'pass-days': ({ max }: { max: number }) => `Give a whole number of days from 1 to ${max}`,
  'grant-reason-missing': 'Say why: it stays in the ledger',
}
