import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { assetRecord } from './asset-record.ts'
import { dataOf, requiredText } from './fields.ts'

export const searchAssets = defineAct({
  method: 'GET',
  path: '/assets/search/',
  summary: 'One’s own assets whose identifier begins with the text, ten at most.',
  access: 'signed-in',
  input: z.object({ query: requiredText('Type an identifier', 64) }),
  result: dataOf(z.array(assetRecord)),
})
