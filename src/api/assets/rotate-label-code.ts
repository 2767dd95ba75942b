import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'

export const rotateLabelCode = defineEndpoint({
  method: 'POST',
  path: '/assets/{id}/label',
  summary: 'Replace the code of an asset’s label. The code that was printed before stops working.',
  access: 'verified',
  input: z.object({ id }),
  result: dataResponse(z.object({ assetId: z.string(), code: z.string() })),
})
