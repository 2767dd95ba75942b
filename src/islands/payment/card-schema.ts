import * as z from 'zod/mini'
import { invalid } from '../../api/invalid.ts'
import { isCardNumber, isGoodAt, parseExpiry } from '../../domain/merchants/payment-cards.ts'

export const cardSchema = z.object({
  cardNumber: z
    .string()
    .check(
      z.minLength(1, invalid('card-number-missing')),
      z.refine(isCardNumber, invalid('card-number')),
    ),
  expiry: z.string().check(
    z.refine((text) => parseExpiry(text) !== null, invalid('card-expiry')),
    z.refine((text) => {
      const expiry = parseExpiry(text)
      return !expiry || isGoodAt(expiry, new Date())
    }, invalid('card-expired')),
  ),
  cvv: z.string().check(z.regex(/^\d{3,4}$/, invalid('card-cvv'))),
  country: z.literal('Nigeria'),
})
