import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { assetRecord } from './asset-record.ts'
import { dataOf, id } from './fields.ts'

export const getAsset = defineAct({
  method: 'GET',
  path: '/assets/detail/{id}',
  summary: 'One of one’s own assets.',
  access: 'signed-in',
  input: z.object({ id }),
  result: dataOf(assetRecord),
})
