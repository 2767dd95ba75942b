import * as z from 'zod/mini'
import { maxLabels } from '../../domain/assets/label-codes.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { invalid } from '../invalid.ts'

export const createLabels = defineEndpoint('POST', '/assets/labels', 'verified', {
  summary:
    'Get codes for printed labels of your own assets. An asset that already has a code keeps this code.',
  input: z.object({
    ids: z
      .array(id, { error: invalid('assets-missing') })
      .check(
        z.minLength(1, invalid('no-assets')),
        z.maxLength(maxLabels, invalid('too-many-assets', { max: maxLabels })),
      ),
  }),
  result: dataResponse(
    z.array(z.object({ assetId: z.string(), name: z.string(), code: z.string() })),
  ),
})
