import * as z from 'zod/mini'
import { roles } from '../../domain/users/users.ts'
import { instant, nullableText } from '../fields.ts'
import { businessRecord } from '../merchants/business.ts'

/** A user as they see themselves, and as admins see them. */
export const userRecord = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  alternatePhoneNumber: nullableText,
  address: nullableText,
  state: nullableText,
  lga: nullableText,
  country: z.string(),
  profilePicture: nullableText,
  role: z.enum(roles),
  status: z.enum(['active', 'suspended']),
  currentPlanId: z.object({ name: z.string() }),
  /** Null without a paid plan. `startDate` and `endDate` are null if the day is unknown. */
  activeSubscriptionId: z.nullable(
    z.object({
      id: z.optional(z.string()),
      startDate: z.nullable(instant),
      endDate: z.nullable(instant),
    }),
  ),
  /** True while an e-mail verification is pending, as the log-in rule of spec §4 defines it. */
  isVerified: z.boolean(),
  emailVerified: z.boolean(),
  /** The user’s own business, or null; left out of lists of users. */
  business: z.optional(z.nullable(businessRecord)),
  createdAt: instant,
  lastLogin: z.nullable(instant),
  /** The language of mails and notifications: one of `languages`. */
  language: z.optional(z.string()),
})

export type UserRecord = z.output<typeof userRecord>
