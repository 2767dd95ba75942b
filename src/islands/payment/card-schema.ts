import * as z from 'zod/mini'
import { isCardNumber, isGoodAt, parseExpiry } from '../../domain/merchants/payment-cards.ts'

export const cardSchema = z.object({
  cardNumber: z
    .string()
    .check(
      z.minLength(1, 'Enter the card number'),
      z.refine(isCardNumber, 'This is no card number. Check its digits.'),
    ),
  expiry: z.string().check(
    z.refine((text) => parseExpiry(text) !== null, 'Enter month and year, like 09/27'),
    z.refine((text) => {
      const expiry = parseExpiry(text)
      return !expiry || isGoodAt(expiry, new Date())
    }, 'This card has expired, or the year is wrong'),
  ),
  cvv: z.string().check(z.regex(/^\d{3,4}$/, 'Enter the 3 or 4 digits')),
  country: z.literal('Nigeria'),
})
