import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { assetRecord } from './asset-record.ts'
import { dataOf, typedLine } from './fields.ts'
import { wholeNumber } from './query-fields.ts'

export const searchAssets = defineAct({
  method: 'GET',
  path: '/assets/search/',
  summary:
    'One’s own assets with a number that begins with the text, or with the text in their name.',
  access: 'signed-in',
  input: z.object({
    query: typedLine('Type a number or a name', 64),
    limit: wholeNumber({ fallback: 10, min: 1, max: 100 }),
  }),
  result: dataOf(z.array(assetRecord)),
})
