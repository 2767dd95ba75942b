import * as z from 'zod/mini'
import { mostProducts } from '../domain/merchants.ts'
import { defineAct } from './act.ts'
import { businessRecord } from './business-record.ts'
import { dataOf, optionalLine, orEmpty, uploadUrl } from './fields.ts'

const ask = 'Name at least one product'

/** Rows left empty are dropped, so that a form with ten of them can be sent as it is. */
const products = z.pipe(
  z.array(optionalLine(60), { error: ask }).check(
    z.maxLength(mostProducts, `Name at most ${mostProducts} products`),
    z.refine((names) => names.some((name) => name), ask),
  ),
  z.transform((names: (string | undefined)[]) => [
    ...new Map(
      names
        .filter((name) => name !== undefined && name !== '')
        .map((name) => [name?.toLowerCase(), name ?? '']),
    ).values(),
  ]),
)

export const submitProductsInput = z.object({ products, featuredPicture: orEmpty(uploadUrl) })

export const submitProducts = defineAct({
  method: 'POST',
  path: '/merchants/products',
  summary:
    'Name up to 10 products of one’s business, and a picture of a featured one. Once: they cannot be changed after. Those of a business that is verified already wait for our team.',
  access: 'verified',
  input: submitProductsInput,
  result: dataOf(businessRecord),
  status: 201,
})
