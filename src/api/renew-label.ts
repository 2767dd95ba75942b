import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { dataOf, id } from './fields.ts'

export const renewLabel = defineAct({
  method: 'POST',
  path: '/assets/{id}/label',
  summary: 'Another code for an asset’s label; the one printed before leads nowhere from now on.',
  access: 'verified',
  input: z.object({ id }),
  result: dataOf(z.object({ assetId: z.string(), code: z.string() })),
})
