import * as z from 'zod/mini'
import { defineAct } from './act.ts'
import { assetHistory } from './asset-history.ts'
import { dataOf, id } from './fields.ts'
import { sentTransfer } from './transfer-record.ts'

export const getOwnership = defineAct({
  method: 'GET',
  path: '/assets/{id}/ownership',
  summary:
    'What is known of an asset’s past without any name, the open offer of it, and why it cannot be offered now.',
  access: 'signed-in',
  input: z.object({ id }),
  result: dataOf(
    z.extend(assetHistory, {
      offer: z.nullable(sentTransfer),
      /** Null where it may be offered. */
      refusal: z.nullable(z.string()),
    }),
  ),
})
