/** What is wrong with a choice of a plan, or with a pass that staff grant. */
export const planInput = {
  'plan-choice': 'Choose Premium or Merchant',
  'billing-choice': 'Choose Monthly or Yearly',
  'payment-reference-missing': 'Send the reference of the payment',
  'payment-reference': 'This is not a Toju payment reference',
  'pass-days': ({ max }: { max: number }) => `Give a whole number of days from 1 to ${max}`,
  'grant-reason-missing': 'Say why: we keep the reason with the payments',
}

/** Errors of a payment card. */
export const paymentInput = {
  'card-number-missing': 'Enter the card number',
  'card-number': 'This is not a card number. Check its digits.',
  'card-expiry': 'Enter month and year, like 09/27',
  'card-expired': 'This card has expired, or the year is wrong',
  'card-cvv': 'Enter the 3 or 4 digits',
}
