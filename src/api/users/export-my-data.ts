import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { currentPassword, dataResponse, instant } from '../fields.ts'

const section = z.object({
  /** The name in the file: `assets`. */
  name: z.string(),
  /** The heading for people: `What you registered`. */
  about: z.string(),
  /** False if there are more records than one response holds. */
  complete: z.boolean(),
  records: z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
})

export const exportMyData = defineEndpoint('POST', '/users/export', 'verified', {
  summary: 'All your own personal data, without secrets. Needs the password.',
  input: z.object({ password: currentPassword }),
  result: dataResponse(
    z.object({
      madeAt: instant,
      sections: z.array(section),
      /** URLs of your own photos and receipts, to be fetched one by one. */
      pictures: z.array(z.string()),
    }),
  ),
})

export type PersonalDataExport = z.output<typeof exportMyData.result>['data']
