import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf, id } from './fields.ts'

/** As many as a few sheets of paper hold. */
export const mostLabels = 120

export const makeLabels = defineAct({
  method: 'POST',
  path: '/assets/labels',
  summary: 'Codes for printed labels of one’s own assets; one that has a code keeps it.',
  access: 'verified',
  input: z.object({
    ids: z
      .array(id, { error: 'Choose assets' })
      .check(
        z.minLength(1, 'Choose at least one asset'),
        z.maxLength(mostLabels, `Choose at most ${mostLabels} assets at once`),
      ),
  }),
  result: dataOf(z.array(z.object({ assetId: z.string(), name: z.string(), code: z.string() }))),
})
