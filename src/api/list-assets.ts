import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { assetRecord } from './asset-record.ts'
import { dataOf } from './fields.ts'

export const listAssets = defineAct({
  method: 'GET',
  path: '/assets',
  summary: 'One’s own assets, newest first.',
  access: 'signed-in',
  input: z.object({}),
  result: dataOf(z.array(assetRecord)),
})
