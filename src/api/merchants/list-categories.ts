import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, noInput } from '../fields.ts'

export const listCategories = defineEndpoint('GET', '/categories', 'anyone', {
  summary: 'The categories of merchants.',
  input: noInput,
  result: dataResponse(z.array(z.object({ _id: z.string(), name: z.string() }))),
  cacheSeconds: 3600,
})
