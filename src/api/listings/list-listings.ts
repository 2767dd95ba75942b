import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, instant, noInput } from '../fields.ts'
import { importRecord } from './import-record.ts'

export const listListings = defineEndpoint('GET', '/admin/listings', 'super-admin', {
  summary: 'The authorities that give lists, with their newest lists.',
  input: noInput,
  result: dataResponse(
    z.object({
      sources: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          currentImportId: z.nullable(z.string()),
          expiresAt: z.nullable(instant),
        }),
      ),
      imports: z.array(importRecord),
    }),
  ),
})
