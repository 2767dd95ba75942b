import * as z from 'zod/mini'
import { listingFields } from '../../domain/merchants/listing-changes.ts'
import { merchantStatuses } from '../../domain/merchants/merchants.ts'
import { instant, nullableText } from '../fields.ts'

/** A business in any state, as its owner and admins see it. */
export const businessRecord = z.object({
  id: z.string(),
  slug: z.string(),
  status: z.enum(merchantStatuses),
  /** Why staff refused or suspended the business. */
  reason: nullableText,
  name: z.string(),
  category: z.string(),
  categoryId: z.string(),
  phone: z.string(),
  address: z.string(),
  state: z.string(),
  lga: z.string(),
  country: z.string(),
  cacNumber: z.string(),
  logo: z.string(),
  website: nullableText,
  twitter: nullableText,
  instagram: nullableText,
  facebook: nullableText,
  /** Empty until the products are submitted. They cannot be changed afterwards. */
  products: z.array(z.string()),
  featuredPicture: nullableText,
  certificateNumber: nullableText,
  appliedAt: instant,
  decidedAt: z.nullable(instant),
  verifiedAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  /**
   * The owner’s change that staff have not decided on. Until then the other fields are what is
   * listed.
   */
  pendingChange: z.nullable(
    z.object({
      askedAt: instant,
      changes: z.array(
        z.object({
          field: z.enum(listingFields),
          from: nullableText,
          to: nullableText,
        }),
      ),
    }),
  ),
})

export type BusinessRecord = z.output<typeof businessRecord>
