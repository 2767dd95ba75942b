import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currentPassword, dataResponse, instant } from '../fields.ts'

const section = z.object({
  /** What the file calls it: `assets`. */
  name: z.string(),
  /** The same in words: `What you registered`. */
  about: z.string(),
  /** False when there are more records than one answer holds. */
  complete: z.boolean(),
  records: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
})

export const exportMyData = defineEndpoint({
  method: 'POST',
  path: '/users/export',
  summary: 'All that is kept about oneself, against the password; secrets are left out.',
  access: 'verified',
  input: z.object({ password: currentPassword }),
  result: dataResponse(
    z.object({
      madeAt: instant,
      sections: z.array(section),
      /** Addresses of one’s pictures and receipts, to be fetched one by one. */
      pictures: z.array(z.string()),
    }),
  ),
})

export type PersonalDataExport = z.output<typeof exportMyData.result>['data']
