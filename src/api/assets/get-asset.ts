import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataResponse, id } from '../fields.ts'
import { assetRecord } from './asset-record.ts'

export const getAsset = defineEndpoint('GET', '/assets/detail/{id}', 'signed-in', {
  summary: 'One of your own assets.',
  input: z.object({ id }),
  result: dataResponse(assetRecord),
})
