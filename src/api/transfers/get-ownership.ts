import * as z from 'zod/mini'
import { assetHistory } from '../assets/asset-history.ts'
import { contestRecord } from '../disputes/contest-record.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { sentTransfer } from './transfer-record.ts'

export const getOwnership = defineEndpoint('GET', '/assets/{id}/ownership', 'signed-in', {
  summary:
    'The history of an asset without names, its open offer, and why it cannot be offered now.',
  input: z.object({ id }),
  result: dataResponse(
    z.extend(assetHistory, {
      offer: z.nullable(sentTransfer),
      /** Null if the asset may be offered. */
      refusal: z.nullable(z.string()),
      /** Null unless another user claims a number of the asset too. */
      contest: z.nullable(contestRecord),
    }),
  ),
})
