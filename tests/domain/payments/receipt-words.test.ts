import { expect, it } from 'vitest'
import { vatWithin } from '../../../src/domain/payments/transactions.ts'
import { amountInWords, amountText, vatText } from '../../../src/locales/en/payments.ts'

it.each([
  [90_000, 'NGN 900.00', 'Nine hundred naira only'],
  [190_000, 'NGN 1,900.00', 'One thousand, nine hundred naira only'],
  [900_000, 'NGN 9,000.00', 'Nine thousand naira only'],
  [1_900_000, 'NGN 19,000.00', 'Nineteen thousand naira only'],
  [100_150, 'NGN 1,001.50', 'One thousand and one naira, fifty kobo only'],
  [2_150_021, 'NGN 21,500.21', 'Twenty-one thousand, five hundred naira, twenty-one kobo only'],
  [100_000_000, 'NGN 1,000,000.00', 'One million naira only'],
])('%i kobo are written in numbers and words', (kobo, text, words) => {
  expect([amountText(kobo), amountInWords(kobo)]).toEqual([text, words])
})

it('the VAT line states the VAT in the price, and is omitted if no VAT is charged', () => {
  expect(vatWithin(90_000, 750)).toBe(6279)
  expect(vatText(90_000, 750)).toBe('Includes 7.5% VAT: NGN 62.79')
  expect(vatText(90_000, null)).toBe(null)
})
