import * as z from 'zod/mini'
import { roles } from '../../domain/users/roles.ts'
import { instant, nullableText } from '../fields.ts'
import { businessRecord } from '../merchants/business-record.ts'

/** A person as they see themselves, and as admins see them. */
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
  /** Since when and until when a plan is had that is not free: null without one, and a day where it is not known. */
  activeSubscriptionId: z.nullable(
    z.object({
      id: z.optional(z.string()),
      startDate: z.nullable(instant),
      endDate: z.nullable(instant),
    }),
  ),
  /** True while a verification is outstanding: the login rule of spec §4 reads it so. */
  isVerified: z.boolean(),
  emailVerified: z.boolean(),
  /** One’s own business, null without one; lists of people leave it out. */
  business: z.optional(z.nullable(businessRecord)),
  createdAt: instant,
  lastLogin: z.nullable(instant),
})

export type UserRecord = z.output<typeof userRecord>
