import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id } from '../fields.ts'

export const createEvidencePack = defineEndpoint({
  method: 'POST',
  path: '/reports/{id}/evidence',
  summary:
    'One of your own reports as a ZIP for the police or a court: PDF, photos, receipts, hashes, signed checks and proofs from the public log.',
  access: 'signed-in',
  input: z.object({ id }),
  result: z.file(),
  media: 'application/zip',
})
