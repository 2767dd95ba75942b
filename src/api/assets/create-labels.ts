import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'

/** As many as a few sheets of paper hold. */
export const maxLabels = 120

export const createLabels = defineEndpoint({
  method: 'POST',
  path: '/assets/labels',
  summary: 'Codes for printed labels of one’s own assets; one that has a code keeps it.',
  access: 'verified',
  input: z.object({
    ids: z
      .array(id, { error: 'Choose assets' })
      .check(
        z.minLength(1, 'Choose at least one asset'),
        z.maxLength(maxLabels, `Choose at most ${maxLabels} assets at once`),
      ),
  }),
  result: dataResponse(
    z.array(z.object({ assetId: z.string(), name: z.string(), code: z.string() })),
  ),
})
