import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'

export const rotateLabelCode = defineEndpoint({
  method: 'POST',
  path: '/assets/{id}/label',
  summary: 'Another code for an asset’s label; the one printed before leads nowhere from now on.',
  access: 'verified',
  input: z.object({ id }),
  result: dataResponse(z.object({ assetId: z.string(), code: z.string() })),
})
