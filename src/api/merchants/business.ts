import * as z from 'zod/mini'
import { listingFields } from '../../domain/merchants/listings.ts'
import { maxProducts, merchantStatuses } from '../../domain/merchants/merchants.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  currentPassword,
  dataResponse,
  id,
  instant,
  nullablePatch,
  nullableText,
  optionalFormField,
  optionalLine,
  uploadedAs,
  uploadUrl,
} from '../fields.ts'
import { invalid } from '../invalid.ts'
import { businessFields, businessLga, businessLinks } from './business-fields.ts'

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
  /**
   * Its owner reads it while the application waits: how many hours our team usually takes to decide; null
   * if too few were decided.
   */
  readWithinHours: z.optional(z.nullable(z.number())),
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

export const createMerchantInput = z.object({
  logo: uploadedAs(invalid('logo-missing')),
  ...businessFields,
  lga: optionalFormField(businessLga),
  country: z._default(z.literal('Nigeria', invalid('country')), 'Nigeria'),
  /** Compared with the account’s password, and not stored. */
  password: currentPassword,
  website: optionalFormField(businessLinks.website),
  twitter: optionalFormField(businessLinks.twitter),
  instagram: optionalFormField(businessLinks.instagram),
  facebook: optionalFormField(businessLinks.facebook),
})

export const createMerchant = defineEndpoint('POST', '/merchants', 'verified', {
  summary:
    'Apply for the verification of your own business, also again after a refusal or at the end of a year. The application cannot be changed until staff have decided.',
  input: createMerchantInput,
  result: dataResponse(businessRecord),
  status: 201,
})

export const updateMerchantInput = z.object({
  id,
  ...z.partial(z.object(businessFields)).shape,
  lga: z.optional(z.union([z.literal(''), businessLga])),
  website: nullablePatch(businessLinks.website),
  twitter: nullablePatch(businessLinks.twitter),
  instagram: nullablePatch(businessLinks.instagram),
  facebook: nullablePatch(businessLinks.facebook),
})

export const updateMerchant = defineEndpoint('PATCH', '/merchants/{id}', 'verified', {
  summary:
    'Change the listing of your own verified business. Only the fields that are sent change. The public listing changes when staff approve; until then `pendingChange` shows the change.',
  input: updateMerchantInput,
  result: dataResponse(businessRecord),
})

export type UpdateMerchantInput = z.output<typeof updateMerchant.input>

const missing = invalid('product-missing')

/** Empty rows are dropped, so that a form with ten of them can be sent as it is. */
const products = z.pipe(
  z.array(optionalLine(60), { error: missing }).check(
    z.maxLength(maxProducts, invalid('too-many-products', { max: maxProducts })),
    z.refine((names) => names.some((name) => name), missing),
  ),
  z.transform((names: (string | undefined)[]) => [
    ...new Map(
      names
        .filter((name) => name !== undefined && name !== '')
        .map((name) => [name?.toLowerCase(), name ?? '']),
    ).values(),
  ]),
)

export const submitProductsInput = z.object({
  products,
  featuredPicture: optionalFormField(uploadUrl),
})

export const submitProducts = defineEndpoint('POST', '/merchants/products', 'verified', {
  summary:
    'Name up to 10 products of your own business, with a photo of a featured one. This is possible once: they cannot be changed afterwards. For a business that is already verified they wait for approval by staff.',
  input: submitProductsInput,
  result: dataResponse(businessRecord),
  status: 201,
})
