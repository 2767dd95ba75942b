import * as z from 'zod/mini'
import { listingFields } from '../../domain/merchants/listing-changes.ts'
import { merchantStatuses } from '../../domain/merchants/merchants.ts'
import { instant, nullableText } from '../fields.ts'

/** One's own business, whatever its state; admins see it so too. */
export const businessRecord = z.object({
  id: z.string(),
  slug: z.string(),
  status: z.enum(merchantStatuses),
  /** What our team answered when it turned the business down or stopped it. */
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
  /** Empty until they were submitted; then as they are. */
  products: z.array(z.string()),
  featuredPicture: nullableText,
  certificateNumber: nullableText,
  appliedAt: instant,
  decidedAt: z.nullable(instant),
  verifiedAt: z.nullable(instant),
  expiresAt: z.nullable(instant),
  /** What the owner changed and our team has not decided on; until then the rest says what is listed. */
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
