import * as z from 'zod/mini'
import { assetHistory } from '../assets/asset-history.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { sentTransfer } from './transfer-record.ts'

export const getOwnership = defineEndpoint({
  method: 'GET',
  path: '/assets/{id}/ownership',
  summary:
    'What is known of an asset’s past without any name, the open offer of it, and why it cannot be offered now.',
  access: 'signed-in',
  input: z.object({ id }),
  result: dataResponse(
    z.extend(assetHistory, {
      offer: z.nullable(sentTransfer),
      /** Null where it may be offered. */
      refusal: z.nullable(z.string()),
    }),
  ),
})
