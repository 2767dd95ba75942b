/** Errors of a payment card. */
export const paymentInput = {
  'card-number-missing': 'Enter the card number',
  'card-number': 'This is no card number. Check its digits.',
  'card-expiry': 'Enter month and year, like 09/27',
  'card-expired': 'This card has expired, or the year is wrong',
  'card-cvv': 'Enter the 3 or 4 digits',
}
