import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

export const createEvidencePack = defineEndpoint('POST', '/reports/{id}/evidence', 'signed-in', {
  summary:
    'One of your own reports as a ZIP for the police or a court: PDF, photos, receipts, hashes, signed checks and proofs from the public log.',
  input: z.object({ id }),
  result: z.file(),
  media: 'application/zip',
})
