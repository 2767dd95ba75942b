import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'

export const rotateLabelCode = defineEndpoint('POST', '/assets/{id}/label', 'verified', {
  summary: 'Replace the code of an asset’s label. The code that was printed before stops working.',
  input: z.object({ id }),
  result: dataResponse(z.object({ assetId: z.string(), code: z.string() })),
})
