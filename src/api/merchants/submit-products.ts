import * as z from 'zod/mini'
import { maxProducts } from '../../domain/merchants/merchants.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, optionalFormField, optionalLine, uploadUrl } from '../fields.ts'
import { invalid } from '../invalid.ts'
import { businessRecord } from './business-record.ts'

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
