import * as z from 'zod/mini'
import { socialTypes } from '../../domain/merchants/merchants.ts'
import { instant, nullableText } from '../fields.ts'

/** A verified merchant, as everyone sees it. */
export const merchantRecord = z.object({
  id: z.string(),
  /** The last part of its page’s URL, after `/merchant/`. */
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  state: z.string(),
  /** Empty if unknown. */
  lga: z.string(),
  category: z.string(),
  categoryId: z.string(),
  logo: z.string(),
  products: z.array(z.string()),
  featuredPicture: nullableText,
  website: nullableText,
  phone: z.string(),
  socials: z.array(z.object({ type: z.enum(socialTypes), url: z.string() })),
  author: z.string(),
  verifiedSince: instant,
  certificateNumber: z.string(),
})

export type MerchantRecord = z.output<typeof merchantRecord>
