import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, typedLine } from '../fields.ts'
import { wholeNumber } from '../query-params.ts'
import { assetRecord } from './asset-record.ts'

export const searchAssets = defineEndpoint('GET', '/assets/search/', 'signed-in', {
  summary:
    'Your own assets that have an identifier beginning with the text, or the text in their name.',
  input: z.object({
    query: typedLine('asset-search-missing', 64),
    limit: wholeNumber({ fallback: 10, min: 1, max: 100 }),
  }),
  result: dataResponse(z.array(assetRecord)),
})
